import type { UseFormReturn } from 'react-hook-form'
import { isPendingPicture, STORING } from '@/domain/pictures/pending-pictures'
import { picturesIn, withPicture } from '@/domain/pictures/picture-mark'
import type { StoredPicture } from '@/lib/images/picture-queue'
import type { Values } from '../validate'

/*
 * A picture inside a text waits for its address like the picture of a field. The text contains a placeholder,
 * and the queue identifies the picture by the field's name and the placeholder.
 */

/** Returns a placeholder for a picture that is being uploaded. */
export function newTextPicture(): string {
  return STORING + Math.random().toString(36).slice(2, 10)
}

/** Splits the queue key of a picture into text field and placeholder. Returns null if it is not in a text. */
function parts(field: string): { name: string; mark: string } | null {
  const at = field.indexOf(STORING)
  return at < 0 ? null : { name: field.slice(0, at), mark: field.slice(at) }
}

/** Uploaded pictures by placeholder, because undo and paste can restore a placeholder after the upload. */
const stored = new Map<string, StoredPicture>()

export type PictureForm = Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>

/** Replaces the placeholder of a picture in a text. Returns false if `field` is not inside a text. */
export function fillTextPicture(form: PictureForm, field: string, picture: StoredPicture): boolean {
  const within = parts(field)
  if (!within) return false
  stored.set(within.mark, picture)
  fillUploadedPictures(form, within.name)
  return true
}

export function fillUploadedPictures(form: PictureForm, name: string): void {
  const text = textOf(form, name)
  if (!text.includes(STORING)) return
  const filled = picturesIn(text)
    .filter(isPendingPicture)
    .reduce((before, { src }) => pictureMarkup(before, src, stored.get(src)), text)
  if (filled !== text) form.setValue(name, filled, { shouldDirty: true, shouldValidate: true })
}

function pictureMarkup(text: string, mark: string, picture: StoredPicture | undefined): string {
  if (!picture) return text
  const { url, width, height } = picture
  return withPicture(text, mark, { src: url, width, height })
}

export function containsPicture(form: PictureForm, field: string): boolean {
  const within = parts(field)
  return !within || picturesIn(textOf(form, within.name)).some(({ src }) => src === within.mark)
}

/** Returns form values whose text contains `picture`, or null if `field` is not a picture in a text. */
export function withTextPicture(
  values: Readonly<Values>,
  field: string,
  picture: StoredPicture,
): Values | null {
  const within = parts(field)
  if (!within) return null
  const text = values[within.name]
  return typeof text === 'string'
    ? { [within.name]: pictureMarkup(text, within.mark, picture) }
    : {}
}

function textOf(form: PictureForm, name: string): string {
  const value = form.getValues(name)
  return typeof value === 'string' ? value : ''
}
