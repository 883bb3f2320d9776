import { REPLY_PHOTOS, type ReplyPhoto } from '@/domain/complaints/reply-photos'

/** What is chosen to be shown with a reply. */
export type ReplyPhotoFiles = ReadonlyMap<ReplyPhoto, Blob>

/** The field of a form in which it is chosen. */
export const photoField = (photo: ReplyPhoto) => `photo${photo}`

export function photosIn(values: Readonly<Record<string, unknown>>): ReplyPhotoFiles {
  return new Map(
    REPLY_PHOTOS.flatMap((photo) => {
      const chosen = values[photoField(photo)]
      return chosen instanceof Blob ? [[photo, chosen]] : []
    }),
  )
}
