import { PictureFields } from './picture-fields'
import { PICTURE_LABELS } from './picture-labels'
import { PicturePreview } from './picture-preview'

export const GALLERY_FORM = {
  labels: PICTURE_LABELS,
  Fields: PictureFields,
  Preview: PicturePreview,
  bulkUpload: { picture: 'imageurl', text: 'caption' },
}
