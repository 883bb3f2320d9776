import { REPLY_PHOTOS, type ReplyPhoto } from '@/domain/complaints/reply-photos'

export type ReplyPhotoFiles = ReadonlyMap<ReplyPhoto, Blob>

export const photoField = (photo: ReplyPhoto) => `photo${photo}`

export function photosIn(values: Readonly<Record<string, unknown>>): ReplyPhotoFiles {
  return new Map(
    REPLY_PHOTOS.flatMap((photo) => {
      const chosen = values[photoField(photo)]
      return chosen instanceof Blob ? [[photo, chosen]] : []
    }),
  )
}
