import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useClockDay, useToday } from '@/components/browser/use-now'
import { Section } from '@/components/layout/section'
import { Loaded } from '@/components/ui/states/loaded'
import { NewMark } from '@/components/ui/new-mark'
import { splitAgenda } from '@/domain/agenda/agenda'
import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import { HOME } from '@/domain/limits'
import { itemIn, paths } from '@/domain/paths'
import { formatLongDay, TIME_ZONES, type TimeZone } from '@/domain/time/date'
import { contentList } from '@/lib/query/content'
import { CalendarLeaf } from './calendar-leaf'
import { COMING_KEPT, comingAgendaQuery } from './coming-agenda-query'
import { COMING_LIST, COMING_TITLE, ComingEventsSkeleton } from './coming-events-skeleton'

type ComingEvent = Omit<AgendaEvent, 'description' | 'createdBy' | 'updatedBy' | 'updatedAt'>

/** What is on next in the village. */
export default function ComingEventsSection({ zone }: { zone: TimeZone }) {
  const coming = useQuery(comingAgendaQuery.options)
  const whole = useQuery({ ...contentList('agenda').options, enabled: false })
  const today = useToday(zone)
  const clockDay = useClockDay(zone)
  const nextOf = (events: readonly ComingEvent[]) =>
    splitAgenda(events, today).coming.slice(0, HOME.events)
  const next = coming.data && nextOf(coming.data)
  // Who reads without network for weeks has outlived those, but not all that the device keeps.
  const hasOutlived = next && next.length < HOME.events && coming.data.length === COMING_KEPT
  return (
    <Section title={COMING_TITLE} more={{ to: paths.agenda, label: 'Semua agenda' }}>
      <Loaded
        query={{ ...coming, data: hasOutlived && whole.data ? nextOf(whole.data) : next }}
        subject="agenda"
        skeleton={<ComingEventsSkeleton />}
        empty={<p className="text-ink-2">Saat ini belum ada agenda kegiatan yang dijadwalkan.</p>}
      >
        {(events) => (
          <ul className={COMING_LIST}>
            {events.map((event) => (
              <li key={event.id}>
                <ComingEvent event={event} today={clockDay} zone={zone} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}

interface ComingEventProps {
  event: ComingEvent
  today: string
  zone: TimeZone
}

/** The whole card leads to the agenda, which says more. */
function ComingEvent({ event, today, zone }: ComingEventProps) {
  return (
    <article className="group relative flex h-full flex-wrap items-center gap-4 rounded-card border border-hairline bg-surface p-4">
      <NewMark id={event.id} className="-top-2.5 right-4" />
      <CalendarLeaf date={event.date} today={today} />
      <div className="min-w-[min(100%,9rem)] flex-1">
        <h3 className="leading-snug font-semibold group-hover:text-primary">
          <Link to={itemIn(paths.agenda, event.id)} className="stretched">
            {event.title}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-ink-2">
          <time dateTime={event.date}>{formatLongDay(event.date)}</time>
          {`, ${event.time}\u00a0${TIME_ZONES[zone]}`}
        </p>
        <p className="text-sm text-ink-2">{event.location}</p>
      </div>
    </article>
  )
}
