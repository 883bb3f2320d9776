import { Ring } from '@/components/charts/ring'
import { Section } from '@/components/layout/section'
import { paths } from '@/domain/paths'
import { formatRupiah } from '@/domain/text/money'
import { LoadedSummary } from '../loaded-summary'
import { chartLabel, percentText, realisationSlices } from './realisation'
import { Loading, Repeat } from '@/components/ui/states/loading'

const REALISATION_TITLE = 'Realisasi APBDes'

/** Layout of the three charts: in a row if three amounts fit next to each other, otherwise stacked. */
const RINGS = 'grid gap-x-1 gap-y-4 @min-[24rem]:grid-cols-3 @min-[40rem]:gap-x-4 [&>*]:min-w-0'
const RING_ITEM =
  'flex items-center gap-x-4 @max-[24rem]:flex-wrap @min-[24rem]:flex-col @min-[24rem]:text-center @min-[56rem]:flex-row @min-[56rem]:rounded-card @min-[56rem]:border @min-[56rem]:border-hairline @min-[56rem]:bg-surface @min-[56rem]:p-5 @min-[56rem]:text-left'
const RING = 'w-[5.5rem] max-w-full @min-[24rem]:w-full @min-[24rem]:max-w-40 @min-[56rem]:max-w-28'
/** Layout of a chart's text: next to the chart, or below it if the text is large. */
const RING_WORDS =
  'min-w-0 flex-1 basis-36 @min-[24rem]:mt-2 @min-[24rem]:flex-initial @min-[56rem]:mt-0'

function RingsSkeleton() {
  return (
    <div className="@container">
      <div className={RINGS} data-skeleton>
        <Repeat count={3}>
          <div className={RING_ITEM}>
            <div className={`${RING} aspect-square skeleton rounded-full`} />
            <div className={`${RING_WORDS} h-20 w-full skeleton`} />
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

export function RealisationSection() {
  return (
    <Section title={REALISATION_TITLE} more={{ to: paths.budget, label: 'Transparansi anggaran' }}>
      <LoadedSummary skeleton={<RingsSkeleton />}>
        {(numbers) => (
          <div className="@container">
            <ul className={RINGS}>
              {numbers.map(({ key, name, fill, amounts }) => (
                <li key={key} className={RING_ITEM}>
                  <div className={RING}>
                    <Ring
                      slices={realisationSlices(amounts, fill)}
                      whole={amounts.total}
                      numbered={false}
                      label={chartLabel(name, amounts)}
                      middle={{ value: percentText(amounts) }}
                    />
                  </div>
                  <div className={RING_WORDS}>
                    <h3 className="text-sm font-semibold @min-[40rem]:text-base">{name}</h3>
                    <p className="text-xs text-ink-2 tabular-nums @min-[40rem]:text-sm">
                      <span className="block font-semibold text-ink">
                        {formatRupiah(amounts.realized)}
                      </span>{' '}
                      dari <span className="inline-block">{formatRupiah(amounts.total)}</span>
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        )}
      </LoadedSummary>
    </Section>
  )
}
