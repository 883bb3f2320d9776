import type { Settings } from '../settings/settings'
import {
  dayIn,
  dayName,
  formatDay,
  formatNearDay,
  formatWeekday,
  TIME_ZONES,
  wallClockIn,
  weekdayOf,
  type TimeZone,
} from '../time/date'
import { isServiceDay, type OfficeCalendar, serviceDayAfter } from './office-calendar'

/** Numbers of the weekdays in ISO 8601: Monday is 1, Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const NAMES = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const

/** Opening hours of a week without closed days, in the village's zone. */
export type OfficeHours = Pick<Settings, 'service_hours'>

interface DayHours {
  opens: string
  closes: string
}

export function weekdayName(weekday: number): string {
  return NAMES[weekday - 1] ?? ''
}

function inWords(days: readonly number[]): string {
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const parts = runs.flatMap((run) => {
    const names = run.map(weekdayName)
    return names.length > 2 ? [`${names[0]}–${names.at(-1)}`] : names
  })
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} dan ${parts.at(-1)}`
}

function hoursOn({ service_hours }: OfficeHours, weekday: number): DayHours | undefined {
  const [opens = '', closes = ''] = (service_hours[weekday - 1] ?? '').split('-')
  return opens === '' ? undefined : { opens, closes }
}

/** Returns the weekdays on which the office is open, or Monday to Friday if no hours are entered. */
export function serviceDays(hours: OfficeHours): number[] {
  return WEEKDAYS.filter((day) =>
    hours.service_hours[0] === undefined ? day < 6 : hoursOn(hours, day),
  )
}

export function weekOf(hours: OfficeHours): (DayHours & { days: number[] })[] {
  const parts: (DayHours & { days: number[] })[] = []
  for (const day of WEEKDAYS) {
    const found = hoursOn(hours, day)
    const part = parts.find(
      ({ opens, closes }) => opens === found?.opens && closes === found.closes,
    )
    if (part) part.days.push(day)
    else if (found) parts.push({ ...found, days: [day] })
  }
  return parts
}

/** Returns texts such as `Senin–Kamis 08:00–15:00 WIB` and `Jumat 08:00–11:30 WIB`. */
export function openingTimes(hours: OfficeHours, zone: TimeZone): string[] {
  return weekOf(hours).map(
    ({ days, opens, closes }) => `${inWords(days)} ${opens}–${closes} ${TIME_ZONES[zone]}`,
  )
}

/** Returns a text such as `Sabtu dan Minggu tutup`, or '' if the office is open on all weekdays. */
export function closedDays(hours: OfficeHours): string {
  const closed = WEEKDAYS.filter((day) => !hoursOn(hours, day))
  return closed.length > 0 ? `${inWords(closed)} tutup` : ''
}

/** Describes whether the office is open at `now`, and when it next closes or opens. */
export function officeState(
  hours: OfficeHours,
  closed: OfficeCalendar['closed'],
  zone: TimeZone,
  now: Date,
): { isOpen: boolean; text: string; brief: string } {
  const calendar = { service_days: serviceDays(hours), closed }
  const time = wallClockIn(zone, now).slice(11)
  const today = dayIn(zone, now)
  const hoursToday = isServiceDay(calendar, today) ? hoursOn(hours, weekdayOf(today)) : undefined
  if (hoursToday && time >= hoursToday.opens && time < hoursToday.closes)
    return {
      isOpen: true,
      text: `Sekarang buka, sampai pukul ${hoursToday.closes} ${TIME_ZONES[zone]}.`,
      brief: `Buka sampai ${hoursToday.closes}`,
    }
  const holiday = closed.get(today)
  const why = holiday ? `Sekarang tutup: ${holiday}.` : 'Sekarang tutup.'
  const isBefore = hoursToday && time < hoursToday.opens
  const next = isBefore ? today : serviceDayAfter(calendar, today)
  if (next === undefined) return { isOpen: false, text: why, brief: 'Tutup' }
  const opens = hoursOn(hours, weekdayOf(next))?.opens
  const when = dayInWords(next, today, closed)
  return {
    isOpen: false,
    text: `${why} Buka ${when} pukul ${opens} ${TIME_ZONES[zone]}.`,
    brief:
      next === today
        ? `Buka pukul ${opens}`
        : `Tutup, buka ${nearDay(next, today, closed)} ${opens}`,
  }
}

/** Returns `besok` or `hari Senin`. Adds the date if closed days make `day` later than visitors expect. */
function dayInWords(day: string, today: string, closed: OfficeCalendar['closed']): string {
  const near = dayName(day, today).toLowerCase()
  if (near) return near
  const name = `hari ${formatWeekday(day)}`
  return isLater(day, today, closed) ? `${name}, ${formatDay(day)},` : name
}

/** Returns the day in its short form: `besok`, `Senin`, `Rabu, 25 Nov`. */
function nearDay(day: string, today: string, closed: OfficeCalendar['closed']): string {
  const near = dayName(day, today).toLowerCase()
  return near || (isLater(day, today, closed) ? formatNearDay(day) : formatWeekday(day))
}

function isLater(day: string, today: string, closed: OfficeCalendar['closed']): boolean {
  return [...closed.keys()].some((each) => each >= today && each < day)
}
