import type { DocumentSnapshot } from 'firebase-admin/firestore'

/** A document before and after a write; `exists` tells what happened. */
export interface Change {
  /** The same however often the event is delivered. */
  eventId: string
  collection: string
  document: string
  before: DocumentSnapshot
  after: DocumentSnapshot
  at: Date
}
