import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { AgendaInput } from '@/domain/schemas/agenda'
import { formatLongDay, TIME_ZONES, type TimeZone } from '@/domain/date'
import { classNames } from '@/components/ui/class-names'
import { CalendarLeaf } from './calendar-leaf'

interface AgendaCardProps {
  event: AgendaInput
  isToday: boolean
  zone: TimeZone
  /** What can be done with it, below all that is said of it. */
  children?: ReactNode
}

/** An event with a calendar leaf at its left. */
export function AgendaCard({ event, isToday, zone, children }: AgendaCardProps) {
  return (
    <article
      className={classNames(
        'flex break-inside-avoid flex-wrap gap-4 rounded-card border bg-surface p-4 md:gap-6 md:p-5',
        isToday ? 'border-primary' : 'border-hairline',
      )}
    >
      <CalendarLeaf date={event.date} />
      <div className="min-w-[min(100%,9rem)] flex-1">
        {isToday && (
          <p className="mb-2 inline-block rounded-full bg-primary px-3 py-0.5 text-sm font-semibold text-on-primary">
            Hari ini
          </p>
        )}
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
        {event.description && <p className="mt-3 max-w-prose text-ink-2">{event.description}</p>}
        {children}
      </div>
    </article>
  )
}
