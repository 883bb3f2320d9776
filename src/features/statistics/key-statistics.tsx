import { useQuery } from '@tanstack/react-query'
import { CsvButton } from '@/components/ui/buttons/csv-button'
import { Loaded } from '@/components/ui/states/loaded'
import { contentList } from '@/lib/query/content'
import { KeyStatisticsSkeleton } from './population-skeleton'
import { KEY_STATISTICS_FILE } from './population-view'
import { StatisticCards } from './statistic-cards'

interface KeyStatisticsProps {
  inPairs?: boolean
  /** Whether they can be taken along. */
  asFile?: boolean
}

/** Households, hamlets, area: a few numbers beside the charts. Without any, nothing. */
export function KeyStatistics({ inPairs, asFile }: KeyStatisticsProps) {
  return (
    <Loaded
      query={useQuery(contentList('home_statistics').options)}
      subject="angka desa"
      failure={null}
      skeleton={<KeyStatisticsSkeleton inPairs={inPairs} />}
    >
      {(statistics) => (
        <>
          <StatisticCards statistics={statistics} inPairs={inPairs} />
          {asFile && (
            <div className="mt-3 flex justify-end print:hidden">
              <CsvButton
                what="Angka desa"
                isQuiet
                file={KEY_STATISTICS_FILE}
                table={async () =>
                  (await import('./population-csv')).keyStatisticsTable(statistics)
                }
              />
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}
