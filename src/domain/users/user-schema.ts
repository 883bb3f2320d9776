import * as v from 'valibot'
import { LIMITS } from '../limits'
import { changeMetadata } from '../publishing/change-metadata-schema'
import { optionalUrl, requiredText, cleaned } from '../text/text-schema'
import { ROLES } from './role'

export const role = v.picklist(ROLES, 'Pilih peran pengguna.')

export const email = v.pipe(
  v.string('E-mail wajib diisi.'),
  cleaned,
  v.nonEmpty('E-mail wajib diisi.'),
  v.maxLength(LIMITS.email, 'E-mail terlalu panjang.'),
  v.email('Alamat e-mail tidak dikenali. Contoh: nama@contoh.id.'),
)

/** Code of an authenticator app. The code may contain a space, because apps show it in two groups. */
export const oneTimeCode = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'Isi enam angka dari aplikasi autentikator Anda.'),
)

export const userInput = v.object({
  name: requiredText('Nama', LIMITS.name),
  email,
  role,
  avatarurl: optionalUrl('Foto', LIMITS.url),
})

/** Document `users/{uid}`. firestore.rules use its role. `password` is always ''. */
export const user = v.object({
  ...userInput.entries,
  id: v.string(),
  auth_id: v.string(),
  password: v.literal(''),
  disabled: v.optional(v.boolean(), false),
  ...changeMetadata,
})
export type User = v.InferOutput<typeof user>
