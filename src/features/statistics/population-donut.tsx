import { useQuery } from '@tanstack/react-query'
import { formatDay } from '@/domain/date'
import { formatCount } from '@/domain/money'
import { totalOf, type PopulationTable } from '@/domain/statistics'
import { Donut } from '@/components/charts/donut'
import { SliceList } from '@/components/charts/slice-list'
import { Loaded } from '@/components/ui/loaded'
import { contentList } from '@/lib/query/content'
import { asOf, EMPTY, formatPeople, chartLabel, UNIT } from './population-view'

interface PopulationDonutProps {
  table: PopulationTable
  title: string
}

/** One count of the population: its donut, its numbers, the day they describe. */
export function PopulationDonut({ table, title }: PopulationDonutProps) {
  const counted = useQuery(contentList(table).options)
  return (
    <div className="rounded-card border border-hairline bg-surface p-4 md:p-5">
      <h3 className="mb-4 text-lg font-semibold">{title}</h3>
      <Loaded
        query={counted}
        subject={`data ${title}`}
        skeleton={<DonutCardSkeleton />}
        empty={EMPTY}
      >
        {(slices) => (
          <>
            <div className="mx-auto mb-4 w-52 max-w-full">
              <Donut
                slices={slices}
                format={formatPeople}
                label={chartLabel(title, slices)}
                middle={{ value: formatCount(totalOf(slices)), unit: UNIT }}
              />
            </div>
            <SliceList slices={slices} format={formatPeople} />
            <p className="mt-3 text-sm text-ink-2">Keadaan per {formatDay(asOf(slices))}</p>
          </>
        )}
      </Loaded>
    </div>
  )
}

function DonutCardSkeleton() {
  return (
    <div data-skeleton>
      <div className="mx-auto mb-4 aspect-square w-52 max-w-full skeleton rounded-full" />
      <div className="h-40 skeleton" />
    </div>
  )
}
