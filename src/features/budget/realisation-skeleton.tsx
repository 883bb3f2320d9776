import { Section } from '@/components/layout/section'

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
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className={RING_ITEM}>
            <div className="aspect-square w-full max-w-40 skeleton rounded-full" />
            <div className="mt-2 h-20 w-full skeleton" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Stands where home's part about the budget will be. */
export function RealisationSectionSkeleton() {
  return (
    <Section title={REALISATION_TITLE}>
      <div role="status" aria-label="Memuat realisasi APBDes">
        <RingsSkeleton />
      </div>
    </Section>
  )
}
