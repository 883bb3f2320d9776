import type { Settings } from '../settings/settings'
import {
  dayIn,
  dayName,
  formatDay,
  formatNearDay,
  formatWeekday,
  TIME_ZONES,
  wallClockIn,
  type TimeZone,
} from '../time/date'
import { isServiceDay, type OfficeCalendar, serviceDayAfter } from './office-calendar'

/** Days of the week as ISO 8601 numbers them: Monday is 1, Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const NAMES = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const

/** When the office serves in an ordinary week, on clocks of the village's zone. */
export type OfficeHours = Pick<Settings, 'service_days' | 'service_opens' | 'service_closes'>

export function weekdayName(weekday: number): string {
  return NAMES[weekday - 1] ?? ''
}

/** In words: `Senin–Jumat`, `Senin, Rabu dan Sabtu`. */
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

/** `Senin–Jumat 08:00–15:00 WIB` */
export function openingTimes(hours: OfficeHours, zone: TimeZone): string {
  const { service_days, service_opens, service_closes } = hours
  return `${inWords(service_days)} ${service_opens}–${service_closes} ${TIME_ZONES[zone]}`
}

/** `Sabtu dan Minggu tutup`; '' where no day is closed. */
export function closedDays({ service_days }: OfficeHours): string {
  const closed = WEEKDAYS.filter((day) => !service_days.includes(day))
  return closed.length > 0 ? `${inWords(closed)} tutup` : ''
}

/** Whether the office is open at `now`, and until or from when, in words: in sentences and, `brief`, in one line. */
export function officeState(
  hours: OfficeHours,
  closed: OfficeCalendar['closed'],
  zone: TimeZone,
  now: Date,
): { isOpen: boolean; text: string; brief: string } {
  const { service_opens: opens, service_closes: closes } = hours
  const calendar = { service_days: hours.service_days, closed }
  const time = wallClockIn(zone, now).slice(11)
  const today = dayIn(zone, now)
  const serves = isServiceDay(calendar, today)
  if (serves && time >= opens && time < closes)
    return {
      isOpen: true,
      text: `Sekarang buka, sampai pukul ${closes} ${TIME_ZONES[zone]}.`,
      brief: `Buka sampai ${closes}`,
    }
  const holiday = closed.get(today)
  const why = holiday ? `Sekarang tutup: ${holiday}.` : 'Sekarang tutup.'
  const next = serves && time < opens ? today : serviceDayAfter(calendar, today)
  if (next === undefined) return { isOpen: false, text: why, brief: 'Tutup' }
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

/** `besok`, `hari Senin`; with its date where people would expect an earlier one. */
function dayInWords(day: string, today: string, closed: OfficeCalendar['closed']): string {
  const near = dayName(day, today).toLowerCase()
  if (near) return near
  const name = `hari ${formatWeekday(day)}`
  return isLater(day, today, closed) ? `${name}, ${formatDay(day)},` : name
}

/** The same in few words: `besok`, `Senin`, `Rabu, 25 Nov`. */
function nearDay(day: string, today: string, closed: OfficeCalendar['closed']): string {
  const near = dayName(day, today).toLowerCase()
  return near || (isLater(day, today, closed) ? formatNearDay(day) : formatWeekday(day))
}

function isLater(day: string, today: string, closed: OfficeCalendar['closed']): boolean {
  return [...closed.keys()].some((each) => each >= today && each < day)
}
