import { Timestamp } from 'firebase-admin/firestore'
import type { Change } from '../audit/change'
import { createIfMissing } from '../data/create-if-missing'
import type { Services } from '../services'

/** Returns the id of the pending notification about the reply of a history entry. */
export const replyMessageId = (entry: string) => `reports-${entry}`

/** Enqueues the notification about a new reply to the devices of its reporter, once. */
export async function enqueueReply(
  { firestore }: Pick<Services, 'firestore'>,
  { collection, document: id, before, after, at }: Omit<Change, 'eventId'>,
): Promise<void> {
  if (collection !== 'complaint_status' || !before.exists || !after.exists) return
  const entry: unknown = after.get('lastReply')
  if (typeof entry !== 'string' || entry === '' || entry === before.get('lastReply')) return
  const due = Timestamp.fromDate(at)
  const message = { topic: 'reports', id, due, at: due }
  await createIfMissing(firestore, firestore.doc(`push_messages/${replyMessageId(entry)}`), message)
}
