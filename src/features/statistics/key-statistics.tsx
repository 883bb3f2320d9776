import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/ui/states/loaded'
import { contentList } from '@/lib/query/content'
import { KeyStatisticsSkeleton } from './population-skeleton'
import { StatisticCards } from './statistic-cards'

export function KeyStatistics({ inPairs }: { inPairs?: boolean }) {
  return (
    <Loaded
      query={useQuery(contentList('home_statistics').options)}
      subject="angka desa"
      failure={null}
      skeleton={<KeyStatisticsSkeleton inPairs={inPairs} />}
    >
      {(statistics) => <StatisticCards statistics={statistics} inPairs={inPairs} />}
    </Loaded>
  )
}
