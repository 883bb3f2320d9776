import { useQuery } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useClockDay, useToday } from '@/components/browser/use-now'
import { useOrigin, useHydrated } from '@/components/hydration/hydration'
import { buttonStyle } from '@/components/ui/buttons/button'
import { NewTabLink } from '@/components/ui/buttons/new-tab'
import { PrintButton } from '@/components/ui/buttons/print-button'
import { Icon } from '@/components/ui/icon'
import { ListItem } from '@/components/ui/lists/content-list'
import { useAddressedItem } from '@/components/ui/lists/use-addressed-item'
import { Loaded } from '@/components/ui/states/loaded'
import { Repeat } from '@/components/ui/states/loading'
import { NewMark } from '@/components/ui/new-mark'
import { byMonth, splitAgenda } from '@/domain/agenda/agenda'
import type { AgendaEvent } from '@/domain/agenda/agenda-schema'
import { lastDayOf } from '@/domain/agenda/recurrence'
import { SKELETONS } from '@/domain/item-counts'
import { safeUrl } from '@/domain/links/safe-url'
import { PUBLISHED } from '@/domain/publishing/publication'
import { encodeUriPart } from '@/domain/text/characters'
import { dayName, formatMonth } from '@/domain/time/date'
import { contentList } from '@/lib/query/content'
import { useZone } from '@/lib/query/settings-query'
import { AddToCalendar } from './add-to-calendar'
import { AgendaCard } from './agenda-card'

function SubscribeLinks() {
  const calendar = useOrigin().replace(/^https?/, 'webcal') + PUBLISHED.calendar
  const google = `https://calendar.google.com/calendar/r?cid=${encodeUriPart(calendar)}`
  return (
    <>
      <NewTabLink to={google} className={buttonStyle.secondary}>
        <Icon name="calendar-plus" />
        Langganan di Google Kalender
      </NewTabLink>
      <a href={safeUrl(calendar)} className={buttonStyle.quiet}>
        Aplikasi kalender lain
      </a>
    </>
  )
}

const LIST = 'flex flex-col gap-3 md:gap-4'

/** Shows upcoming events by month. If an event ends while the list is shown, marks it as past without moving it. */
export function AgendaList() {
  const zone = useZone()
  const agenda = useQuery(contentList('agenda').options)
  const today = useClockDay(zone)
  const [since] = useState(useToday(zone))
  const events = useAddressedItem('agenda', agenda.data)
  const { coming, past } = useMemo(() => splitAgenda(events ?? [], since), [events, since])
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const isPastAddressed = isHydrated && past.some(({ id }) => id === hash.slice(1))
  const list = (events: readonly AgendaEvent[], underMonth = false) => (
    <ul className={LIST}>
      {events.map((event) => (
        <EventItem
          key={event.id}
          event={event}
          // Passes '' for events that are not near today, so that they do not render again when `today` changes.
          today={dayName(event.date, today, lastDayOf(event)) && today}
          underMonth={underMonth}
        />
      ))}
    </ul>
  )
  return (
    <>
      <Loaded
        query={{ ...agenda, data: agenda.data && coming }}
        subject="agenda"
        empty="Saat ini belum ada agenda kegiatan yang dijadwalkan."
        skeleton={
          <div className={LIST}>
            <Repeat count={SKELETONS.agenda}>
              <AgendaSkeleton />
            </Repeat>
          </div>
        }
      >
        {(events) =>
          byMonth(events).map(({ month, events }) => (
            <section key={month} aria-labelledby={month} className="mb-6">
              <h2 id={month} className="mb-3 text-lg font-bold text-accent-ink">
                {formatMonth(month)}
              </h2>
              {list(events, true)}
            </section>
          ))
        }
      </Loaded>
      {past.length > 0 && (
        <details
          open={isPastAddressed}
          className="group mt-10 border-t border-hairline pt-2 print:not-open:hidden"
        >
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
            Agenda yang sudah lewat ({past.length})
            <Icon
              name="chevron-down"
              className="size-5 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="pt-4">{list(past)}</div>
        </details>
      )}
      {agenda.data && (
        <div className="mt-10 flex flex-wrap gap-3 print:hidden">
          <SubscribeLinks />
          <PrintButton />
        </div>
      )}
    </>
  )
}

interface EventItemProps {
  event: AgendaEvent
  today: string
  underMonth: boolean
}

const EventItem = memo(function EventItem({ event, today, underMonth }: EventItemProps) {
  return (
    <ListItem id={event.id} className="min-w-0">
      <AgendaCard
        event={event}
        today={today}
        underMonth={underMonth}
        action={underMonth && <AddToCalendar event={event} />}
      >
        <NewMark id={event.id} className="-top-2.5 right-4" />
      </AgendaCard>
    </ListItem>
  )
})

function AgendaSkeleton() {
  return (
    <div className="flex gap-4 rounded-card border border-hairline bg-surface p-4" data-skeleton>
      <div className="h-20 w-16 shrink-0 skeleton" />
      <div className="flex grow flex-col gap-3">
        <div className="h-6 w-3/4 skeleton" />
        <div className="h-5 w-1/2 skeleton" />
        <div className="h-5 w-2/3 skeleton" />
      </div>
    </div>
  )
}
