import { DAY_MS, dayIn, instantIn, type TimeZone } from '../time/date'
import { addMonths } from '../time/months'
import { MEDIAN_MIN_ANSWERS, PUBLISHED_MONTHS, VERDICTS_MIN } from './complaint'
import { wholeDays } from './whole-days'
import type { ComplaintProgress } from './complaint-progress-schema'

export type Counted = Pick<ComplaintProgress, 'status' | 'receivedAt' | 'verdict'> & {
  replies: Readonly<Record<string, { at: string }>>
}

interface Period {
  from: Date
  to: Date
}

export function countedYear(zone: TimeZone, now: Date): Period & { year: number } {
  const year = Number(dayIn(zone, now).slice(0, 4))
  const newYear = (of: number) => instantIn(zone, `${of}-01-01T00:00`)
  return { year, from: newYear(year), to: newYear(year + 1) }
}

/** Returns the months whose figures are published, up to the month of `now` in the village's zone, earliest first. */
export function countedMonths(zone: TimeZone, now: Date): (Period & { month: string })[] {
  const first = `${dayIn(zone, now).slice(0, 7)}-01`
  return Array.from({ length: PUBLISHED_MONTHS }, (_, index) => {
    const begin = (ahead: number) => addMonths(first, index + 1 - PUBLISHED_MONTHS + ahead)
    const [from, to] = [begin(0), begin(1)]
    const midnight = (day: string) => instantIn(zone, `${day}T00:00`)
    return { month: from.slice(0, 7), from: midnight(from), to: midnight(to) }
  })
}

export function receivedIn(reports: readonly Counted[], { from, to }: Period): Counted[] {
  return reports.filter(({ receivedAt }) => {
    const time = Date.parse(receivedAt)
    return from.getTime() <= time && time < to.getTime()
  })
}

/** Returns the median time to the first reply in whole days, or null for fewer than MEDIAN_MIN_ANSWERS answers. */
export function medianBegunDays(reports: readonly Counted[]): number | null {
  const median = medianDays(reports)
  return median === null ? null : wholeDays(median)
}

export function verdictTotals(solved: number, unsolved: number) {
  const answered = solved + unsolved
  return answered < VERDICTS_MIN ? { answered: 0, solved: 0 } : { answered, solved }
}

export function medianDays(reports: readonly Counted[]): number | null {
  return publicMedian(reports.map(daysToAnswer).filter((days) => days !== null))
}

/** Returns the median, or null for so few values that it could reveal one of them. */
export function publicMedian(values: readonly number[]): number | null {
  return values.length < MEDIAN_MIN_ANSWERS ? null : median(values)
}

/** Returns the time from receipt to first reply in days with fractions. null for duplicates and unanswered reports. */
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
