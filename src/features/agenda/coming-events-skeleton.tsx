import { Section } from '@/components/layout/section'
import { Loading } from '@/components/ui/states/loading'
import { Repeat } from '@/components/ui/states/repeat'
import { HOME } from '@/domain/limits'

export const COMING_TITLE = 'Agenda Terdekat'
export const COMING_LIST = 'grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-1'

export function ComingEventsSkeleton() {
  return (
    <div className={COMING_LIST}>
      <Repeat count={HOME.events}>
        <div className="h-29 skeleton rounded-card" />
      </Repeat>
    </div>
  )
}

export function ComingEventsSectionSkeleton() {
  return (
    <Section title={COMING_TITLE}>
      <Loading subject="agenda">
        <ComingEventsSkeleton />
      </Loading>
    </Section>
  )
}
