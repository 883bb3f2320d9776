import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'

/**
 * A document before and after a write. `exists` shows whether it was created, updated or deleted.
 */
export interface Change {
  /** Id of the event, the same for every delivery. */
  eventId: string
  collection: string
  document: string
  before: DocumentSnapshot
  after: DocumentSnapshot
  at: Date
}

/** Fields that change without any change of content. */
const UNRECORDED_FIELDS = ['updatedAt', 'updatedBy', 'views']

/** Returns the names of the content fields that a write changed. */
export function changedFields({ before, after }: Pick<Change, 'before' | 'after'>): string[] {
  const [old = {}, written = {}] = [before.data(), after.data()]
  return [...new Set([...Object.keys(old), ...Object.keys(written)])].filter(
    (field) => !UNRECORDED_FIELDS.includes(field) && !isDeepStrictEqual(old[field], written[field]),
  )
}
