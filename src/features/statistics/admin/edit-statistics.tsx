import { useQuery } from '@tanstack/react-query'
import { useToday } from '@/components/browser/use-now'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { adminKeys, formQueryOptions } from '@/lib/query/admin-keys'
import { useZone } from '@/lib/query/settings-query'
import { readTable } from '@/lib/tables/read-table'
import { StaffScreen } from '@/staff/staff-screen'
import type { StatisticTableEntry } from './statistic-tables'
import { StatisticsForm } from './statistics-form'

export function EditStatistics({ entry, path }: { entry: StatisticTableEntry; path: string }) {
  const zone = useZone()
  const { table } = entry
  const query = useQuery({
    queryKey: adminKeys.statisticsForm(table),
    queryFn: () => readTable({ table }),
    ...formQueryOptions,
  })
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
