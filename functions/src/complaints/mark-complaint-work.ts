import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'
import { daysToAnswer } from '@/domain/complaints/complaint-totals'
import { isTrialReport } from '@/domain/complaints/trial-report'
import type { Change } from '../audit/change'
import { createOnce } from '../data/create-once'
import { settleAll } from '../data/settle-all'
import type { Services } from '../services'
import { countedOf } from './counted'

/**
 * Marks what a write to a report leaves to do: it is to be counted, and staff are to be told of a new
 * one. Anybody may send reports, so that an event costs one small write at most; the work itself is done
 * by a schedule, for many at once. Delivered again it changes nothing.
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

/**
 * Nothing is lost between reading the mark and leaving: who takes it away meanwhile counts only then.
 */
async function markForCounting(
  { firestore }: Pick<Services, 'firestore'>,
  before: DocumentSnapshot,
  after: DocumentSnapshot,
): Promise<void> {
  const [was, is] = [countedOf(before), countedOf(after)]
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
  await createOnce(firestore, notice, { emailDue: receivedAt, telegramDue: receivedAt })
}
