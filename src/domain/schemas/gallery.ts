import * as v from 'valibot'
import { ulid } from './id'
import { LIMITS } from '../limits'
import { pictureFields } from './picture'
import { authored } from './stamp'
import { requiredText } from './text'

export const galleryInput = v.object({
  caption: requiredText('Keterangan', LIMITS.caption),
  ...pictureFields,
})

/** `gallery/{id}` */
export const galleryPicture = v.object({ ...galleryInput.entries, id: ulid, ...authored })
export type GalleryPicture = v.InferOutput<typeof galleryPicture>
