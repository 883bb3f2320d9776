import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { decideAction } from '@/domain/complaints/complaint-action'
import { composeUlid } from '@/domain/ids/id'
import type { Change } from '../audit/change'
import type { Database } from '../services'

/**
 * Reopens a report and notifies staff if the reporter answered that the problem is not solved. Stores the reporter's
 * reason as a note. Only adds the note if the desk has reopened or closed the report since the answer. Repeated
 * deliveries of the event change nothing, because the id of the history entry is derived from the answer.
 */
export async function reopenUnsolved(
  { firestore }: Database,
  { document: id, before, after }: Pick<Change, 'document' | 'before' | 'after'>,
): Promise<void> {
  if (before.exists || after.get('answer') !== 'belum') return
  const receivedAt = after.get('receivedAt') as Timestamp
  const entry = composeUlid(receivedAt.toMillis(), id)
  await firestore.runTransaction(async (transaction) => {
    const [complaint, progress, step] = await transaction.getAll(
      firestore.doc(`complaints/${id}`),
      firestore.doc(`complaint_status/${id}`),
      firestore.doc(`complaints/${id}/history/${entry}`),
    )
    const closedAt: unknown = complaint?.get('closedAt')
    const isStillClosed =
      complaint?.get('status') === 'Selesai' &&
      closedAt instanceof Timestamp &&
      closedAt.valueOf() <= receivedAt.valueOf()
    const decision = decideAction({
      complaint: storedOf(complaint),
      progress: storedOf(progress),
      entry: storedOf(step),
      action: {
        entry,
        kind: isStillClosed ? 'tindakan' : 'catatan',
        to: isStillClosed ? 'Diproses' : null,
        reply: '',
        note: String(after.get('reason')),
        duplicateOf: '',
        photos: [],
      },
      seenAt: '',
      // Reporters have no uid.
      by: '',
      serverTime: FieldValue.serverTimestamp(),
    })
    if (decision.outcome !== 'write') return
    for (const { set, data } of decision.writes) transaction.set(firestore.doc(set), data)
    if (isStillClosed)
      transaction.set(firestore.doc(`complaint_notices/${id}`), {
        emailDue: receivedAt,
        telegramDue: receivedAt,
      })
  })
}

/** Converts a document to the input of `decideAction`. Its `updatedAt` equals `seenAt`, so no conflict is found. */
function storedOf(document: DocumentSnapshot | undefined) {
  const data = document?.data()
  return data ? { data, plain: data, updatedAt: '' } : null
}
