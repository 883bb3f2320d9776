import { addDays } from '../time/date'
import type { AgendaInput } from './agenda-schema'

type Timed = Pick<AgendaInput, 'date' | 'time'>

function inTime(a: Timed, b: Timed): number {
  return `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`)
}

/** Events from `today` on, soonest first, and those before it, latest first. */
export function splitAgenda<Event extends Timed>(
  events: readonly Event[],
  today: string,
): { coming: Event[]; past: Event[] } {
  return {
    coming: events.filter(({ date }) => date >= today).sort(inTime),
    past: events.filter(({ date }) => date < today).sort((a, b) => inTime(b, a)),
  }
}

/** How `day` is called on `today` (both `YYYY-MM-DD`); '' where it has no such name, or today is not known (''). */
export function dayName(day: string, today: string): string {
  if (today === '') return ''
  if (day < today) return 'Lewat'
  if (day === today) return 'Hari ini'
  return day === addDays(today, 1) ? 'Besok' : ''
}
