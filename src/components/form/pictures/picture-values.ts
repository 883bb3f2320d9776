import type { PendingPictures, StoredPicture } from '@/lib/images/picture-queue'
import { pick } from '@/lib/saving/merge-by-field'
import { fillTextPicture, type PictureForm, withTextPicture } from '../markup/text-pictures'
import { fillForm, type Values } from '../validate'

/**
 * Fills a picture into a form: its address into `field`, and its size into the corresponding fields if the form has
 * them (`imagewidth` and `imageheight` for `imageurl`). A picture inside a text replaces its placeholder.
 */
export function fillPicture(form: PictureForm, field: string, picture: StoredPicture): void {
  if (fillTextPicture(form, field, picture)) return
  fillForm(form, pick(pictureFields(field, picture), Object.keys(form.getValues())))
}

/** Returns `values` with object URLs for prepared pictures that are not uploaded yet. See `revokeObjectUrls`. */
export function withObjectUrls(values: Readonly<Values>, chosen: PendingPictures): Values {
  let filled = { ...values }
  for (const [field, one] of Object.entries(chosen)) {
    if ('file' in one) continue
    const { master, width, height } = one
    const picture = { url: URL.createObjectURL(master), width, height }
    filled = {
      ...filled,
      ...(withTextPicture(filled, field, picture) ?? pictureFields(field, picture)),
    }
  }
  return filled
}

export function revokeObjectUrls(values: Readonly<Values>): void {
  for (const value of Object.values(values))
    if (typeof value === 'string')
      for (const [url] of value.matchAll(/blob:[^\s)]+/g)) URL.revokeObjectURL(url)
}

export function pictureFields(field: string, { url, width, height }: StoredPicture) {
  const stem = field.replace(/url$/, '')
  return { [`${stem}width`]: width, [`${stem}height`]: height, [field]: url }
}
