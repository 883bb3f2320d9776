import { addDays, isRealDay, onOrAfter, weekdayOf } from '../time/date'
import { addMonths } from '../time/months'

/** Kinds of recurrence. '' means none. The first day determines the weekday, or the day or week of the month. */
export const REPEATS = [
  '',
  'mingguan',
  'dua-mingguan',
  'bulanan',
  'bulanan-hari',
  'bulanan-hari-terakhir',
] as const
export type Repeat = (typeof REPEATS)[number]

export interface Recurrence {
  /** First day of the event (`YYYY-MM-DD`). */
  date: string
  /** Last day of a single event, or last day on which a recurring event can take place. */
  lastdate: string
  repeat: Repeat
  /** Cancelled days, separated by spaces. */
  exceptions: string
}

/** Maximum number of occurrences to compute, about two years of a weekly event. firestore.rules have no such limit. */
const MOST = 110

export function occurrencesOf(event: Recurrence): string[] {
  const isException = exceptionsIn(event)
  return plannedDays(event).filter((day) => !isException(day))
}

/** Returns the last day of the occurrence that begins on `date`. Only an event without recurrence has several days. */
export function lastDayOf({ date, lastdate, repeat }: Omit<Recurrence, 'exceptions'>): string {
  return repeat === '' && lastdate > date ? lastdate : date
}

export function exceptionsOf(event: Recurrence): string[] {
  return plannedDays(event).filter(exceptionsIn(event))
}

function exceptionsIn({ exceptions }: Recurrence): (day: string) => boolean {
  const days = new Set(exceptions.split(' '))
  return (day) => days.has(day)
}

export function plannedDays({ date, lastdate, repeat }: Omit<Recurrence, 'exceptions'>): string[] {
  switch (repeat) {
    case '':
      return daysUntil(lastdate > date ? lastdate : date, (at) => addDays(date, at))
    case 'mingguan':
      return daysUntil(lastdate, (at) => addDays(date, 7 * at))
    case 'dua-mingguan':
      return daysUntil(lastdate, (at) => addDays(date, 14 * at))
    case 'bulanan':
      return daysUntil(lastdate, (at) => monthAfter(date, at) + date.slice(7))
    case 'bulanan-hari':
      return daysUntil(lastdate, (at) => {
        const month = monthAfter(date, at)
        const day = addDays(onOrAfter(`${month}-01`, weekdayOf(date)), 7 * (weekInMonth(date) - 1))
        return day.startsWith(month) ? day : ''
      })
    case 'bulanan-hari-terakhir':
      return daysUntil(lastdate, (at) =>
        addDays(onOrAfter(`${monthAfter(date, at + 1)}-01`, weekdayOf(date)), -7),
      )
  }
}

/** Returns how often a day's weekday has occurred in its month so far: 2 for the second Tuesday. */
export function weekInMonth(day: string): number {
  return Math.ceil(Number(day.slice(8)) / 7)
}

export function isLastInMonth(day: string): boolean {
  return addDays(day, 7).slice(0, 7) !== day.slice(0, 7)
}

/**
 * Returns the days `dayAt(0)`, `dayAt(1)` … until `last`. Like calendar apps, skips days that a month does not have,
 * such as 31 April or a fifth Tuesday (RFC 5545, section 3.3.10).
 */
function daysUntil(last: string, dayAt: (at: number) => string): string[] {
  const days: string[] = []
  for (let at = 0; at < MOST; at += 1) {
    const day = dayAt(at)
    if (day > last) break
    if (isRealDay(day)) days.push(day)
  }
  return days
}

/** Returns the month `months` later: `2026-11-21`, 2 → `2027-01`. */
function monthAfter(day: string, months: number): string {
  return addMonths(`${day.slice(0, 7)}-01`, months).slice(0, 7)
}
