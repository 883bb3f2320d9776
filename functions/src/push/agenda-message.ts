import type { DocumentSnapshot } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { agendaEvent } from '@/domain/agenda/agenda-schema'
import { occurrencesOf } from '@/domain/agenda/recurrence'
import { paths } from '@/domain/paths'
import type { PushMessage } from './send-push'

/** Fields of an event that the message needs. Other fields may be of another version. */
const messageFields = v.pick(agendaEvent, [
  'title',
  'date',
  'time',
  'repeat',
  'lastdate',
  'exceptions',
  'location',
])

/** Returns the message about the events that begin on `day`, for the evening before; null if there are none. */
export function agendaMessage(day: string, found: readonly DocumentSnapshot[]): PushMessage | null {
  const events = found
    .flatMap((document) => {
      const parsed = v.safeParse(messageFields, document.data())
      if (!parsed.success) return []
      const event = parsed.output
      const begins = event.repeat === '' ? [event.date] : occurrencesOf(event)
      return begins.includes(day) ? [event] : []
    })
    .sort((one, other) => (one.time < other.time ? -1 : 1))
  const [first] = events
  if (!first) return null
  const about = { path: paths.agenda, tag: `agenda-${day}` }
  if (events.length === 1)
    return {
      title: `Besok: ${first.title}`,
      body: `Pukul ${clock(first.time)}, ${first.location}`,
      ...about,
    }
  return {
    title: `Besok: ${events.length} kegiatan`,
    body: events.map(({ time, title }) => `${clock(time)} ${title}`).join(' · '),
    ...about,
  }
}

const clock = (time: string) => time.replace(':', '.')
