import { type TimeZone, wallClockIn } from '../time/date'

/** Returns whether the time is between 21:00 and 05:00 in `zone`, when no notifications are sent. */
export function isQuiet(zone: TimeZone, now: Date): boolean {
  const hour = Number(wallClockIn(zone, now).slice(11, 13))
  return hour >= 21 || hour < 5
}
