import * as v from 'valibot'
import { LIMITS } from '../limits'
import { storedItem } from '../publishing/change-metadata-schema'
import { optionalText, optionalUrl, requiredText } from '../text/text-schema'
import { optionalDay } from '../time/date-schema'

export const officialFields = {
  name: requiredText('Nama', LIMITS.name),
  position: requiredText('Jabatan', LIMITS.position),
  /** Whether the official is marked as village head. If null, the position decides. */
  ishead: v.optional(v.nullable(v.boolean()), null),
  photourl: optionalUrl('Foto', LIMITS.url),
  absentuntil: optionalDay,
  welcomemessage: optionalText('Sambutan', LIMITS.paragraph),
  signatureurl: optionalUrl('Tanda tangan', LIMITS.url),
}

export const official = storedItem(officialFields)
export type Official = v.InferOutput<typeof official>
