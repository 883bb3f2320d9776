import { Ring } from '@/components/charts/ring'
import { Section } from '@/components/layout/section'
import { paths } from '@/domain/paths'
import { formatRupiah } from '@/domain/text/money'
import { LoadedSummary } from '../loaded-summary'
import { chartLabel, percentText, realisationSlices } from './realisation'
import {
  REALISATION_TITLE,
  RING,
  RING_ITEM,
  RING_WORDS,
  RINGS,
  RingsSkeleton,
} from './realisation-skeleton'

export default function RealisationSection() {
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
