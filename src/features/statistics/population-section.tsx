import { useQuery } from '@tanstack/react-query'
import { Ring } from '@/components/charts/ring'
import { SliceList } from '@/components/charts/slice-list'
import { Section } from '@/components/layout/section'
import { Loaded } from '@/components/ui/states/loaded'
import { paths } from '@/domain/paths'
import { totalOf } from '@/domain/statistics/statistics'
import { formatCount } from '@/domain/text/money'
import { contentList } from '@/lib/query/content'
import { KeyStatistics } from './key-statistics'
import { CHART_AND_STATISTICS_GRID, DonutSkeleton, POPULATION_TITLE } from './population-skeleton'
import { EMPTY, formatPeople, chartLabel, UNIT } from './population-view'

export default function PopulationSection() {
  const gender = useQuery(contentList('population_gender').options)
  return (
    <Section title={POPULATION_TITLE} more={{ to: paths.statistics, label: 'Data statistik' }}>
      <div className={CHART_AND_STATISTICS_GRID}>
        <Loaded
          query={gender}
          subject="data penduduk"
          skeleton={<DonutSkeleton rows={2} />}
          empty={EMPTY}
        >
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
