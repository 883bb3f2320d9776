import { useParams } from 'react-router-dom'
import { EmptyState } from '@/components/ui/states/empty-state'
import type { TimeZone } from '@/domain/time/date'
import { PersonName } from '@/features/editorial/admin/person-name'
import { EditStatistics } from '@/features/statistics/admin/edit-statistics'
import { STATISTIC_TABLES } from '@/features/statistics/admin/statistic-tables'
import { StatisticsList } from '@/features/statistics/admin/statistics-list'
import type { Person } from '@/stores/session'
import { screenOf } from '../screens'

const { path } = screenOf('home_statistics')
const nameOf = (uid: string) => <PersonName uid={uid} />

export default function StatisticsPage({ person, zone }: { person: Person; zone: TimeZone }) {
  const { '*': slug = '' } = useParams()
  if (slug === '') return <StatisticsList path={path} zone={zone} nameOf={nameOf} />
  const entry = STATISTIC_TABLES.find((each) => each.slug === slug)
  if (!entry) return <EmptyState text="Halaman tidak ditemukan" />
  const shared = { path, uid: person.uid, zone, nameOf }
  return <EditStatistics key={entry.table} entry={entry} {...shared} />
}
