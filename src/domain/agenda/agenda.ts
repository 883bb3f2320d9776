import { occurrencesOf, type Recurrence } from './recurrence'

interface Timed extends Recurrence {
  time: string
}

function inTime(a: Timed, b: Timed): number {
  return `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`)
}

/**
 * Splits events at the day `today` into events that are not over, soonest first, and past events, latest first. A
 * recurring event is listed once, on its next occurrence or, if all have passed, on its last.
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
    const on = (date: string) => (event.repeat === '' ? event : { ...event, date })
    if (next !== undefined) coming.push(on(next))
    else if (last !== undefined) past.push(on(last))
  }
  return { coming: coming.sort(inTime), past: past.sort((a, b) => inTime(b, a)) }
}

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

/** Returns the next `count` occurrences from `today` on, soonest first. `date` is the day of the occurrence. */
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
