import * as v from 'valibot'
import { clockTime, day } from './date'
import { ulid } from './id'
import { LIMITS } from './limits'
import { stamp } from './stamp'
import { optionalText, requiredText } from './text'

export const agendaInput = v.object({
  title: requiredText('Judul', LIMITS.title),
  /** Day and clock time in the village's zone (settings). */
  date: day,
  time: clockTime,
  location: requiredText('Tempat', LIMITS.location),
  description: optionalText('Keterangan', LIMITS.description),
})

/** `agenda/{id}` */
export const agendaEvent = v.object({ ...agendaInput.entries, id: ulid, ...stamp })
export type AgendaEvent = v.InferOutput<typeof agendaEvent>

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
