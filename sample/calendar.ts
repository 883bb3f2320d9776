import { addDays, formatDay, onOrAfter as dayOnOrAfter, weekdayOf } from '@/domain/time/date'

const WEEKDAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const
export type Weekday = (typeof WEEKDAYS)[number]

export function onOrAfter(date: string, weekday: Weekday): string {
  return dayOnOrAfter(date, WEEKDAYS.indexOf(weekday) + 1)
}

export function lastMonthDay(date: string, monthDay: string): string {
  const year = Number(date.slice(0, 4))
  const thisYear = `${year}-${monthDay}`
  return thisYear <= date ? thisYear : `${year - 1}-${monthDay}`
}

/** Converts a local time in the village (WIB, UTC+7) to ISO 8601 in UTC. */
export function instantAt(date: string, time: string): string {
  return new Date(`${date}T${time}:00+07:00`).toISOString()
}

/** Formats a day like Indonesian newspapers: `Minggu (15/11)`. */
function newspaperDay(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${WEEKDAYS[weekdayOf(date) - 1]} (${day}/${month})`
}

export interface Calendar {
  year: number
  month: string
  /** Returns the last day before the article's date with this weekday, formatted like `Minggu (15/11)`. */
  last: (weekday: Weekday) => string
  next: (weekday: Weekday, weeks?: number) => string
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
