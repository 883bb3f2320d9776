import { classNames } from '@/components/ui/class-names'
import { formatCount } from '@/domain/text/money'

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
