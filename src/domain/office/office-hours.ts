import type { Settings } from '../settings/settings'
import { addDays, dayIn, TIME_ZONES, wallClockIn, type TimeZone } from '../time/date'

/** Days of the week as ISO 8601 numbers them: Monday is 1, Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const NAMES = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const

/** When the office serves, on clocks of the village's zone. Holidays are not known here. */
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

/** Whether the office is open at `now`, and until or from when, in words. */
export function officeState(
  hours: OfficeHours,
  zone: TimeZone,
  now: Date,
): { isOpen: boolean; text: string } {
  const { service_opens: opens, service_closes: closes } = hours
  const time = wallClockIn(zone, now).slice(11)
  const today = dayIn(zone, now)
  const serves = (ahead: number) => hours.service_days.includes(weekdayOf(addDays(today, ahead)))
  if (serves(0) && time >= opens && time < closes)
    return { isOpen: true, text: `Sekarang buka, sampai pukul ${closes} ${TIME_ZONES[zone]}.` }
  const next = serves(0) && time < opens ? 0 : [1, 2, 3, 4, 5, 6, 7].find(serves)
  if (next === undefined) return { isOpen: false, text: 'Sekarang tutup.' }
  const when = ['hari ini', 'besok'][next] ?? `hari ${weekdayName(weekdayOf(addDays(today, next)))}`
  return {
    isOpen: false,
    text: `Sekarang tutup. Buka ${when} pukul ${opens} ${TIME_ZONES[zone]}.`,
  }
}

/** Of a day, `YYYY-MM-DD`. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
