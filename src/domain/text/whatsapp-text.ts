/**
 * Formats text in bold for WhatsApp (faq.whatsapp.com/539178204879377). Removes asterisks, which would end
 * it.
 */
export const boldInWhatsapp = (text: string): string => `*${text.replaceAll('*', '')}*`
