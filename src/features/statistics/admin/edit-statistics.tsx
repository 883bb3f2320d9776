import { useQuery } from '@tanstack/react-query'
import { useToday } from '@/components/browser/use-now'
import { BackLink } from '@/components/ui/buttons/back-link'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { useZone } from '@/lib/query/settings-query'
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
    <div className="flex flex-col gap-6 pb-16">
      <header>
        <BackLink to={path}>Statistik</BackLink>
        <h1 tabIndex={-1} className="text-2xl font-bold">
          {entry.label}
        </h1>
      </header>
      {!query.data || query.isFetching ? (
        <DocumentLoadState query={query} what="tabel" failed="Tabel ini belum dapat dibuka." />
      ) : (
        <StatisticsForm entry={entry} seen={query.data} today={today} />
      )}
    </div>
  )
}
