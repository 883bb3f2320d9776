import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { useToday } from '@/components/browser/use-now'
import { LastChange } from '@/components/staff/last-change'
import { Icon } from '@/components/ui/icon'
import { EmptyState } from '@/components/ui/states/empty-state'
import { totalOf } from '@/domain/statistics/statistics'
import { formatDay } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { screenOf } from '@/staff/screens'
import { StaffScreen } from '@/staff/staff-screen'
import { isPopulation } from '@/staff/tables/named-rows'
import { OpenedTable } from '@/staff/tables/table-form'
import { formatPeople } from '../population-view'
import { STATISTIC_TABLES, type StatisticTableEntry } from './statistic-tables'
import { StatisticsForm, statisticsQuery } from './statistics-form'

const { path, label } = screenOf('home_statistics')

export default function StatisticsScreen() {
  const { '*': slug = '' } = useParams()
  if (slug === '') return <StatisticsList />
  const entry = STATISTIC_TABLES.find((each) => each.slug === slug)
  if (!entry) return <EmptyState text="Halaman tidak ditemukan" />
  return <EditStatistics key={entry.table} entry={entry} />
}

function EditStatistics({ entry }: { entry: StatisticTableEntry }) {
  const today = useToday(useZone())
  return (
    <StaffScreen title={entry.label} back={{ to: path, label }}>
      <OpenedTable of={{ table: entry.table }} what="Tabel">
        {(seen) => <StatisticsForm entry={entry} seen={seen} today={today} />}
      </OpenedTable>
    </StaffScreen>
  )
}

function StatisticsList() {
  return (
    <StaffScreen
      title="Statistik"
      intro="Angka yang tampil di beranda dan halaman Data Statistik. Setiap tabel disimpan sekaligus."
    >
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {STATISTIC_TABLES.map((entry) => (
          <StatisticCard key={entry.table} entry={entry} />
        ))}
      </ul>
    </StaffScreen>
  )
}

function StatisticCard({ entry }: { entry: StatisticTableEntry }) {
  const { data, isError } = useQuery(statisticsQuery(entry.table))
  return (
    <li className="relative flex items-center gap-4 rounded-card border border-hairline bg-surface p-4 hover:border-primary">
      <div className="min-w-0 grow">
        <h2 className="text-lg font-semibold">
          <Link
            to={`${path}/${entry.slug}`}
            className="after:absolute after:inset-0 after:rounded-card"
          >
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
