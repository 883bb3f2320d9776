import { addDays, dayIn, instantIn, type TimeZone } from '../time/date'

/*
 * Days on which the office works: Monday to Friday in the village's zone. National holidays and days
 * of joint leave are decided anew each year and are not known here, so they count as working days.
 */

/** Whether `day` (`YYYY-MM-DD`) is one, as far as is known here. */
function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday >= 1 && weekday <= 5
}

/** Working days from `from` on until `day` (both `YYYY-MM-DD`): the first is not counted, the last is. */
function workingDaysUntil(from: string, day: string): number {
  let count = 0
  for (let each = from; each < day;) {
    each = addDays(each, 1)
    if (isWorkingDay(each)) count += 1
  }
  return count
}

/**
 * How many working days (Monday to Friday in `zone`; national holidays are not known) have begun after
 * the day of `from`, that of `to` included. 0 on the same day, and when `to` is earlier.
 */
export function workingDaysBetween(zone: TimeZone, from: Date, to: Date): number {
  return workingDaysUntil(dayIn(zone, from), dayIn(zone, to))
}

/**
 * The day (`YYYY-MM-DD` in `zone`) until which what arrived at `from` was promised to be answered:
 * the `days`th working day after it, `days` at least 1. National holidays are not known.
 */
export function dueDay(zone: TimeZone, from: Date, days: number): string {
  return dueAfter(dayIn(zone, from), days)
}

function dueAfter(from: string, days: number): string {
  let day = from
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

/**
 * What arrived before this and has no answer on the day `today` (`YYYY-MM-DD` in `zone`) is late
 * against the promise to answer within `days` working days.
 */
export function overdueBefore(zone: TimeZone, today: string, days: number): Date {
  let first = today
  while (dueAfter(addDays(first, -1), days) >= today) first = addDays(first, -1)
  return instantIn(zone, `${first}T00:00`)
}

/** Where an open report stands against the promise to answer within `days` working days. */
export function promiseState(
  zone: TimeZone,
  receivedAt: Date,
  days: number,
  now: Date,
): { isOverdue: boolean; text: string } {
  const due = dueDay(zone, receivedAt, days)
  const today = dayIn(zone, now)
  if (today === due) return { isOverdue: false, text: 'Batas jawaban hari ini' }
  if (today < due)
    return { isOverdue: false, text: `Sisa ${workingDaysUntil(today, due)} hari kerja` }
  // On a weekend after its day it is late already.
  const late = Math.max(1, workingDaysUntil(due, today))
  return { isOverdue: true, text: `Terlambat ${late} hari kerja` }
}
