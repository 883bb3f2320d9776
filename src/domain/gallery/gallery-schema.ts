import * as v from 'valibot'
import { LIMITS } from '../limits'
import { pictureFields } from '../pictures/picture-schema'
import { storedItem } from '../publishing/change-metadata-schema'
import { requiredText, requiredUrl } from '../text/text-schema'

export const galleryInput = v.object({
  caption: requiredText('Keterangan', LIMITS.caption),
  ...pictureFields,
  imageurl: requiredUrl('Foto', LIMITS.url),
})

export type GalleryInput = v.InferOutput<typeof galleryInput>

export const galleryPicture = storedItem(galleryInput.entries)
export type GalleryPicture = v.InferOutput<typeof galleryPicture>
