import type { AgendaEvent } from './schemas/agenda'

function inTime(a: AgendaEvent, b: AgendaEvent): number {
  return `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`)
}

/** Events from `today` on, soonest first, and those before it, latest first. */
export function splitAgenda(
  events: readonly AgendaEvent[],
  today: string,
): { coming: AgendaEvent[]; past: AgendaEvent[] } {
  return {
    coming: events.filter(({ date }) => date >= today).sort(inTime),
    past: events.filter(({ date }) => date < today).sort((a, b) => inTime(b, a)),
  }
}
