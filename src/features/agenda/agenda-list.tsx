import { Icon } from '@/components/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { splitAgenda } from '@/domain/agenda'
import type { AgendaEvent } from '@/domain/schemas/agenda'
import type { TimeZone } from '@/domain/date'
import { SKELETONS } from '@/domain/limits'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { useToday } from '@/components/use-now'
import { contentList } from '@/lib/query/content'
import { AgendaCard } from './agenda-card'

const EMPTY = 'Saat ini belum ada agenda kegiatan yang dijadwalkan.'

/** Coming events first, soonest on top; the past ones folded away below. */
export function AgendaList({ zone }: { zone: TimeZone }) {
  const { data, isFetching, refetch } = useQuery(contentList('agenda').options)
  const today = useToday(zone) ?? ''
  if (!data && isFetching)
    return (
      <div className="flex flex-col gap-4" role="status" aria-label="Memuat agenda">
        {Array.from({ length: SKELETONS.agenda }, (_, index) => (
          <AgendaSkeleton key={index} />
        ))}
      </div>
    )
  if (!data) return <LoadFailure text={EMPTY} onRetry={() => void refetch()} />
  const { coming, past } = splitAgenda(data, today)
  return (
    <>
      {coming.length === 0 ? (
        <EmptyState text={EMPTY} />
      ) : (
        <Events events={coming} today={today} zone={zone} />
      )}
      {past.length > 0 && (
        <details className="group mt-10 border-t border-hairline pt-2">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
            Agenda yang sudah lewat ({past.length})
            <Icon
              name="chevron-down"
              className="size-5 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="pt-4">
            <Events events={past} today={today} zone={zone} />
          </div>
        </details>
      )}
    </>
  )
}

interface EventsProps {
  events: readonly AgendaEvent[]
  today: string
  zone: TimeZone
}

function Events({ events, today, zone }: EventsProps) {
  return (
    <ol className="flex flex-col gap-4">
      {events.map((event) => (
        <li key={event.id}>
          <AgendaCard
            event={event}
            isToday={event.date === today}
            isPast={event.date < today}
            zone={zone}
          />
        </li>
      ))}
    </ol>
  )
}

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
