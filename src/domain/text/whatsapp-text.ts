/** In bold letters, as WhatsApp writes them (faq.whatsapp.com/539178204879377). A star within would end them. */
export const boldInWhatsapp = (text: string): string => `*${text.replaceAll('*', '')}*`
