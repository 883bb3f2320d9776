import { addDays, formatLongDay, TIME_ZONES, type TimeZone } from '../time/date'
import { lastDayOf, type Recurrence } from './recurrence'

interface Timed extends Omit<Recurrence, 'exceptions'> {
  time: string
  endtime?: string | undefined
}

/** Returns the day and time at which an occurrence ends, possibly in the following night. null without an end time. */
export function endOf(event: Timed): { day: string; clock: string } | null {
  const { date, time, endtime } = event
  if (!endtime) return null
  const last = lastDayOf(event)
  return { day: last === date && endtime <= time ? addDays(last, 1) : last, clock: endtime }
}

/** Formats the times of an event as `08:00–12:00 WIB`. */
export function formatTimes({ time, endtime }: Pick<Timed, 'time' | 'endtime'>, zone: TimeZone) {
  return `${time}${endtime ? `–${endtime}` : ''} ${TIME_ZONES[zone]}`
}

/** Formats the days of an event as `Selasa, 17 – Kamis, 19 Agustus 2027`, or a single day like `formatLongDay`. */
export function formatDays(first: string, last: string): string {
  const end = formatLongDay(last)
  if (first === last) return end
  const shared =
    first.slice(0, 7) === last.slice(0, 7) ? -2 : first.slice(0, 4) === last.slice(0, 4) ? -1 : 4
  return `${formatLongDay(first).split(' ').slice(0, shared).join(' ')} – ${end}`
}
