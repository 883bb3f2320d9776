import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import { SYSTEM } from '@/domain/audit/audit'
import { ANONYMISED, ANONYMISED_REPLY } from '@/domain/complaints/complaint'
import { monthsBefore } from '@/domain/time/months'
import { recordAction } from '../audit/record-action'
import { readDeskSettings } from '../data/stored-settings'
import type { Stores } from '../services'
import { deletePhotos } from './complaint-photos'

/** Maximum number of reports per run. The next run continues. */
export const MAX_PER_RUN = 200

/**
 * Anonymises reports that were closed more than `anonymiseAfterMonths` ago (a desk setting), oldest first. Continues
 * with the next report if one fails. Throws if the setting cannot be read, because anonymising cannot be undone.
 */
export async function anonymiseClosed(services: Stores, now: Date): Promise<void> {
  const { firestore } = services
  const { anonymiseAfterMonths } = await readDeskSettings(firestore)
  if (anonymiseAfterMonths === null)
    throw new Error(
      'desk_settings/1: anonymiseAfterMonths is no number of months; nothing is anonymised',
    )
  const limit = Timestamp.fromDate(monthsBefore(now, anonymiseAfterMonths))
  const isDue = (complaint: DocumentSnapshot) => {
    const closedAt: unknown = complaint.get('closedAt')
    return closedAt instanceof Timestamp && closedAt.valueOf() < limit.valueOf()
  }
  const due = await firestore
    .collection('complaints')
    .where('anonymised', '==', false)
    .where('closedAt', '<', limit)
    .orderBy('closedAt')
    .limit(MAX_PER_RUN)
    .select()
    .get()
  for (const { id } of due.docs)
    await anonymiseComplaint(services, id, { isDue }).catch((error: unknown) =>
      logError(`complaints/${id} was not anonymised`, error),
    )
}

interface Anonymising {
  /** Uid of the admin who anonymises the report. Omitted if a schedule does. */
  by?: string
  /** Decides whether to anonymise. Called in the transaction, because the desk may be reopening the report. */
  isDue: (complaint: DocumentSnapshot) => boolean
}

/**
 * Removes all personal data from a report: the reporter's texts and verdict, the desk's notes, replies and all photos.
 * Keeps the report's history without texts. Succeeds if the report was deleted. Processes an anonymised report again,
 * because a note may have been added since. Changes the documents first, in one transaction, and then deletes the
 * photos. After a crash in between, the next call or `every-night` deletes the photos.
 */
export async function anonymiseComplaint(
  { firestore, bucket }: Stores,
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
      recordAction(transaction, reference, 'anonymise', by ?? SYSTEM)
    return true
  })
  if (!isWanted) return
  await forgetReport(firestore, id)
  await deletePhotos(bucket, id)
}

/** Removes the tracking code of an anonymised or deleted report from the push subscriptions of all devices. */
export async function forgetReport(firestore: Firestore, code: string): Promise<void> {
  const { docs } = await firestore
    .collection('push_subscriptions')
    .where('reports', 'array-contains', code)
    .get()
  await Promise.all(
    docs.map((device) => {
      const reports = device.get('reports') as string[]
      return device.ref.update({ reports: reports.filter((one) => one !== code) })
    }),
  )
}
