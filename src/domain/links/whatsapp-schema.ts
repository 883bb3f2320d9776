import * as v from 'valibot'
import { isWhatsappNumber } from './whatsapp'

/** A mobile number that can receive WhatsApp. */
export const whatsappNumber = v.pipe(
  v.string('Nomor WhatsApp wajib diisi.'),
  v.trim(),
  v.nonEmpty('Nomor WhatsApp wajib diisi.'),
  v.check(isWhatsappNumber, 'Nomor WhatsApp tidak dikenali. Contoh: 0812 3456 7890.'),
)
