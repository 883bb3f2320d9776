import { type TimeZone, wallClockIn } from '../time/date'

/** Returns whether the time is between nine in the evening and five in the morning, when no push is sent. */
export function isQuiet(zone: TimeZone, now: Date): boolean {
  const hour = Number(wallClockIn(zone, now).slice(11, 13))
  return hour >= 21 || hour < 5
}
