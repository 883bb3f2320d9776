import { memo } from 'react'
import { formatDay } from '@/domain/time/date'
import { PopulationChart } from '../population-chart'
import { StatisticCards } from '../statistic-cards'
import { isPopulation, type NamedLine } from '@/staff/tables/named-rows'
import type { StatisticTableEntry } from './statistic-tables'

interface StatisticsPreviewProps {
  entry: StatisticTableEntry
  lines: readonly NamedLine[]
  asof: string
}

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
        <PopulationChart table={entry.table} title={entry.label} slices={lines} asof={asof} />
      ) : (
        <>
          <StatisticCards statistics={lines} />
          {asof && <p className="mt-3 text-sm text-ink-2">Keadaan per {formatDay(asof)}</p>}
        </>
      )}
    </section>
  )
})
