import * as v from 'valibot'
import { LIMITS } from '../limits'
import { storedItem } from '../publishing/stamp-schema'
import { optionalText, optionalUrl, requiredText } from '../text/text-schema'

export const officialInput = v.object({
  name: requiredText('Nama', LIMITS.name),
  position: requiredText('Jabatan', LIMITS.position),
  photourl: optionalUrl('Foto', LIMITS.url),
  welcomemessage: optionalText('Sambutan', LIMITS.paragraph),
  signatureurl: optionalUrl('Tanda tangan', LIMITS.url),
})

/** `apparatus/{id}` */
export const official = storedItem(officialInput.entries)
export type Official = v.InferOutput<typeof official>
