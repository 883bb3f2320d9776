import { useQuery } from '@tanstack/react-query'
import { Ring } from '@/components/charts/ring'
import { SliceList } from '@/components/charts/slice-list'
import { Section } from '@/components/layout/section'
import { Loaded } from '@/components/ui/states/loaded'
import { paths } from '@/domain/paths'
import { totalOf } from '@/domain/statistics/statistics'
import { formatCount } from '@/domain/text/money'
import { contentList } from '@/lib/query/content'
import { KeyStatistics, KeyStatisticsSkeleton } from './key-statistics'
import { EMPTY, formatPeople, chartLabel, UNIT } from './population-view'
import { Loading, Repeat } from '@/components/ui/states/loading'

const POPULATION_TITLE = 'Penduduk'

/** Layout of the donut chart and the key statistics on the home page: side by side if both fit. */
const CHART_AND_STATISTICS_GRID =
  'grid break-inside-avoid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] items-center gap-6'

function DonutSkeleton() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4" data-skeleton>
      <div className="mx-auto aspect-square w-[10rem] max-w-full skeleton rounded-full sm:mx-0" />
      <div className="min-w-[min(9rem,100%)] flex-1">
        <Repeat count={2}>
          <div className="my-2 h-11 skeleton" />
        </Repeat>
      </div>
    </div>
  )
}

export function PopulationSectionSkeleton() {
  return (
    <Section title={POPULATION_TITLE}>
      <Loading subject="data penduduk">
        <div className={CHART_AND_STATISTICS_GRID}>
          <DonutSkeleton />
          <KeyStatisticsSkeleton inPairs />
        </div>
      </Loading>
    </Section>
  )
}

export function PopulationSection() {
  const gender = useQuery(contentList('population_gender').options)
  return (
    <Section title={POPULATION_TITLE} more={{ to: paths.statistics, label: 'Data statistik' }}>
      <div className={CHART_AND_STATISTICS_GRID}>
        <Loaded query={gender} subject="data penduduk" skeleton={<DonutSkeleton />} empty={EMPTY}>
          {(slices) => (
            <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
              <div className="mx-auto w-[10rem] max-w-full sm:mx-0">
                <Ring
                  slices={slices}
                  label={chartLabel('Penduduk menurut jenis kelamin', slices)}
                  middle={{ value: formatCount(totalOf(slices)), unit: UNIT }}
                />
              </div>
              <div className="min-w-[min(9rem,100%)] flex-1">
                <SliceList slices={slices} format={formatPeople} />
              </div>
            </div>
          )}
        </Loaded>
        <KeyStatistics inPairs />
      </div>
    </Section>
  )
}
