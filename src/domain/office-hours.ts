import { TIME_ZONES, wallClockIn, type TimeZone } from './date'

/** Service hours from Monday to Friday, on clocks of the village's zone. */
export const OFFICE_HOURS = { opens: '08:00', closes: '15:00' } as const

const FRIDAY = 5
const DAY = 24 * 60 * 60_000

/** Whether the office is open at `now`, and until or from when, in words. Holidays are not known here. */
export function officeState(zone: TimeZone, now: Date): { isOpen: boolean; text: string } {
  const { opens, closes } = OFFICE_HOURS
  const time = wallClockIn(zone, now).slice(11)
  const weekday = weekdayIn(zone, now)
  const isWorkday = isWorking(weekday)
  if (isWorkday && time >= opens && time < closes)
    return { isOpen: true, text: `Sekarang buka, sampai pukul ${closes} ${TIME_ZONES[zone]}.` }
  const next =
    isWorkday && time < opens
      ? 'hari ini'
      : isWorking(weekdayIn(zone, new Date(now.getTime() + DAY)))
        ? 'besok'
        : 'hari Senin'
  return {
    isOpen: false,
    text: `Sekarang tutup. Buka ${next} pukul ${opens} ${TIME_ZONES[zone]}.`,
  }
}

function isWorking(weekday: number): boolean {
  return weekday >= 1 && weekday <= FRIDAY
}

/** 0 is Sunday. */
function weekdayIn(zone: TimeZone, instant: Date): number {
  return new Date(`${wallClockIn(zone, instant)}Z`).getUTCDay()
}
