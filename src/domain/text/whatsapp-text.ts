/** Formats text in bold for WhatsApp (faq.whatsapp.com/539178204879377), without asterisks. */
export const boldInWhatsapp = (text: string): string => `*${text.replaceAll('*', '')}*`
