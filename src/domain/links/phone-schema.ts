import * as v from 'valibot'
import { LIMITS } from '../limits'
import { cleanText } from '../text/clean-text'
import { isWhatsappNumber } from './whatsapp'

/** Matches labels before a number: `Hp. `, `No. WA: `, or the address of a WhatsApp chat. */
const LABEL = /^[a-z .:/]+(?=[\d+(-])/i

/** Returns a phone number with ASCII digits and hyphens, and without a label before it. */
export function cleanPhone(written: string): string {
  return cleanText(written.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(LABEL, '')
    .replace(/^-+$/, '')
}

const tidyPhone = v.transform(cleanPhone)

/** Returns the schema of an optional phone number. firestore.rules contain the same pattern. */
export function optionalPhone(example: string) {
  return v.pipe(
    v.optional(v.string('Nomor telepon harus berupa teks.'), ''),
    tidyPhone,
    v.maxLength(LIMITS.phone, `Nomor telepon paling banyak ${LIMITS.phone} karakter.`),
    v.regex(/^([0-9+(][0-9+() .-]{6,19})?$/, `Nomor telepon tidak dikenali. Contoh: ${example}.`),
  )
}

const UNKNOWN = 'Nomor WhatsApp tidak dikenali. Contoh: 0812 3456 7890.'

export const whatsappNumber = v.pipe(
  v.string('Nomor WhatsApp wajib diisi.'),
  tidyPhone,
  v.nonEmpty('Nomor WhatsApp wajib diisi.'),
  v.check(isWhatsappNumber, UNKNOWN),
)

export const optionalWhatsapp = v.pipe(
  v.optional(v.string('Nomor WhatsApp harus berupa teks.'), ''),
  tidyPhone,
  v.maxLength(LIMITS.phone, `Nomor WhatsApp paling banyak ${LIMITS.phone} karakter.`),
  v.check((value) => value === '' || isWhatsappNumber(value), UNKNOWN),
)
