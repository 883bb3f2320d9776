import { encodeUriPart } from '../text/characters'

/**
 * Returns a phone number in the format of wa.me: digits only, with the country code. Accepts Indonesian numbers as 08…,
 * 8…, +62…, 62… or 0062…, with spaces, dots, dashes or brackets. Returns '' if the text contains no number.
 */
export function toWhatsappNumber(written: string): string {
  const international = /^\s*(?:\+|00)/.test(written)
  const digits = written.replace(/\D/g, '').replace(/^00/, '')
  if (digits.startsWith('620')) return `62${digits.slice(3)}`
  if (digits.startsWith('0')) return `62${digits.slice(1)}`
  if (!international && digits.startsWith('8')) return `62${digits}`
  return digits
}

/**
 * Returns whether a text is a mobile number for WhatsApp: 62 8…, 10 to 15 digits (ITU-T E.164), in at most 30
 * characters. firestore.rules contain the same check.
 */
export function isWhatsappNumber(written: string): boolean {
  return /^[0-9+() .-]{1,30}$/.test(written) && /^628\d{7,12}$/.test(toWhatsappNumber(written))
}

export function dialledNumber(written: string): string {
  return toWhatsappNumber(written).replace(/^62(\d{3})(\d{4})/, '0$1-$2-')
}

/** Returns a link to a chat (faq.whatsapp.com/5913398998672934). WhatsApp prefills `message` in the chat. */
export function whatsappLink(written: string, message = ''): string {
  const query = message ? `?text=${encodeUriPart(message)}` : ''
  return `https://wa.me/${toWhatsappNumber(written)}${query}`
}
