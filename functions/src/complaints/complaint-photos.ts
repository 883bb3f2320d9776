import { REPLY_PHOTOS, type ReplyPhoto, replyPhotoPath } from '@/domain/complaints/reply-photos'
import type { Bucket } from '../services'

export const PHOTOS = 'images/pengaduan/'

/** Deletes all photos uploaded for a report, even if the report does not refer to them. */
export async function deletePhotos(bucket: Bucket, id: string): Promise<void> {
  const [files] = await bucket.getFiles({ prefix: `${PHOTOS}${id}/` })
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })))
}

export async function deleteReplyPhotos(
  bucket: Bucket,
  id: string,
  entry: string,
  shown: readonly ReplyPhoto[],
): Promise<void> {
  const hidden = REPLY_PHOTOS.filter((photo) => !shown.includes(photo))
  await Promise.all(
    hidden.map((photo) =>
      bucket.file(replyPhotoPath(id, entry, photo)).delete({ ignoreNotFound: true }),
    ),
  )
}
