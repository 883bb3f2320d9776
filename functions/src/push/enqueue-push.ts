import { Timestamp } from 'firebase-admin/firestore'
import { decodeTime } from 'ulid'
import { isItemTopic, PUSH_TTL_MS } from '@/domain/push/push-topics'
import type { Change } from '../audit/change'
import { createIfMissing } from '../data/create-if-missing'
import type { Services } from '../services'

/**
 * Enqueues the notification about a new item, once. The id contains the time of the first publication, so an
 * item restored from the bin, a backup or a draft after a day is not new. Within the day it is already
 * enqueued.
 */
export async function enqueuePush(
  { firestore }: Pick<Services, 'firestore'>,
  { collection, document, before, after, at }: Omit<Change, 'eventId'>,
): Promise<void> {
  if (!isItemTopic(collection) || before.exists || !after.exists) return
  if (!isNew(document, at)) return
  const due = Timestamp.fromDate(at)
  const topic = after.get('penting') === true ? 'urgent' : collection
  const item = { topic, id: document, due, at: due }
  await createIfMissing(firestore, firestore.doc(`push_messages/${collection}-${document}`), item)
}

function isNew(id: string, at: Date): boolean {
  try {
    return at.getTime() - decodeTime(id) < PUSH_TTL_MS
  } catch {
    // The id is not a ULID.
    return false
  }
}
