import { addDays } from '../time/date'
import { occurrencesOf, type Recurrence } from './recurrence'

interface Timed extends Recurrence {
  time: string
}

function inTime(a: Timed, b: Timed): number {
  return `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`)
}

/**
 * Events as they go on from `today`, each once: what comes again bears the day of its next occurrence, soonest first.
 * Then those that are over, with the day of their last, latest first.
 */
export function splitAgenda<Event extends Timed>(
  events: readonly Event[],
  today: string,
): { coming: Event[]; past: Event[] } {
  const coming: Event[] = []
  const past: Event[] = []
  for (const event of events) {
    const days = occurrencesOf(event)
    const next = days.find((day) => day >= today)
    const last = days.at(-1)
    if (next !== undefined) coming.push({ ...event, date: next })
    else if (last !== undefined) past.push({ ...event, date: last })
  }
  return { coming: coming.sort(inTime), past: past.sort((a, b) => inTime(b, a)) }
}

/** How `day` is called on `today` (both `YYYY-MM-DD`); '' where it has no such name, or today is not known (''). */
export function dayName(day: string, today: string): string {
  if (today === '') return ''
  if (day < today) return 'Lewat'
  if (day === today) return 'Hari ini'
  return day === addDays(today, 1) ? 'Besok' : ''
}
