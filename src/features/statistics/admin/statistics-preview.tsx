import { memo } from 'react'
import { Ring } from '@/components/charts/ring'
import { SliceList } from '@/components/charts/slice-list'
import { totalOf } from '@/domain/statistics/statistics'
import { formatCount } from '@/domain/text/money'
import { formatDay } from '@/domain/time/date'
import { chartLabel, formatPeople, UNIT } from '../population-view'
import { StatisticCards } from '../statistic-cards'
import type { StatisticLine } from './statistic-rows'
import { type StatisticTableEntry, isPopulation } from './statistic-tables'

interface StatisticsPreviewProps {
  entry: StatisticTableEntry
  lines: readonly StatisticLine[]
  asof: string
}

/** What visitors will see. */
export const StatisticsPreview = memo(function StatisticsPreview(props: StatisticsPreviewProps) {
  const { entry, lines, asof } = props
  return (
    <section aria-labelledby="pratinjau" className="rounded-card border border-hairline p-4 md:p-5">
      <h2 id="pratinjau" className="mb-4 text-lg font-semibold">
        Pratinjau
      </h2>
      {lines.length === 0 ? (
        <p className="text-ink-2">Isi tabelnya; hasilnya tampil di sini.</p>
      ) : isPopulation(entry.table) ? (
        <>
          <div className="mx-auto mb-4 w-44 max-w-full">
            <Ring
              slices={lines}
              label={chartLabel(entry.label, lines)}
              middle={{ value: formatCount(totalOf(lines)), unit: UNIT }}
            />
          </div>
          <SliceList slices={lines} format={formatPeople} />
        </>
      ) : (
        <StatisticCards statistics={lines} />
      )}
      {asof && <p className="mt-3 text-sm text-ink-2">Keadaan per {formatDay(asof)}</p>}
    </section>
  )
})
