import type { ReactNode } from 'react'
import { Donut } from '@/components/charts/donut'
import { Swatch } from '@/components/charts/swatch'
import { Repeat } from '@/components/ui/states/repeat'
import { remaining } from '@/domain/budget/budget'
import type { Realisation } from '@/domain/budget/budget-schema'
import { formatRupiah } from '@/domain/text/money'
import { LoadedSummary } from '../loaded-summary'
import { chartLabel, percentText, realisationSlices } from './realisation'

const GRID = 'grid grid-cols-1 gap-4 md:grid-cols-3 print:grid-cols-3'

/** The three numbers of the budget, each with what was planned, realised and remains. */
export default function RealisationDonuts() {
  return (
    <LoadedSummary
      skeleton={
        <div className={GRID}>
          <Repeat count={3}>
            <div className="h-96 skeleton rounded-card" data-skeleton />
          </Repeat>
        </div>
      }
    >
      {(numbers) => (
        <div className={GRID}>
          {numbers.map(({ key, ...card }) => (
            <RealisationCard key={key} {...card} />
          ))}
        </div>
      )}
    </LoadedSummary>
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
    <div className="min-w-0 break-inside-avoid rounded-card border border-hairline bg-surface p-[min(1rem,5vw)] md:p-5 print:p-3">
      <h3 className="mb-4 text-[min(1.125rem,8vw)] font-semibold">{name}</h3>
      <div className="mx-auto mb-4 w-48 max-w-full">
        <Donut
          slices={[realised, rest]}
          format={formatRupiah}
          label={chartLabel(name, amounts)}
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
      <dd className="ml-auto text-[min(1em,6vw)] font-semibold whitespace-nowrap tabular-nums">
        {formatRupiah(amount)}
      </dd>
    </div>
  )
}
