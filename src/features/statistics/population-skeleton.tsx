import { Section } from '@/components/layout/section'
import { Loading } from '@/components/ui/loading'
import { Repeat } from '@/components/ui/repeat'

export const POPULATION_TITLE = 'Penduduk'

export function DonutSkeleton({ rows }: { rows: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4" data-skeleton>
      <div className="mx-auto aspect-square w-44 max-w-full skeleton rounded-full sm:mx-0" />
      <div className="min-w-48 flex-1">
        <Repeat count={rows}>
          <div className="my-2 h-11 skeleton" />
        </Repeat>
      </div>
    </div>
  )
}

export function KeyFiguresSkeleton() {
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-4" data-skeleton>
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
        <DonutSkeleton rows={2} />
        <KeyFiguresSkeleton />
      </Loading>
    </Section>
  )
}
