import { useToday } from '@/components/browser/use-now'
import { useZone } from '@/lib/query/settings-query'
import { StaffScreen } from '@/staff/staff-screen'
import { OpenedTable } from '@/staff/tables/table-form'
import type { StatisticTableEntry } from './statistic-tables'
import { StatisticsForm } from './statistics-form'

export function EditStatistics({ entry, path }: { entry: StatisticTableEntry; path: string }) {
  const today = useToday(useZone())
  return (
    <StaffScreen title={entry.label} back={{ to: path, label: 'Statistik' }}>
      <OpenedTable of={{ table: entry.table }} what="Tabel ini">
        {(seen) => <StatisticsForm entry={entry} seen={seen} today={today} />}
      </OpenedTable>
    </StaffScreen>
  )
}
