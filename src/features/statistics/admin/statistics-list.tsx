import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { LastChange } from '@/components/staff/last-change'
import { Icon } from '@/components/ui/icon'
import { totalOf } from '@/domain/statistics/statistics'
import { formatDay } from '@/domain/time/date'
import { StaffScreen } from '@/staff/staff-screen'
import { isPopulation } from '@/staff/tables/named-rows'
import { formatPeople } from '../population-view'
import { STATISTIC_TABLES, type StatisticTableEntry } from './statistic-tables'
import { statisticsQuery } from './statistics-form'

export function StatisticsList({ path }: { path: string }) {
  return (
    <StaffScreen
      title="Statistik"
      intro="Angka yang tampil di beranda dan halaman Data Statistik. Setiap tabel disimpan sekaligus."
    >
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {STATISTIC_TABLES.map((entry) => (
          <StatisticCard key={entry.table} entry={entry} to={`${path}/${entry.slug}`} />
        ))}
      </ul>
    </StaffScreen>
  )
}

function StatisticCard({ entry, to }: { entry: StatisticTableEntry; to: string }) {
  const { data, isError } = useQuery(statisticsQuery(entry.table))
  return (
    <li className="relative flex items-center gap-4 rounded-card border border-hairline bg-surface p-4 hover:border-primary">
      <div className="min-w-0 grow">
        <h2 className="text-lg font-semibold">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {entry.label}
          </Link>
        </h2>
        {isError ? (
          <p className="text-ink-2">Belum dapat dimuat.</p>
        ) : !data ? (
          <div role="status" aria-label="Memuat" className="mt-2 h-11 skeleton" />
        ) : data.lines.length === 0 ? (
          <p className="text-ink-2">Belum diisi.</p>
        ) : (
          <>
            <p>
              {data.lines.length} baris
              {isPopulation(entry.table) && `, ${formatPeople(totalOf(data.lines))}`}
              {data.asof && `. Keadaan per ${formatDay(data.asof)}.`}
            </p>
            {data.updatedAt && <LastChange by={data.updatedBy} at={data.updatedAt} />}
          </>
        )}
      </div>
      <Icon name="chevron-right" className="size-5 shrink-0 text-ink-2" />
    </li>
  )
}
