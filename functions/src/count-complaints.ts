import { isDeepStrictEqual } from 'node:util'
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import * as v from 'valibot'
import { type Counted, countedYear, countReports } from '@/domain/complaint-totals'
import { complaintProgress } from '@/domain/schemas/complaint-progress'
import type { Services } from './services'
import { readSettings } from './stored-settings'

const time = v.pipe(
  v.instance(Timestamp),
  v.transform((stored) => stored.toDate().toISOString()),
)
const counted = v.object({
  status: complaintProgress.entries.status,
  receivedAt: time,
  replies: v.record(v.string(), v.object({ at: time })),
}) satisfies v.GenericSchema<unknown, Counted>

/** Whether a report counts the same before and after a change, a correction for example. */
export function countsTheSame(before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  return isDeepStrictEqual(countedOf(before), countedOf(after))
}

/**
 * Counts the reports of the present year anew into `complaint_totals/1`. Of counts that run at the same
 * time the one that saw the newest reports stands, whichever ends last.
 */
export async function countComplaints(
  { firestore }: Pick<Services, 'firestore'>,
  now: Date,
): Promise<void> {
  const { time_zone } = await readSettings(firestore)
  const { year, from, to } = countedYear(time_zone, now)
  const reports = await firestore
    .collection('complaint_status')
    .where('receivedAt', '>=', from)
    .where('receivedAt', '<', to)
    .get()
  const counts = countReports(reports.docs.map(countedOf).filter((report) => report !== null))
  const countedAt = reports.readTime
  const totals = firestore.doc('complaint_totals/1')
  await firestore.runTransaction(async (transaction) => {
    const before: unknown = (await transaction.get(totals)).get('countedAt')
    if (before instanceof Timestamp && before.valueOf() > countedAt.valueOf()) return
    transaction.set(totals, { year, ...counts, countedAt })
  })
}

function countedOf(document: DocumentSnapshot): Counted | null {
  if (!document.exists) return null
  const parsed = v.safeParse(counted, document.data())
  if (parsed.success) return parsed.output
  warn(`${document.ref.path} is not counted`, v.flatten(parsed.issues))
  return null
}
