import { encoded } from '../text/characters'

/**
 * A phone number as wa.me wants it: digits only, with the country code. Indonesian numbers may be
 * written 08…, 8…, +62…, 62… or 0062…, with spaces, dots, dashes or brackets; '' when there is none.
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
 * Whether it is a mobile number that can receive WhatsApp: 62 8…, 10 to 15 digits in all (ITU-T E.164),
 * in at most 30 characters. firestore.rules repeat it.
 */
export function isWhatsappNumber(written: string): boolean {
  return /^[0-9+() .-]{1,30}$/.test(written) && /^628\d{7,12}$/.test(toWhatsappNumber(written))
}

/** A number that can receive WhatsApp as one dials it, e.g. `0812-0000-0001`. */
export function dialledNumber(written: string): string {
  return toWhatsappNumber(written).replace(/^62(\d{3})(\d{4})/, '0$1-$2-')
}

/** The chat link (faq.whatsapp.com/5913398998672934), with `message` already typed when given. */
export function whatsappLink(written: string, message = ''): string {
  const query = message ? `?text=${encoded(message)}` : ''
  return `https://wa.me/${toWhatsappNumber(written)}${query}`
}
