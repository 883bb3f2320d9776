import type { Firestore } from 'firebase-admin/firestore'
import { randomUUID } from 'node:crypto'
import type { ComplaintStatus, Verdict } from '@/domain/complaints/complaint'
import type { ComplaintTotals } from '@/domain/complaints/complaint-progress-schema'
import { countedYear, medianDays, verdictTotals } from '@/domain/complaints/complaint-totals'
import { readSettings } from '../data/stored-settings'
import type { Services } from '../services'
import { countedOf } from './counted'

/** What `complaint_work/counts` says. */
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
  marks: Marks
  /** As it was counted last; null where there is nothing that is still true. */
  median: number | null
}

/**
 * Counts the reports of the present year into `complaint_totals/1` where something is marked, or the year
 * is a new one. The database counts (one read for a thousand reports); only answered ones are read, and
 * those only where an answer is marked. Of two runs at the same time the one that began later writes; what
 * a run began and did not finish, the next one does.
 */
export async function countComplaints(
  { firestore }: Pick<Services, 'firestore'>,
  now: Date,
): Promise<void> {
  const { time_zone } = await readSettings(firestore)
  const { year, from, to } = countedYear(time_zone, now)
  const token = randomUUID()
  const taken = await take(firestore, year, token)
  if (!taken) return

  const reports = firestore
    .collection('complaint_status')
    .where('receivedAt', '>=', from)
    .where('receivedAt', '<', to)
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
  const median = taken.marks.answers
    ? medianDays(
        (
          await reports.where('lastReply', '>', '').select('status', 'receivedAt', 'replies').get()
        ).docs.flatMap((report) => countedOf(report) ?? []),
      )
    : taken.median

  const [work, totals] = documentsOf(firestore)
  await firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(work)).get('token') !== token) return
    transaction.set(totals, {
      year,
      received: count() - count(duplicates),
      inProgress: count(inProgress),
      done: count(done),
      medianDays: median,
      ...verdictTotals(count(solved), count(unsolved)),
      countedAt: all?.readTime,
    })
    transaction.update(work, { begun: {} })
  })
}

const documentsOf = (firestore: Firestore) =>
  [firestore.doc('complaint_work/counts'), firestore.doc('complaint_totals/1')] as const

/** Takes the marks away before anything is counted, so that none is lost; null where there are none. */
function take(firestore: Firestore, year: number, token: string): Promise<Taken | null> {
  return firestore.runTransaction(async (transaction) => {
    const [found, totals] = await transaction.getAll(...documentsOf(firestore))
    const { due = {}, begun = {} } = (found?.data() ?? {}) as Work
    const last = totals?.data() as ComplaintTotals | undefined
    const isOfTheYear = last?.year === year
    const marks = { ...begun, ...due, ...(last && !isOfTheYear && { answers: true }) }
    if (Object.keys(marks).length === 0) return null
    if (!isOfTheYear) marks.answers = true
    const [work] = documentsOf(firestore)
    transaction.set(work, { due: {}, begun: marks, token })
    return { marks, median: isOfTheYear ? last.medianDays : null }
  })
}
