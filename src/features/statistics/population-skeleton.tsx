import { Section } from '@/components/layout/section'
import { classNames } from '@/components/ui/class-names'
import { Loading, Repeat } from '@/components/ui/states/loading'

export const POPULATION_TITLE = 'Penduduk'

/** Layout of the donut chart and the key statistics on the home page: side by side if both fit. */
export const CHART_AND_STATISTICS_GRID =
  'grid break-inside-avoid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] items-center gap-6'

export function DonutSkeleton({ rows }: { rows: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4" data-skeleton>
      <div className="mx-auto aspect-square w-[10rem] max-w-full skeleton rounded-full sm:mx-0" />
      <div className="min-w-[min(9rem,100%)] flex-1">
        <Repeat count={rows}>
          <div className="my-2 h-11 skeleton" />
        </Repeat>
      </div>
    </div>
  )
}

export function KeyStatisticsSkeleton({ inPairs }: { inPairs?: boolean | undefined }) {
  return (
    <div
      className={classNames('grid grid-cols-2 gap-3', !inPairs && 'mt-4 sm:grid-cols-4 md:mt-6')}
      data-skeleton
    >
      <Repeat count={4}>
        <div className="h-21.5 skeleton rounded-card" />
      </Repeat>
    </div>
  )
}

export function PopulationSectionSkeleton() {
  return (
    <Section title={POPULATION_TITLE}>
      <Loading subject="data penduduk">
        <div className={CHART_AND_STATISTICS_GRID}>
          <DonutSkeleton rows={2} />
          <KeyStatisticsSkeleton inPairs />
        </div>
      </Loading>
    </Section>
  )
}
