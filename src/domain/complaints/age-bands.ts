import type { OfficeCalendar } from '../office/office-calendar'
import { overdueBefore } from '../office/working-days'
import { addDays, dayIn, type TimeZone } from '../time/date'

export interface AgeBand {
  /** Lower limit of the age in working days. */
  least: number
  most: number | null
  /** First and last day of receipt. '' means no limit for the first day, and today for the last day. */
  from: string
  until: string
  isLate: boolean
}

/**
 * Returns age bands at multiples of the promised answer time (`promised` working days): up to one, up to two, up to
 * four, and older. `today` is the current day in `zone`.
 */
export function ageBands(
  calendar: OfficeCalendar,
  zone: TimeZone,
  today: string,
  promised: number,
): AgeBand[] {
  const ends = [promised, 2 * promised, 4 * promised]
  // First day of receipt in each band. Older reports belong to the next band.
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
