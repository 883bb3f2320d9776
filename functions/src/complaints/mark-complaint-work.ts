import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'
import { daysToAnswer } from '@/domain/complaints/complaint-totals'
import { isTrialReport } from '@/domain/complaints/trial-report'
import type { Change } from '../audit/change'
import { createIfMissing } from '../data/create-if-missing'
import { settleAll } from '../data/settle-all'
import type { Services } from '../services'
import { countedFields } from './counted-fields'

/**
 * Marks the work that a write to a report causes. Anybody can send reports, so each event costs
 * at most one small write, and a schedule does the work.
 */
export async function markComplaintWork(
  services: Pick<Services, 'firestore'>,
  { collection, document, before, after }: Omit<Change, 'eventId' | 'at'>,
): Promise<void> {
  if (collection !== 'complaint_status') return
  await settleAll([
    markForCounting(services, before, after),
    ...(before.exists || !after.exists || isTrialReport(document)
      ? []
      : [enqueueForStaff(services, document, after)]),
  ])
}

/** A mark that exists needs no write: the schedule removes it before it counts. */
async function markForCounting(
  { firestore }: Pick<Services, 'firestore'>,
  before: DocumentSnapshot,
  after: DocumentSnapshot,
): Promise<void> {
  const [was, is] = [countedFields(before), countedFields(after)]
  if (isDeepStrictEqual(was, is)) return
  const [waited, waits] = [was && daysToAnswer(was), is && daysToAnswer(is)]
  const mark = waited === waits ? 'reports' : 'answers'
  const work = firestore.doc('complaint_work/counts')
  if ((await work.get()).get(`due.${mark}`) === true) return
  await work.set({ due: { [mark]: true } }, { merge: true })
}

async function enqueueForStaff(
  { firestore }: Pick<Services, 'firestore'>,
  id: string,
  report: DocumentSnapshot,
): Promise<void> {
  const receivedAt: unknown = report.get('receivedAt')
  if (!(receivedAt instanceof Timestamp)) return
  const notice = firestore.doc(`complaint_notices/${id}`)
  await createIfMissing(firestore, notice, { emailDue: receivedAt, telegramDue: receivedAt })
}
