import { Timestamp } from 'firebase-admin/firestore'
import type { StaffTopic } from '@/domain/push/push-topics'
import type { Change } from '../audit/change'
import type { Services } from '../services'

/**
 * Enqueues the notification of staff about waiting reports or drafts. The number is counted when the message
 * is sent, so one document is enough, even for a flood of reports.
 */
export async function enqueueStaff(
  { firestore }: Pick<Services, 'firestore'>,
  { collection, before, after, at }: Omit<Change, 'eventId' | 'document'>,
): Promise<void> {
  const topic = topicOf({ collection, before, after })
  if (!topic) return
  const note = firestore.doc(`push_messages/${topic}`)
  const due = Timestamp.fromDate(at)
  await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(note)
    const last = found.get('at') as Timestamp | undefined
    // The event was delivered before.
    if (last && last.toMillis() >= due.toMillis()) return
    transaction.set(note, { topic, id: '', due, at: due })
  })
}

function topicOf({
  collection,
  before,
  after,
}: Pick<Change, 'collection' | 'before' | 'after'>): StaffTopic | null {
  if (collection === 'complaint_status') return !before.exists && after.exists ? 'complaints' : null
  if (collection !== 'drafts') return null
  const isSubmitted = after.get('state') === 'diajukan' && before.get('state') !== 'diajukan'
  return isSubmitted ? 'drafts' : null
}
