import { addDays, weekdayOf } from '../time/date'

export interface OfficeCalendar {
  /** Weekdays on which the office is open. Monday is 1. */
  service_days: readonly number[]
  /** Names of closed days, by day (`YYYY-MM-DD`). */
  closed: ReadonlyMap<string, string>
}

/** Maximum number of days to search, because a calendar may have no working days. */
export const HORIZON = 400

export function officeCalendar(
  service_days: readonly number[],
  days: readonly { date: string; name: string }[],
): OfficeCalendar {
  const closed = days.flatMap(({ date, name }) => (name ? [[date, name] as const] : []))
  return { service_days, closed: new Map(closed) }
}

export function isServiceDay({ service_days, closed }: OfficeCalendar, day: string): boolean {
  return service_days.includes(weekdayOf(day)) && !closed.has(day)
}

/** Returns the `count`th working day after `day`, or undefined if it is more than HORIZON days away. */
export function serviceDayAfter(
  calendar: OfficeCalendar,
  day: string,
  count = 1,
): string | undefined {
  let left = count
  for (let ahead = 1; ahead <= HORIZON; ahead += 1) {
    const each = addDays(day, ahead)
    if (isServiceDay(calendar, each)) left -= 1
    if (left === 0) return each
  }
  return undefined
}

/** Returns the number of working days after `from` until `day` inclusive (both `YYYY-MM-DD`). */
export function serviceDaysUntil(calendar: OfficeCalendar, from: string, day: string): number {
  let count = 0
  for (let each = from; each < day;) {
    each = addDays(each, 1)
    if (isServiceDay(calendar, each)) count += 1
  }
  return count
}
