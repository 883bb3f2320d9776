import * as v from 'valibot'
import { ulid } from './id'
import { LIMITS } from '../limits'
import { pictureFields } from './picture'
import { stamp } from './stamp'
import { requiredText } from './text'

export const galleryInput = v.object({
  caption: requiredText('Keterangan', LIMITS.caption),
  ...pictureFields,
})

/** `gallery/{id}` */
export const galleryPicture = v.object({ ...galleryInput.entries, id: ulid, ...stamp })
export type GalleryPicture = v.InferOutput<typeof galleryPicture>
