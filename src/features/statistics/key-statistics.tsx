import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/ui/states/loaded'
import { contentList } from '@/lib/query/content'
import { Repeat } from '@/components/ui/states/loading'
import { classNames } from '@/components/ui/class-names'
import { formatCount } from '@/domain/text/money'

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

export function KeyStatisticsSkeleton({ inPairs }: { inPairs?: boolean | undefined }) {
  return (
    <div
      className={classNames('grid grid-cols-2 gap-3', !inPairs && 'mt-4 sm:grid-cols-4 md:mt-6')}
      data-skeleton
    >
      <Repeat count={4}>
        <div className="h-21.5 skeleton rounded-card" />
      </Repeat>
    </div>
  )
}

interface StatisticCardsProps {
  statistics: readonly { name: string; value: number; unit: string }[]
  /** If true, shows at most two columns instead of as many as fit. */
  inPairs?: boolean | undefined
}

export function StatisticCards({ statistics, inPairs }: StatisticCardsProps) {
  return (
    <dl
      className={classNames(
        'grid gap-3',
        inPairs
          ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,34%)),1fr))]'
          : 'mt-4 grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] md:mt-6',
      )}
    >
      {statistics.map(({ name, value, unit }) => (
        <div
          key={name}
          className="flex break-inside-avoid flex-col-reverse justify-end rounded-card bg-surface-2 px-4 py-3"
        >
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="text-xl font-bold tabular-nums">
            {formatCount(value)}
            {unit && <span className="text-base font-normal text-ink-2"> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
