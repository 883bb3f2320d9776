import { addDays, dayIn, instantIn, type TimeZone } from '../time/date'
import { HORIZON, type OfficeCalendar, serviceDayAfter, serviceDaysUntil } from './office-calendar'

/* Promises are made in working days: the service days of the office without closed days. */

/** Due day if the calendar has no such day. */
const NEVER = '9999-12-31'

/** Returns the number of working days after the day of `from` up to the day of `to`, or 0 if `to` is earlier. */
export function workingDaysBetween(
  calendar: OfficeCalendar,
  zone: TimeZone,
  from: Date,
  to: Date,
): number {
  return serviceDaysUntil(calendar, dayIn(zone, from), dayIn(zone, to))
}

/**
 * Returns the due day (`YYYY-MM-DD` in `zone`) of a report that arrived at `from`: the `days`th working day after
 * `from`. `days` is at least 1.
 */
export function dueDay(calendar: OfficeCalendar, zone: TimeZone, from: Date, days: number): string {
  return serviceDayAfter(calendar, dayIn(zone, from), days) ?? NEVER
}

/**
 * Returns the time before which unanswered reports are late on the day `today` (`YYYY-MM-DD` in `zone`), if
 * answers are promised within `days` working days.
 */
export function overdueBefore(
  calendar: OfficeCalendar,
  zone: TimeZone,
  today: string,
  days: number,
): Date {
  let first = today
  const isDue = (day: string) => (serviceDayAfter(calendar, day, days) ?? NEVER) < today
  for (let back = 0; back < HORIZON && !isDue(addDays(first, -1)); back += 1)
    first = addDays(first, -1)
  return instantIn(zone, `${first}T00:00`)
}

/** Returns the state of an open report against the promise to answer within `days` working days. */
export function promiseState(
  calendar: OfficeCalendar,
  zone: TimeZone,
  receivedAt: Date,
  days: number,
  now: Date,
): { isOverdue: boolean; text: string } {
  const due = dueDay(calendar, zone, receivedAt, days)
  const today = dayIn(zone, now)
  if (today === due) return { isOverdue: false, text: 'Batas jawaban hari ini' }
  if (today < due) {
    const left = due === NEVER ? days : serviceDaysUntil(calendar, today, due)
    return { isOverdue: false, text: `Sisa ${left} hari kerja` }
  }
  // On a closed day after the due day, the report is already late.
  const late = Math.max(1, serviceDaysUntil(calendar, due, today))
  return { isOverdue: true, text: `Terlambat ${late} hari kerja` }
}
