import { type TimeZone, wallClockIn } from '../time/date'

/** From nine in the evening until five in the morning nobody is told of anything. */
export function isQuiet(zone: TimeZone, now: Date): boolean {
  const hour = Number(wallClockIn(zone, now).slice(11, 13))
  return hour >= 21 || hour < 5
}
