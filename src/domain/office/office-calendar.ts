import { addDays, weekdayOf } from '../time/date'

/** The days on which the office serves. */
export interface OfficeCalendar {
  /** Days of the week, Monday is 1. */
  service_days: readonly number[]
  /** Names of the days on which it does not, by day (`YYYY-MM-DD`). */
  closed: ReadonlyMap<string, string>
}

/** Where no day serves, or all are closed, whoever counts days comes to an end all the same. */
export const HORIZON = 400

/** Returns the calendar of an office with these closed days; those without a name are open after all. */
export function officeCalendar(
  service_days: readonly number[],
  days: readonly { date: string; name: string }[],
): OfficeCalendar {
  const closed = days.flatMap(({ date, name }) => (name ? [[date, name] as const] : []))
  return { service_days, closed: new Map(closed) }
}

/** Whether the office serves on `day` (`YYYY-MM-DD`). */
export function isServiceDay({ service_days, closed }: OfficeCalendar, day: string): boolean {
  return service_days.includes(weekdayOf(day)) && !closed.has(day)
}

/** Returns the `count`th service day after `day`, `count` at least 1; undefined where there is none within a year. */
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

/** How many service days there are from `from` until `day` (both `YYYY-MM-DD`): the first is not counted, the last is. */
export function serviceDaysUntil(calendar: OfficeCalendar, from: string, day: string): number {
  let count = 0
  for (let each = from; each < day;) {
    each = addDays(each, 1)
    if (isServiceDay(calendar, each)) count += 1
  }
  return count
}
