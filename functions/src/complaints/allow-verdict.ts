import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'
import { VERDICT_DAYS } from '@/domain/complaints/complaint'
import { DAY_MS } from '@/domain/time/date'
import type { Database } from '../services'

/**
 * Stores the deadline for the reporter's verdict in `complaint_status/{id}`, where the rules enforce it. Reads the
 * current state, so events may arrive twice and in any order.
 */
export async function allowVerdict({ firestore }: Database, id: string): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const [complaint, progress] = await transaction.getAll(
      firestore.doc(`complaints/${id}`),
      firestore.doc(`complaint_status/${id}`),
    )
    if (!complaint || !progress?.exists) return
    const closedAt: unknown = complaint.get('closedAt')
    const isAsked =
      complaint.get('status') === 'Selesai' &&
      complaint.get('anonymised') === false &&
      closedAt instanceof Timestamp
    const until = isAsked ? Timestamp.fromMillis(closedAt.toMillis() + VERDICT_DAYS * DAY_MS) : null
    if (isDeepStrictEqual(progress.get('verdictUntil') ?? null, until)) return
    transaction.update(progress.ref, { verdictUntil: until ?? FieldValue.delete() })
  })
}
