import * as v from 'valibot'
import { toWhatsappNumber } from '../whatsapp'

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
