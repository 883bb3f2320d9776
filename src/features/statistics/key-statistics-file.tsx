import { useQuery } from '@tanstack/react-query'
import { CsvButton } from '@/components/ui/buttons/csv-button'
import { contentList } from '@/lib/query/content'
import { KEY_STATISTICS_FILE } from './table-names'

export default function KeyStatisticsFile() {
  const { data: statistics = [] } = useQuery(contentList('home_statistics').options)
  if (statistics.length === 0) return null
  return (
    <div className="mt-3 flex justify-end print:hidden">
      <CsvButton
        what="Angka desa"
        isQuiet
        file={KEY_STATISTICS_FILE}
        table={async () => (await import('./population-csv')).keyStatisticsTable(statistics)}
      />
    </div>
  )
}
