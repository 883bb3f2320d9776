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
  /** What can be done with it, below the leaf. */
  action?: ReactNode
  /** A mark on the card. */
  children?: ReactNode
}

/** An event with a calendar leaf at its left. */
export function AgendaCard({ event, today, zone, action, children }: AgendaCardProps) {
  return (
    <article
      data-today={event.date === today || undefined}
      className="relative flex break-inside-avoid flex-wrap gap-3 rounded-card border border-hairline bg-surface p-3 data-today:border-primary md:gap-6 md:p-5"
    >
      <div className="flex flex-col items-center">
        <CalendarLeaf date={event.date} today={today} />
        {action}
      </div>
      <div className="min-w-[min(100%,9rem)] flex-1">
        <h3 className="text-[min(1rem,10vw)] leading-snug font-semibold md:text-lg md:leading-snug">
          {event.title}
        </h3>
        <p className="mt-0.5 text-ink-2">
          <time dateTime={event.date}>{formatLongDay(event.date)}</time>
        </p>
        <ul className="mt-1 flex flex-wrap gap-x-4 md:gap-x-6">
          <li className="flex items-center gap-1.5">
            <Icon name="clock" className="size-5 shrink-0 text-primary" />
            <span className="tabular-nums">
              {event.time} {TIME_ZONES[zone]}
            </span>
          </li>
          <li className="flex min-w-0 items-center gap-1.5">
            <Icon name="map-pin" className="size-5 shrink-0 text-primary" />
            <span className="min-w-0">{event.location}</span>
          </li>
        </ul>
        <Recurrence event={event} />
        {event.description && <Description text={event.description} />}
      </div>
      {children}
    </article>
  )
}

/** So many characters fill two lines of the narrowest card. */
const TWO_LINES = 60

/** On phones two lines of it, until they are touched. */
function Description({ text }: { text: string }) {
  if (text.length <= TWO_LINES) return <p className="mt-2 max-w-prose text-ink-2">{text}</p>
  return (
    <details className="group mt-1 max-w-prose">
      <summary className="flex min-h-12 list-none items-end gap-2 text-ink-2 md:min-h-0 md:cursor-auto [&::-webkit-details-marker]:hidden">
        <span className="phone:group-not-open:line-clamp-2">{text}</span>
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-primary group-open:rotate-180 md:hidden print:hidden"
        />
      </summary>
    </details>
  )
}
