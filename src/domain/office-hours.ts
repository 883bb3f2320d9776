import { addDays, dayIn, TIME_ZONES, wallClockIn, type TimeZone } from './date'
import { isWorkingDay } from './working-days'

/** Service hours from Monday to Friday, on clocks of the village's zone. */
export const OFFICE_HOURS = { opens: '08:00', closes: '15:00' } as const

/** Whether the office is open at `now`, and until or from when, in words. Holidays are not known here. */
export function officeState(zone: TimeZone, now: Date): { isOpen: boolean; text: string } {
  const { opens, closes } = OFFICE_HOURS
  const time = wallClockIn(zone, now).slice(11)
  const today = dayIn(zone, now)
  const isWorkday = isWorkingDay(today)
  if (isWorkday && time >= opens && time < closes)
    return { isOpen: true, text: `Sekarang buka, sampai pukul ${closes} ${TIME_ZONES[zone]}.` }
  const next =
    isWorkday && time < opens
      ? 'hari ini'
      : isWorkingDay(addDays(today, 1))
        ? 'besok'
        : 'hari Senin'
  return {
    isOpen: false,
    text: `Sekarang tutup. Buka ${next} pukul ${opens} ${TIME_ZONES[zone]}.`,
  }
}
