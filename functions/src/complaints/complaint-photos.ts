import { REPLY_PHOTOS, type ReplyPhoto, replyPhotoPath } from '@/domain/complaints/reply-photos'
import type { Bucket } from '../services'

/** Where the photos of reports lie; those of a report in a folder of its own. */
export const PHOTOS = 'images/pengaduan/'

/** Deletes all photos that were uploaded for a report, also those that it does not name. */
export async function deletePhotos(bucket: Bucket, id: string): Promise<void> {
  const [files] = await bucket.getFiles({ prefix: `${PHOTOS}${id}/` })
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })))
}

/** Deletes the photos of a reply that it does not show any more. */
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
