/** Removes asterisks and formats the text as bold in WhatsApp (faq.whatsapp.com/539178204879377). */
export const boldInWhatsapp = (text: string): string => `*${text.replaceAll('*', '')}*`
