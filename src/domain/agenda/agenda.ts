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

/** Events in the order in which they are given, by the month (`YYYY-MM`) of their day. */
export function byMonth<Event extends Timed>(
  events: readonly Event[],
): { month: string; events: Event[] }[] {
  const months: { month: string; events: Event[] }[] = []
  for (const event of events) {
    const month = event.date.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.events.push(event)
    else months.push({ month, events: [event] })
  }
  return months
}

/** The next `count` times that any of the events takes place, from the day `today` on, soonest first; each bears its own day. */
export function occurrencesFrom<Event extends Timed>(
  events: readonly Event[],
  today: string,
  count: number,
): Event[] {
  return events
    .flatMap((event) =>
      occurrencesOf(event)
        .filter((date) => date >= today)
        .slice(0, count)
        .map((date) => ({ ...event, date })),
    )
    .sort(inTime)
    .slice(0, count)
}
