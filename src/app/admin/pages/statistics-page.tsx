import { useParams } from 'react-router-dom'
import { EmptyState } from '@/components/ui/states/empty-state'
import { EditStatistics } from '@/features/statistics/admin/edit-statistics'
import { STATISTIC_TABLES } from '@/features/statistics/admin/statistic-tables'
import { StatisticsList } from '@/features/statistics/admin/statistics-list'
import { screenOf } from '../screens'

const { path } = screenOf('home_statistics')

export default function StatisticsPage() {
  const { '*': slug = '' } = useParams()
  if (slug === '') return <StatisticsList path={path} />
  const entry = STATISTIC_TABLES.find((each) => each.slug === slug)
  if (!entry) return <EmptyState text="Halaman tidak ditemukan" />
  return <EditStatistics key={entry.table} entry={entry} path={path} />
}
