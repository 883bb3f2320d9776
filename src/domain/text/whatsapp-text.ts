/** Wraps text in asterisks (WhatsApp's bold, faq.whatsapp.com/539178204879377), after removing its own asterisks. */
export const boldInWhatsapp = (text: string): string => `*${text.replaceAll('*', '')}*`
