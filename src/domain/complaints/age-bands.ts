import type { OfficeCalendar } from '../office/office-calendar'
import { overdueBefore } from '../office/working-days'
import { addDays, dayIn, type TimeZone } from '../time/date'

/** Open reports of about the same age. */
export interface AgeBand {
  /** Their ages in working days, of which the last has no end. */
  least: number
  most: number | null
  /** The days on which they were received; '' where there is no first, or no last but today. */
  from: string
  until: string
  /** Whether what has no answer yet is late. */
  isLate: boolean
}

/**
 * Ages by the promise to answer within `promised` working days: within it, up to twice and four times that, and
 * older. `today` is the day in `zone`.
 */
export function ageBands(
  calendar: OfficeCalendar,
  zone: TimeZone,
  today: string,
  promised: number,
): AgeBand[] {
  const ends = [promised, 2 * promised, 4 * promised]
  // What came before these days is older than that.
  const firsts = ends.map((days) => dayIn(zone, overdueBefore(calendar, zone, today, days)))
  return [...ends, null].map((most, index) => {
    const younger = firsts[index - 1]
    return {
      least: index === 0 ? 0 : (ends[index - 1] ?? 0) + 1,
      most,
      from: firsts[index] ?? '',
      until: younger === undefined ? '' : addDays(younger, -1),
      isLate: index > 0,
    }
  })
}
