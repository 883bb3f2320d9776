import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { AgendaInput } from '@/domain/agenda/agenda-schema'
import { formatLongDay, TIME_ZONES, type TimeZone } from '@/domain/time/date'
import { CalendarLeaf } from './calendar-leaf'
import { Recurrence } from './recurrence'

interface AgendaCardProps {
  event: AgendaInput
  /** The present day; '' while nobody knows. */
  today: string
  zone: TimeZone
  /** What can be done with it, below all that is said of it. */
  children?: ReactNode
}

/** An event with a calendar leaf at its left. */
export function AgendaCard({ event, today, zone, children }: AgendaCardProps) {
  return (
    <article
      data-today={event.date === today || undefined}
      className="relative flex break-inside-avoid flex-wrap gap-4 rounded-card border border-hairline bg-surface p-4 data-today:border-primary md:gap-6 md:p-5"
    >
      <CalendarLeaf date={event.date} today={today} />
      <div className="min-w-[min(100%,9rem)] flex-1">
        <h2 className="text-[min(1.125rem,10vw)] leading-snug font-semibold">{event.title}</h2>
        <p className="mt-1 text-ink-2">
          <time dateTime={event.date}>{formatLongDay(event.date)}</time>
        </p>
        <ul className="mt-2 flex flex-col gap-1 md:flex-row md:gap-6">
          <li className="flex items-center gap-2">
            <Icon name="clock" className="size-5 shrink-0 text-primary" />
            <span className="tabular-nums">
              {event.time} {TIME_ZONES[zone]}
            </span>
          </li>
          <li className="flex min-w-0 items-center gap-2">
            <Icon name="map-pin" className="size-5 shrink-0 text-primary" />
            <span className="min-w-0">{event.location}</span>
          </li>
        </ul>
        <Recurrence event={event} />
        {event.description && <p className="mt-3 max-w-prose text-ink-2">{event.description}</p>}
        {children}
      </div>
    </article>
  )
}
