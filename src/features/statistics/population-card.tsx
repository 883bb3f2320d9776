import { useQuery } from '@tanstack/react-query'
import { classNames } from '@/components/ui/class-names'
import { CsvButton } from '@/components/ui/buttons/csv-button'
import { Loaded } from '@/components/ui/states/loaded'
import type { PopulationTable } from '@/domain/statistics/statistics'
import { contentList } from '@/lib/query/content'
import { PopulationChart } from './population-chart'
import { asOf, EMPTY } from './population-view'
import { POPULATION_TITLES, populationFile } from './table-names'

export function PopulationCard({ table }: { table: PopulationTable }) {
  const title = POPULATION_TITLES[table]
  const counted = useQuery(contentList(table).options)
  const { data: slices = [] } = counted
  const heading = (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h3 className="text-lg font-semibold">{title}</h3>
      {slices.length > 0 && (
        <CsvButton
          what={`Penduduk menurut ${title}`}
          isQuiet
          file={populationFile(title)}
          table={async () => (await import('./population-csv')).populationTable(title, slices)}
        />
      )}
    </div>
  )
  return (
    <div className="break-inside-avoid rounded-card border border-hairline bg-surface px-[min(1rem,5vw)] py-2 md:p-5 print:p-3">
      {slices.length === 0 && heading}
      <Loaded
        query={counted}
        subject={`data ${title}`}
        skeleton={<ChartSkeleton isDonut={table === 'population_gender'} />}
        empty={EMPTY}
      >
        {(found) => (
          <PopulationChart
            table={table}
            title={title}
            slices={found}
            asof={asOf(found)}
            heading={heading}
          />
        )}
      </Loaded>
    </div>
  )
}

function ChartSkeleton({ isDonut }: { isDonut: boolean }) {
  return (
    <div data-skeleton>
      <div className="mb-2 size-18 max-w-full skeleton rounded-full md:size-24" />
      <div className={classNames('skeleton', isDonut ? 'h-23' : 'h-40')} />
    </div>
  )
}
