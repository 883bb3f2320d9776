import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'

/** Document before and after a write. The `exists` property of both distinguishes creations, updates and deletions. */
export interface Change {
  /** Id of the event, identical in every delivery of the event. */
  eventId: string
  collection: string
  document: string
  before: DocumentSnapshot
  after: DocumentSnapshot
  at: Date
}

const UNRECORDED_FIELDS = ['updatedAt', 'updatedBy', 'views']

export function changedFields({ before, after }: Pick<Change, 'before' | 'after'>): string[] {
  const [old = {}, written = {}] = [before.data(), after.data()]
  return [...new Set([...Object.keys(old), ...Object.keys(written)])].filter(
    (field) => !UNRECORDED_FIELDS.includes(field) && !isDeepStrictEqual(old[field], written[field]),
  )
}
