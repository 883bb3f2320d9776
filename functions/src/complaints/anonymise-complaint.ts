import { type DocumentSnapshot, FieldPath, FieldValue } from 'firebase-admin/firestore'
import { SYSTEM } from '@/domain/audit/audit'
import { ANONYMISED, ANONYMISED_REPLY } from '@/domain/complaints/complaint'
import { recordDeed } from '../audit/record-deed'
import { forgetReport } from '../push/deliver-replies'
import type { Services } from '../services'
import { deletePhotos } from './complaint-photos'

interface Anonymising {
  /** The uid of who wants it; nobody where a schedule does. */
  by?: string
  /** Looked at together with the writing: the desk may just be reopening it. */
  isDue: (complaint: DocumentSnapshot) => boolean
}

/**
 * Takes everything personal from a report: what the reporter wrote, also of why it is not done, the desk's
 * notes, the replies, the photos, of replies too. That there was one, its steps and their times stay, and that it was answered. A report that is gone is done, one that
 * is anonymised already is gone over again, for a note may have been added since.
 *
 * First the documents, in one transaction with which no write of the desk can interleave, then the
 * photos. What a crash in between leaves is a photo that no report names: the next call takes it, and
 * if there is none, `complaints-cleanphotos`.
 */
export async function anonymiseComplaint(
  { firestore, bucket }: Pick<Services, 'firestore' | 'bucket'>,
  id: string,
  { by, isDue }: Anonymising,
): Promise<void> {
  const reference = firestore.doc(`complaints/${id}`)
  const isWanted = await firestore.runTransaction(async (transaction) => {
    const complaint = await transaction.get(reference)
    if (!complaint.exists) return true
    if (!isDue(complaint)) return false
    const status = await transaction.get(firestore.doc(`complaint_status/${id}`))
    const history = await transaction.get(reference.collection('history'))
    transaction.update(reference, {
      ...ANONYMISED,
      anonymised: true,
      ...(by !== undefined && { updatedBy: by }),
      updatedAt: FieldValue.serverTimestamp(),
    })
    for (const entry of history.docs)
      transaction.update(entry.ref, {
        note: '',
        reply: entry.get('reply') === '' ? '' : ANONYMISED_REPLY,
        photos: FieldValue.delete(),
      })
    transaction.delete(firestore.doc(`complaint_verdicts/${id}`))
    if (status.exists) transaction.update(status.ref, { verdictUntil: FieldValue.delete() })
    for (const entry of Object.keys((status.get('replies') ?? {}) as object))
      transaction.update(
        status.ref,
        new FieldPath('replies', entry, 'text'),
        ANONYMISED_REPLY,
        new FieldPath('replies', entry, 'photos'),
        FieldValue.delete(),
      )
    if (complaint.get('anonymised') !== true)
      recordDeed(transaction, reference, 'anonymise', by ?? SYSTEM)
    return true
  })
  if (!isWanted) return
  await forgetReport(firestore, id)
  await deletePhotos(bucket, id)
}
