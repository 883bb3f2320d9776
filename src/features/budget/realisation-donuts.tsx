import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { remaining } from '@/domain/budget'
import { formatRupiah } from '@/domain/money'
import type { Realisation } from '@/domain/schemas/budget'
import { Donut } from '@/components/charts/donut'
import { Swatch } from '@/components/charts/swatch'
import { contentDocument } from '@/lib/query/content'
import { inWords, percentText, realisations, realisationSlices } from './realisation'
import { SummaryFailure } from './summary-failure'

const GRID = 'grid grid-cols-1 gap-4 md:grid-cols-3'

/** The three figures of the budget, each with what was planned, realised and remains. */
export default function RealisationDonuts() {
  const { data, isFetching, refetch } = useQuery(contentDocument('budget_summary', '1').options)
  if (data === undefined && isFetching)
    return (
      <div className={GRID} role="status" aria-label="Memuat realisasi APBDes">
        {Array.from({ length: 3 }, (_, index) => (
          <div key={index} className="h-96 skeleton rounded-card" data-skeleton />
        ))}
      </div>
    )
  return (
    <>
      <div className={GRID}>
        {realisations(data).map(({ key, ...part }) => (
          <RealisationCard key={key} {...part} />
        ))}
      </div>
      <SummaryFailure summary={data} onRetry={() => void refetch()} />
    </>
  )
}

interface RealisationCardProps {
  name: string
  /** What is said of what is not realised. */
  rest: string
  amounts: Realisation
}

function RealisationCard({ name, rest: restName, amounts }: RealisationCardProps) {
  const [realised, rest] = realisationSlices(amounts, restName)
  return (
    <div className="min-w-0 rounded-card border border-hairline bg-surface p-4 md:p-5">
      <h3 className="mb-4 text-lg font-semibold">{name}</h3>
      <div className="mx-auto mb-4 w-48 max-w-full">
        <Donut
          slices={[realised, rest]}
          format={formatRupiah}
          label={inWords(name, amounts)}
          middle={{ value: percentText(amounts), unit: 'terealisasi' }}
        />
      </div>
      <dl className="flex flex-col text-sm lg:text-base">
        <Amount name="Anggaran" amount={amounts.total} />
        <Amount
          name="Realisasi"
          amount={amounts.realized}
          mark={<Swatch number={1} fill={realised.fill} />}
        />
        <Amount
          name={restName}
          amount={remaining(amounts)}
          mark={<Swatch number={2} fill={rest.fill} />}
        />
      </dl>
    </div>
  )
}

interface AmountProps {
  name: string
  amount: number
  mark?: ReactNode
}

function Amount({ name, amount, mark }: AmountProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-hairline py-2 last:border-0">
      <dt className="flex items-center gap-2 text-ink-2">
        {mark}
        {name}
      </dt>
      <dd className="ml-auto font-semibold tabular-nums">{formatRupiah(amount)}</dd>
    </div>
  )
}
