import { useQuery } from '@tanstack/react-query'
import { useToday } from '@/components/browser/use-now'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { useZone } from '@/lib/query/settings-query'
import { StaffScreen } from '@/staff/staff-screen'
import type { StatisticTableEntry } from './statistic-tables'
import { StatisticsForm } from './statistics-form'
import { openedStatisticsQuery } from './use-statistics'

interface EditStatisticsProps {
  entry: StatisticTableEntry
  path: string
}

export function EditStatistics({ entry, path }: EditStatisticsProps) {
  const zone = useZone()
  const query = useQuery(openedStatisticsQuery(entry.table))
  const today = useToday(zone)
  return (
    <StaffScreen title={entry.label} back={{ to: path, label: 'Statistik' }}>
      {!query.data || query.isFetching ? (
        <DocumentLoadState query={query} what="tabel" failed="Tabel ini belum dapat dibuka." />
      ) : (
        <StatisticsForm entry={entry} seen={query.data} today={today} />
      )}
    </StaffScreen>
  )
}
