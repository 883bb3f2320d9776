import type { DocumentSnapshot } from 'firebase-admin/firestore'

/**
 * A document before and after a write. `exists` shows whether it was created, updated or deleted.
 */
export interface Change {
  /** Same for every delivery of the event. */
  eventId: string
  collection: string
  document: string
  before: DocumentSnapshot
  after: DocumentSnapshot
  at: Date
}
