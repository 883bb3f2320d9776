import { type DocumentSnapshot, FieldPath, FieldValue } from 'firebase-admin/firestore'
import { type ComplaintStatus, isClosed } from '@/domain/complaints/complaint'
import type { Administration } from '@/domain/complaints/complaint-administration-schema'
import type { ReplyPhoto } from '@/domain/complaints/reply-photos'
import { formatTrackingCode } from '@/domain/ids/id'
import { changeMetadata } from '@/domain/publishing/published-item'
import { recordAction } from '../audit/record-action'
import { refuse } from '../calls/refusal'
import type { Services } from '../services'
import { anonymiseComplaint, forgetReport } from './anonymise-complaint'
import { deletePhotos, deleteReplyPhotos } from './complaint-photos'

/**
 * Deletes or anonymises reports, or corrects a reply. `done` is the number of reports that are now in the requested
 * state. It includes reports that already were, so that a repeated call completes a failed call.
 */
export async function administerComplaints(
  services: Services,
  order: Administration,
  caller: string,
): Promise<{ done: number }> {
  if (order.action === 'correct') {
    await correctReply(services, order, caller)
    return { done: 1 }
  }
  const ids = new Set(order.ids)
  for (const id of ids)
    if (order.action === 'delete') await deleteComplaint(services, id, caller)
    else await anonymiseComplaint(services, id, { by: caller, isDue: assertClosed })
  return { done: ids.size }
}

/** Returns true for a closed report. Refuses open reports, because the desk cannot process an anonymised report. */
function assertClosed(complaint: DocumentSnapshot): boolean {
  if (isClosed(complaint.get('status') as ComplaintStatus)) return true
  throw refuse(
    'failed-precondition',
    `Laporan ${formatTrackingCode(complaint.id)} masih terbuka. Selesaikan atau tolak dahulu, lalu anonimkan.`,
  )
}

/**
 * Deletes all documents of a report in one transaction, and then its photos. No history entry can be added meanwhile,
 * because the desk writes history entries only together with the report.
 */
async function deleteComplaint(
  { firestore, bucket }: Services,
  id: string,
  caller: string,
): Promise<void> {
  const complaint = firestore.doc(`complaints/${id}`)
  await firestore.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(complaint)
    const history = await transaction.get(complaint.collection('history').select())
    for (const { ref } of history.docs) transaction.delete(ref)
    transaction.delete(complaint)
    transaction.delete(firestore.doc(`complaint_status/${id}`))
    transaction.delete(firestore.doc(`complaint_verdicts/${id}`))
    transaction.delete(firestore.doc(`complaint_notices/${id}`))
    if (exists) recordAction(transaction, complaint, 'delete', caller)
  })
  await forgetReport(firestore, id)
  await deletePhotos(bucket, id)
}

/**
 * Corrects the text and photos of a reply. Refuses with `not-found` if the reply does not exist, and with
 * `failed-precondition` if the report is anonymised. Then deletes the files of removed photos, also in a retry.
 */
async function correctReply(
  { firestore, bucket }: Services,
  { id, entry, text, photos: remaining }: Extract<Administration, { action: 'correct' }>,
  caller: string,
): Promise<void> {
  const photos = await firestore.runTransaction(async (transaction) => {
    const [complaint, status] = await transaction.getAll(
      firestore.doc(`complaints/${id}`),
      firestore.doc(`complaint_status/${id}`),
    )
    const path = new FieldPath('replies', entry)
    const publicReply = status?.get(path) as { text?: unknown; photos?: ReplyPhoto[] } | undefined
    if (!complaint?.exists || !status || typeof publicReply?.text !== 'string')
      throw refuse('not-found', 'Balasan ini tidak ada lagi.')
    if (complaint.get('anonymised') === true)
      throw refuse('failed-precondition', 'Laporan ini sudah dianonimkan.')
    const { photos: shown = [], ...reply } = publicReply
    const wanted = remaining ? shown.filter((photo) => remaining.includes(photo)) : shown
    // The reply is already correct, for example after an earlier attempt.
    if (reply.text === text && wanted.length === shown.length) return wanted
    const serverTime = FieldValue.serverTimestamp()
    transaction.update(status.ref, path, {
      ...reply,
      text,
      correctedAt: serverTime,
      ...(wanted.length > 0 && { photos: wanted }),
    })
    transaction.update(complaint.ref.collection('history').doc(entry), {
      reply: text,
      photos: wanted.length > 0 ? wanted : FieldValue.delete(),
    })
    transaction.update(complaint.ref, changeMetadata(caller, serverTime))
    recordAction(transaction, complaint.ref, 'correct', caller)
    return wanted
  })
  await deleteReplyPhotos(bucket, id, entry, photos)
}
