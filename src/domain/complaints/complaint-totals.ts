import { DAY_MS, dayIn, instantIn, type TimeZone } from '../time/date'
import { MEDIAN_MIN_ANSWERS, type Verdict, VERDICTS_MIN } from './complaint'
import type { ComplaintProgress, ComplaintTotals } from './complaint-progress-schema'

/** What is counted of a report. */
export type Counted = Pick<ComplaintProgress, 'status' | 'receivedAt' | 'verdict'> & {
  replies: Readonly<Record<string, { at: string }>>
}

/** The year that `now` falls in where the village lies; its reports were received in `from <= t < to`. */
export function countedYear(zone: TimeZone, now: Date): { year: number; from: Date; to: Date } {
  const year = Number(dayIn(zone, now).slice(0, 4))
  const newYear = (of: number) => instantIn(zone, `${of}-01-01T00:00`)
  return { year, from: newYear(year), to: newYear(year + 1) }
}

/** The totals of all reports of a year. A duplicate counts nowhere: its original does. */
export function countReports(
  reports: readonly Counted[],
): Omit<ComplaintTotals, 'year' | 'countedAt'> {
  const originals = reports.filter(({ status }) => status !== 'Duplikat')
  const withStatus = (wanted: Counted['status']) =>
    originals.filter(({ status }) => status === wanted).length
  const withVerdict = (wanted: Verdict) =>
    reports.filter(({ verdict }) => verdict === wanted).length
  return {
    received: originals.length,
    inProgress: withStatus('Diproses'),
    done: withStatus('Selesai'),
    medianDays: medianDays(reports),
    ...verdictTotals(withVerdict('ya'), withVerdict('belum')),
  }
}

/** What is told of so many answers of each kind. */
export function verdictTotals(solved: number, unsolved: number) {
  const answered = solved + unsolved
  return answered < VERDICTS_MIN ? { answered: 0, solved: 0 } : { answered, solved }
}

/** The median of the days to an answer; null where too few have one. */
export function medianDays(reports: readonly Counted[]): number | null {
  const answers = reports.map(daysToAnswer).filter((days) => days !== null)
  return answers.length < MEDIAN_MIN_ANSWERS ? null : median(answers)
}

/** Days, with fractions, from a report's arrival to its first reply; null for a duplicate, and while it has none. */
export function daysToAnswer({ status, receivedAt, replies }: Counted): number | null {
  if (status === 'Duplikat') return null
  const times = Object.values(replies).map(({ at }) => Date.parse(at))
  return times.length === 0 ? null : (Math.min(...times) - Date.parse(receivedAt)) / DAY_MS
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const at = (index: number) => sorted[Math.floor(index)] ?? 0
  return (at(middle - 0.5) + at(middle)) / 2
}
