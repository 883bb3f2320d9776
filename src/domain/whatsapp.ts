import * as v from 'valibot'

/**
 * A phone number as wa.me wants it: digits only, with the country code. Indonesian numbers may be
 * written 08…, 8…, +62…, 62… or 0062…, with spaces, dots, dashes or brackets; '' when there is none.
 */
export function toWhatsappNumber(written: string): string {
  const digits = written.replace(/\D/g, '').replace(/^00/, '')
  if (digits.startsWith('620')) return `62${digits.slice(3)}`
  if (digits.startsWith('0')) return `62${digits.slice(1)}`
  if (digits.startsWith('8')) return `62${digits}`
  return digits
}

/** The chat link (faq.whatsapp.com/5913398998672934), with `message` already typed when given. */
export function whatsappLink(written: string, message = ''): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : ''
  return `https://wa.me/${toWhatsappNumber(written)}${query}`
}

/** A mobile number that can receive WhatsApp: 62 8…, 10 to 15 digits in all (ITU-T E.164). */
export const whatsappNumber = v.pipe(
  v.string('Nomor WhatsApp wajib diisi.'),
  v.trim(),
  v.nonEmpty('Nomor WhatsApp wajib diisi.'),
  v.check(
    (written) => /^[0-9+() .-]+$/.test(written) && /^628\d{7,12}$/.test(toWhatsappNumber(written)),
    'Nomor WhatsApp tidak dikenali. Contoh: 0812 3456 7890.',
  ),
)
