import {
  addDays,
  dayIn,
  formatDay,
  formatWeekday,
  instantIn,
  type TimeZone,
  weekdayOf,
} from '../time/date'
import {
  HORIZON,
  type OfficeCalendar,
  officeCalendar,
  serviceDayAfter,
  serviceDaysUntil,
} from './office-calendar'

/*
 * Promised answer times are in days on which the office is open. Legal deadlines use their own calendar, so that they
 * do not become longer if the office opens less often.
 */

/** Due day if the calendar has no working days. */
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
 * Returns the day (`YYYY-MM-DD` in `zone`) on which the answer to a report is due: the `days`th working day after
 * `from`, its time of receipt. `days` is at least 1.
 */
export function dueDay(calendar: OfficeCalendar, zone: TimeZone, from: Date, days: number): string {
  return serviceDayAfter(calendar, dayIn(zone, from), days) ?? NEVER
}

/** Returns the calendar of legal deadlines: Monday to Friday without national holidays and joint leave. */
export function legalCalendar(
  days: readonly { date: string; name: string; official?: boolean | undefined }[],
): OfficeCalendar {
  return officeCalendar(
    [1, 2, 3, 4, 5],
    days.filter(({ official }) => official),
  )
}

/** Explains `dueDay`: `Diterima Senin 4 Mei 2026. Hari kerja ke-10: Selasa 19 Mei 2026 (14 Mei libur: …).` */
export function describeDueDay(
  calendar: OfficeCalendar,
  zone: TimeZone,
  from: Date,
  days: number,
): string {
  const received = dayIn(zone, from)
  const due = dueDay(calendar, zone, from, days)
  const holidays = [...calendar.closed]
    .filter(
      ([day]) => day > received && day < due && calendar.service_days.includes(weekdayOf(day)),
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, name]) => `${formatDay(day).slice(0, -5)} libur: ${name}`)
  const without = holidays.length > 0 ? ` (${holidays.join('; ')})` : ''
  const inWords = (day: string) => `${formatWeekday(day)} ${formatDay(day)}`
  return `Diterima ${inWords(received)}. Hari kerja ke-${days}: ${inWords(due)}${without}.`
}

/**
 * Returns the time of receipt before which unanswered reports are late on the day `today` (`YYYY-MM-DD` in `zone`).
 * `days` is the promised answer time in working days.
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

/** Returns the remaining time or the delay of an open report. `days` is the promised answer time in working days. */
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
  // On a closed day after the due day, the delay is already one day.
  const late = Math.max(1, serviceDaysUntil(calendar, due, today))
  return { isOverdue: true, text: `Terlambat ${late} hari kerja` }
}
