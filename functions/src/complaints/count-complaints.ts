import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import {
  COMPLAINT_STATUSES,
  type ComplaintStatus,
  type Verdict,
} from '@/domain/complaints/complaint'
import {
  complaintProgress,
  type ComplaintTotals,
} from '@/domain/complaints/complaint-progress-schema'
import {
  type Counted,
  countedMonths,
  countedYear,
  daysToAnswer,
  medianBegunDays,
  medianDays,
  receivedIn,
  verdictTotals,
} from '@/domain/complaints/complaint-totals'
import { instant } from '@/domain/publishing/change-metadata-schema'
import { dayIn } from '@/domain/time/date'
import { toPlain } from '../data/documents'
import { readSettings } from '../data/stored-settings'
import type { Database } from '../services'
import type { Change } from '../audit/change'

interface Marks {
  reports?: boolean
  answers?: boolean
}
interface Work {
  due?: Marks
  begun?: Marks
  token?: string
}
interface Taken {
  /** Previous totals, or null if their medians are out of date and must be computed. */
  last: Pick<ComplaintTotals, 'medianDays' | 'months'> | null
}

const ORIGINALS = COMPLAINT_STATUSES.filter((status) => status !== 'Duplikat')

/**
 * Counts the reports of this year and of recent months into `complaint_totals/1` if the totals are marked as out of
 * date or a new month has begun. Uses 18 count queries, which cost one read for each thousand reports. Reads answered
 * reports only if the medians are out of date. Of two concurrent runs, only the one that started later writes. The next
 * run completes an interrupted run.
 */
export async function countComplaints({ firestore }: Database, now: Date): Promise<void> {
  const { time_zone } = await readSettings(firestore)
  const period = countedYear(time_zone, now)
  const months = countedMonths(time_zone, now)
  const token = randomUUID()
  const claimed = await take(firestore, dayIn(time_zone, now).slice(0, 7), token)
  if (!claimed) return

  const received = ({ from, to }: { from: Date; to: Date }) =>
    firestore
      .collection('complaint_status')
      .where('receivedAt', '>=', from)
      .where('receivedAt', '<', to)
  const reports = received(period)
  const withStatus = (status: ComplaintStatus) => reports.where('status', '==', status)
  const withVerdict = (verdict: Verdict) => reports.where('verdict', '==', verdict)
  const [all, duplicates, inProgress, done, solved, unsolved] = await Promise.all(
    [
      reports,
      ...(['Duplikat', 'Diproses', 'Selesai'] as const).map(withStatus),
      ...(['ya', 'belum'] as const).map(withVerdict),
    ].map((query) => query.count().get()),
  )
  const count = (snapshot = all) => snapshot?.data().count ?? 0
  const ofMonths = await Promise.all(
    months.map((month) => received(month).where('status', 'in', ORIGINALS).count().get()),
  )
  const medians = claimed.last
    ? { year: claimed.last.medianDays, months: claimed.last.months.map((each) => each.medianDays) }
    : await countMedians()

  const [work, totals] = documentsOf(firestore)
  await firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(work)).get('token') !== token) return
    transaction.set(totals, {
      year: period.year,
      received: count() - count(duplicates),
      inProgress: count(inProgress),
      done: count(done),
      medianDays: medians.year,
      ...verdictTotals(count(solved), count(unsolved)),
      months: months.map(({ month }, index) => ({
        month,
        received: count(ofMonths[index]),
        medianDays: medians.months[index] ?? null,
      })),
      countedAt: all?.readTime,
    })
    transaction.update(work, { begun: {} })
  })

  async function countMedians() {
    // The counted months start no later than the year, so this range contains both.
    const from = months[0]?.from ?? period.from
    const { docs } = await received({ from, to: period.to })
      .where('lastReply', '>', '')
      .select('status', 'receivedAt', 'replies')
      .get()
    const answered = docs.flatMap((report) => countedFields(report) ?? [])
    return {
      year: medianDays(receivedIn(answered, period)),
      months: months.map((month) => medianBegunDays(receivedIn(answered, month))),
    }
  }
}

const documentsOf = (firestore: Firestore) =>
  [firestore.doc('complaint_work/counts'), firestore.doc('complaint_totals/1')] as const

/**
 * Clears the marks of outdated totals before counting, so that no later mark is lost. Returns null if no count is due.
 */
function take(firestore: Firestore, month: string, token: string): Promise<Taken | null> {
  return firestore.runTransaction(async (transaction) => {
    const [found, totals] = await transaction.getAll(...documentsOf(firestore))
    const { due = {}, begun = {} } = (found?.data() ?? {}) as Work
    const last = totals?.data() as ComplaintTotals | undefined
    // Totals that an older version of the site stored have no `months`.
    const isOfTheMonth = last?.months?.at(-1)?.month === month
    const marks = { ...begun, ...due, ...(last && !isOfTheMonth && { answers: true }) }
    if (Object.keys(marks).length === 0) return null
    if (!isOfTheMonth) marks.answers = true
    const [work] = documentsOf(firestore)
    transaction.set(work, { due: {}, begun: marks, token })
    return { last: isOfTheMonth && !marks.answers ? last : null }
  })
}

/**
 * Marks the totals as out of date if a write changes the counted fields of a report. Does not write the mark
 * again if it exists, to limit costs. `countComplaints` removes the mark before it counts, so no change is missed.
 */
export async function markForCounting(
  { firestore }: Database,
  { before, after }: Pick<Change, 'before' | 'after'>,
): Promise<void> {
  const [was, is] = [countedFields(before), countedFields(after)]
  if (isDeepStrictEqual(was, is)) return
  const [waited, waits] = [was && daysToAnswer(was), is && daysToAnswer(is)]
  const mark = waited === waits ? 'reports' : 'answers'
  const work = firestore.doc('complaint_work/counts')
  if ((await work.get()).get(`due.${mark}`) === true) return
  await work.set({ due: { [mark]: true } }, { merge: true })
}

const counted = v.object({
  ...v.pick(complaintProgress, ['status', 'receivedAt', 'verdict']).entries,
  replies: v.record(v.string(), v.object({ at: instant })),
}) satisfies v.GenericSchema<unknown, Counted>

function countedFields(document: DocumentSnapshot): Counted | null {
  if (!document.exists) return null
  const parsed = v.safeParse(counted, toPlain(document.data()))
  if (parsed.success) return parsed.output
  warn(`${document.ref.path} cannot be counted`, v.flatten(parsed.issues))
  return null
}
