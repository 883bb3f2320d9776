import { addDays, isRealDay, onOrAfter, weekdayOf } from '../time/date'
import { addMonths } from '../time/months'

/** How an event comes again; '' for one that does not. On which day follows from its first. */
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
  /** The first day and the last one that there may be, `YYYY-MM-DD`. Without recurrence, the event goes on from one to the other. */
  date: string
  lastdate: string
  repeat: Repeat
  /** Days on which it does not take place, with a blank between them. */
  exceptions: string
}

/** More than an event of every week has within two years. firestore.rules do not limit how long one goes on. */
const MOST = 110

/** Returns the days on which an event takes place, earliest first. */
export function occurrencesOf(event: Recurrence): string[] {
  const isException = exceptionsIn(event)
  return plannedDays(event).filter((day) => !isException(day))
}

/** Returns the day on which the occurrence that begins on `date` ends. Only single events have several days. */
export function lastDayOf({ date, lastdate, repeat }: Omit<Recurrence, 'exceptions'>): string {
  return repeat === '' && lastdate > date ? lastdate : date
}

/** Returns the days on which it would take place and does not. */
export function exceptionsOf(event: Recurrence): string[] {
  return plannedDays(event).filter(exceptionsIn(event))
}

function exceptionsIn({ exceptions }: Recurrence): (day: string) => boolean {
  const days = new Set(exceptions.split(' '))
  return (day) => days.has(day)
}

/** Returns the days that the rule gives, exceptions among them. */
export function plannedDays({ date, lastdate, repeat }: Omit<Recurrence, 'exceptions'>): string[] {
  switch (repeat) {
    case '':
      return within(lastdate > date ? lastdate : date, (at) => addDays(date, at))
    case 'mingguan':
      return within(lastdate, (at) => addDays(date, 7 * at))
    case 'dua-mingguan':
      return within(lastdate, (at) => addDays(date, 14 * at))
    case 'bulanan':
      return within(lastdate, (at) => monthAfter(date, at) + date.slice(7))
    case 'bulanan-hari':
      return within(lastdate, (at) => {
        const month = monthAfter(date, at)
        const day = addDays(onOrAfter(`${month}-01`, weekdayOf(date)), 7 * (weekInMonth(date) - 1))
        return day.startsWith(month) ? day : ''
      })
    case 'bulanan-hari-terakhir':
      return within(lastdate, (at) =>
        addDays(onOrAfter(`${monthAfter(date, at + 1)}-01`, weekdayOf(date)), -7),
      )
  }
}

/** Returns which one of its weekday a day is in its month: 2 for the second Tuesday. */
export function weekInMonth(day: string): number {
  return Math.ceil(Number(day.slice(8)) / 7)
}

/** Whether no other day of the month falls on the same weekday after it. */
export function isLastInMonth(day: string): boolean {
  return addDays(day, 7).slice(0, 7) !== day.slice(0, 7)
}

/**
 * Returns the days that `dayAt` gives for 0, 1, 2 … until `last`. What is not in its month, as a 31st of April or
 * a fifth Tuesday, is left out, as calendars do (RFC 5545, section 3.3.10).
 */
function within(last: string, dayAt: (at: number) => string): string[] {
  const days: string[] = []
  for (let at = 0; at < MOST; at += 1) {
    const day = dayAt(at)
    if (day > last) break
    if (isRealDay(day)) days.push(day)
  }
  return days
}

/** `2026-11-21`, 2 → `2027-01`. */
function monthAfter(day: string, months: number): string {
  return addMonths(`${day.slice(0, 7)}-01`, months).slice(0, 7)
}
