import { useQuery } from '@tanstack/react-query'
import { Donut } from '@/components/charts/donut'
import { SliceList } from '@/components/charts/slice-list'
import { CsvButton } from '@/components/ui/buttons/csv-button'
import { Loaded } from '@/components/ui/states/loaded'
import { totalOf, type PopulationTable } from '@/domain/statistics/statistics'
import { formatCount } from '@/domain/text/money'
import { formatDay } from '@/domain/time/date'
import { contentList } from '@/lib/query/content'
import { asOf, EMPTY, formatPeople, chartLabel, UNIT } from './population-view'
import { POPULATION_TITLES, populationFile } from './table-names'

/** One count of the population: its donut, its numbers, the day they describe. */
export function PopulationDonut({ table }: { table: PopulationTable }) {
  const title = POPULATION_TITLES[table]
  const counted = useQuery(contentList(table).options)
  return (
    <div className="break-inside-avoid rounded-card border border-hairline bg-surface p-[min(1rem,5vw)] md:p-5 print:p-3">
      <h3 className="mb-4 text-lg font-semibold">{title}</h3>
      <Loaded
        query={counted}
        subject={`data ${title}`}
        skeleton={<DonutCardSkeleton />}
        empty={EMPTY}
      >
        {(slices) => (
          <>
            <div className="sm:flex sm:items-center sm:gap-8 lg:block print:block">
              <div className="mx-auto mb-4 w-52 max-w-full shrink-0 sm:m-0 lg:mx-auto lg:mb-4 print:mx-auto print:mb-4 print:w-40">
                <Donut
                  slices={slices}
                  format={formatPeople}
                  label={chartLabel(title, slices)}
                  middle={{ value: formatCount(totalOf(slices)), unit: UNIT }}
                />
              </div>
              <SliceList slices={slices} format={formatPeople} />
            </div>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
              <p className="text-sm text-ink-2">Keadaan per {formatDay(asOf(slices))}</p>
              <CsvButton
                what={`Penduduk menurut ${title}`}
                isQuiet
                file={populationFile(title)}
                table={async () =>
                  (await import('./population-csv')).populationTable(title, slices)
                }
              />
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}

function DonutCardSkeleton() {
  return (
    <div className="sm:flex sm:items-center sm:gap-8 lg:block print:block" data-skeleton>
      <div className="mx-auto mb-4 aspect-square w-52 max-w-full shrink-0 skeleton rounded-full sm:m-0 lg:mx-auto lg:mb-4 print:mx-auto print:mb-4 print:w-40" />
      <div className="h-40 grow skeleton" />
    </div>
  )
}
