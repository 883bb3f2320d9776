import { Timestamp } from 'firebase-admin/firestore'
import { decodeTime } from 'ulid'
import { isItemTopic, PUSH_TTL_MS } from '@/domain/push/push-topics'
import type { Change } from '../audit/change'
import { createOnce } from '../data/create-once'
import type { Services } from '../services'

/**
 * Notes that devices are to be told of a new item, once: its id is of the moment in which it was first
 * published, so that what comes back from the bin, a backup or a draft after a day is no news, and within the day
 * is noted already.
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
  await createOnce(firestore, firestore.doc(`push_messages/${collection}-${document}`), item)
}

function isNew(id: string, at: Date): boolean {
  try {
    return at.getTime() - decodeTime(id) < PUSH_TTL_MS
  } catch {
    // Not an id of ours.
    return false
  }
}
