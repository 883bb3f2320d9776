import { useQuery } from '@tanstack/react-query'
import { ContentList } from '@/components/ui/content-list'
import { Icon } from '@/components/ui/icon'
import { PrintButton } from '@/components/ui/print-button'
import { Repeat } from '@/components/ui/repeat'
import { useToday } from '@/components/use-now'
import { splitAgenda } from '@/domain/agenda'
import type { TimeZone } from '@/domain/date'
import { SKELETONS } from '@/domain/limits'
import type { AgendaEvent } from '@/domain/schemas/agenda'
import { contentList } from '@/lib/query/content'
import { AddToCalendar } from './add-to-calendar'
import { AgendaCard } from './agenda-card'

const LIST = 'flex flex-col gap-4'

/** Coming events first, soonest on top; the past ones folded away below. */
export function AgendaList({ zone }: { zone: TimeZone }) {
  const agenda = useQuery(contentList('agenda').options)
  const today = useToday(zone)
  const { coming, past } = splitAgenda(agenda.data ?? [], today)
  const card = (event: AgendaEvent) => (
    <AgendaCard event={event} isToday={event.date === today} zone={zone}>
      {event.date >= today && <AddToCalendar event={event} zone={zone} />}
    </AgendaCard>
  )
  return (
    <>
      <ContentList
        query={{ ...agenda, data: agenda.data && coming }}
        items="Agenda"
        empty="Saat ini belum ada agenda kegiatan yang dijadwalkan."
        className={LIST}
        skeleton={
          <Repeat count={SKELETONS.agenda}>
            <AgendaSkeleton />
          </Repeat>
        }
      >
        {card}
      </ContentList>
      {past.length > 0 && (
        <details className="group mt-10 border-t border-hairline pt-2 print:not-open:hidden">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
            Agenda yang sudah lewat ({past.length})
            <Icon
              name="chevron-down"
              className="size-5 transition-transform group-open:rotate-180"
            />
          </summary>
          <ul className={`${LIST} pt-4`}>
            {past.map((event) => (
              <li key={event.id}>{card(event)}</li>
            ))}
          </ul>
        </details>
      )}
      {agenda.data && (
        <div className="mt-10 print:hidden">
          <PrintButton />
        </div>
      )}
    </>
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
