/**
 * Wraps text in asterisks, WhatsApp's mark for bold (faq.whatsapp.com/539178204879377), and removes asterisks from the
 * text itself.
 */
export const boldInWhatsapp = (text: string): string => `*${text.replaceAll('*', '')}*`
