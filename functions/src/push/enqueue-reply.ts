import { Timestamp } from 'firebase-admin/firestore'
import type { Change } from '../audit/change'
import { createOnce } from '../data/create-once'
import type { Services } from '../services'

/** Of the document that says that the devices of a report are to be told of a reply, which came with `entry`. */
export const replyMessageId = (entry: string) => `reports-${entry}`

/** Notes that the devices on which a report was written are to be told of a new reply, once. */
export async function enqueueReply(
  { firestore }: Pick<Services, 'firestore'>,
  { collection, document: id, before, after, at }: Omit<Change, 'eventId'>,
): Promise<void> {
  if (collection !== 'complaint_status' || !before.exists || !after.exists) return
  const entry: unknown = after.get('lastReply')
  if (typeof entry !== 'string' || entry === '' || entry === before.get('lastReply')) return
  const due = Timestamp.fromDate(at)
  const message = { topic: 'reports', id, due, at: due }
  await createOnce(firestore, firestore.doc(`push_messages/${replyMessageId(entry)}`), message)
}
