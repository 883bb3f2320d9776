import { addDays, formatDay, onOrAfter as dayOnOrAfter, weekdayOf } from '@/domain/time/date'

const WEEKDAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** The first `weekday` on `date` or after it. */
export function onOrAfter(date: string, weekday: Weekday): string {
  return dayOnOrAfter(date, WEEKDAYS.indexOf(weekday) + 1)
}

/** The last `monthDay` (`08-18`) on `date` or before it. */
export function lastMonthDay(date: string, monthDay: string): string {
  const year = Number(date.slice(0, 4))
  const thisYear = `${year}-${monthDay}`
  return thisYear <= date ? thisYear : `${year - 1}-${monthDay}`
}

/** The instant of a clock time in the village, which lies in WIB (UTC+7), as ISO 8601 in UTC. */
export function instantAt(date: string, time: string): string {
  return new Date(`${date}T${time}:00+07:00`).toISOString()
}

/** `Minggu (15/11)`, as newspapers write the days around an article. */
function newspaperDay(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${WEEKDAYS[weekdayOf(date) - 1]} (${day}/${month})`
}

/** How a text speaks of the days around the one it was written on. */
export interface Calendar {
  year: number
  /** The month's name, `November`. */
  month: string
  /** The last `weekday` before the text's day: `Minggu (15/11)`. */
  last: (weekday: Weekday) => string
  /** The next `weekday` after the text's day, or the one `weeks` later. */
  next: (weekday: Weekday, weeks?: number) => string
  /** `15 November 2026`, `days` after the text's day. */
  day: (days: number) => string
}

export function calendarAt(date: string): Calendar {
  return {
    year: Number(date.slice(0, 4)),
    month: formatDay(date).split(' ')[1] ?? '',
    last: (weekday) => newspaperDay(onOrAfter(addDays(date, -7), weekday)),
    next: (weekday, weeks = 0) => newspaperDay(onOrAfter(addDays(date, 1 + 7 * weeks), weekday)),
    day: (days) => formatDay(addDays(date, days)),
  }
}
