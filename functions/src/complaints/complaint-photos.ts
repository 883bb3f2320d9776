import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import { REPLY_PHOTOS, type ReplyPhoto, replyPhotoPath } from '@/domain/complaints/reply-photos'
import { filePages, type StoredFile } from '../data/pages'
import type { Bucket, Stores } from '../services'

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

/** Maximum time from the upload of a photo until its report or reply is stored. It is usually a few seconds. */
const WAITING_MS = 48 * 3_600_000
/**
 * Deletes photos to which no report or reply refers, 48 hours after their upload. Such photos come from interrupted
 * deliveries, deleted or anonymised reports, and attackers.
 */
export async function cleanPhotos({ firestore, bucket }: Stores, now: Date): Promise<void> {
  const isOld = ({ metadata: { timeCreated = '' } }: StoredFile) =>
    now.getTime() - Date.parse(timeCreated) > WAITING_MS

  for await (const files of filePages(bucket, PHOTOS)) {
    const old = files.filter((file) => isOld(file) && reportOf(file) !== '')
    const named = await photosNamed(firestore, new Set(old.map(reportOf)))
    const unnamed = old.filter(({ name }) => !named.has(name))
    await Promise.all(
      unnamed.map((file) =>
        file
          .delete({ ignoreNotFound: true })
          .catch((error: unknown) => logError(`${file.name} was not deleted`, error)),
      ),
    )
  }
}

/** Returns the tracking code of the report to which a photo was uploaded, or '' for other files. */
function reportOf({ name }: StoredFile): string {
  return /^images\/pengaduan\/([0-9A-Z]{16})\/(?:balasan\/)?[^/]+$/.exec(name)?.[1] ?? ''
}

/** Returns the paths of the photos to which these reports and their replies refer. */
async function photosNamed(firestore: Firestore, ids: ReadonlySet<string>): Promise<Set<unknown>> {
  if (ids.size === 0) return new Set()
  const [reports, progress] = await Promise.all([
    firestore.getAll(...Array.from(ids, (id) => firestore.doc(`complaints/${id}`)), {
      fieldMask: ['documentationurl'],
    }),
    firestore.getAll(...Array.from(ids, (id) => firestore.doc(`complaint_status/${id}`)), {
      fieldMask: ['replies'],
    }),
  ])
  return new Set([
    ...reports.map((report): unknown => report.get('documentationurl')),
    ...progress.flatMap(photosOfReplies),
  ])
}

function photosOfReplies(progress: DocumentSnapshot): string[] {
  const replies = (progress.get('replies') ?? {}) as Record<string, { photos?: ReplyPhoto[] }>
  return Object.entries(replies).flatMap(([entry, { photos = [] }]) =>
    photos.map((photo) => replyPhotoPath(progress.id, entry, photo)),
  )
}
