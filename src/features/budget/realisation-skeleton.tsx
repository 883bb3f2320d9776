import { Section } from '@/components/layout/section'
import { Loading } from '@/components/ui/loading'
import { Repeat } from '@/components/ui/repeat'

export const REALISATION_TITLE = 'Realisasi APBDes'

/** Three in a row wherever three amounts fit side by side; else one below the other. */
export const RINGS =
  'grid gap-x-1 gap-y-4 @min-[24rem]:grid-cols-3 @min-[40rem]:gap-x-8 [&>*]:min-w-0'
/** One of them: beside its words where it has a row for itself. */
export const RING_ITEM =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 @min-[24rem]:flex @min-[24rem]:flex-col @min-[24rem]:text-center'

export function RingsSkeleton() {
  return (
    <div className="@container">
      <div className={RINGS} data-skeleton>
        <Repeat count={3}>
          <div className={RING_ITEM}>
            <div className="aspect-square w-full max-w-40 skeleton rounded-full" />
            <div className="mt-2 h-20 w-full skeleton" />
          </div>
        </Repeat>
      </div>
    </div>
  )
}

export function RealisationSectionSkeleton() {
  return (
    <Section title={REALISATION_TITLE}>
      <Loading subject="realisasi APBDes">
        <RingsSkeleton />
      </Loading>
    </Section>
  )
}
