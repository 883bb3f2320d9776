import { Ring } from '@/components/charts/ring'
import { Repeat } from '@/components/ui/states/loading'
import { remaining } from '@/domain/budget/realisation'
import { formatRupiah } from '@/domain/text/money'
import { LoadedSummary } from '../loaded-summary'
import { chartLabel, percentText, realisationSlices, type RealisationPart } from './realisation'

const GRID = 'grid grid-cols-1 gap-3 md:grid-cols-3 md:gap-4 print:grid-cols-3'

export default function RealisationDonuts() {
  return (
    <LoadedSummary
      skeleton={
        <div className={GRID}>
          <Repeat count={3}>
            <div className="h-32 skeleton rounded-card md:h-96" data-skeleton />
          </Repeat>
        </div>
      }
    >
      {(numbers) => (
        <div className={GRID}>
          {numbers.map(({ key, ...part }) => (
            <RealisationCard key={key} {...part} />
          ))}
        </div>
      )}
    </LoadedSummary>
  )
}

function RealisationCard({ name, rest, fill, icon, amounts }: Omit<RealisationPart, 'key'>) {
  return (
    <div className="flex min-w-0 break-inside-avoid flex-wrap items-center gap-x-2 gap-y-2 rounded-card border border-hairline bg-surface px-3 py-2 md:flex-col md:flex-nowrap md:items-stretch md:gap-4 md:p-5 print:justify-center">
      <div className="w-[4rem] max-w-full shrink-0 md:order-1 md:mx-auto md:w-[10rem] print:w-28">
        <Ring
          slices={realisationSlices(amounts, fill)}
          whole={amounts.total}
          numbered={false}
          label={chartLabel(name, amounts)}
          middle={{ value: percentText(amounts), icon }}
        />
      </div>
      <div className="min-w-0 flex-1 basis-44 md:contents">
        <h3 className="text-lg font-semibold">{name}</h3>
        <dl className="@container text-sm md:order-2 lg:text-base">
          <Amount name="Anggaran" amount={amounts.total} />
          <Amount name="Realisasi" amount={amounts.realized} />
          <Amount name={rest} amount={remaining(amounts)} />
        </dl>
      </div>
    </div>
  )
}

function Amount({ name, amount }: { name: string; amount: number }) {
  return (
    <div className="justify-between gap-x-2 md:border-b md:border-hairline md:py-2 md:last:border-0 @min-[13rem]:flex">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right text-[min(1em,7vw)] font-semibold whitespace-nowrap tabular-nums">
        {formatRupiah(amount)}
      </dd>
    </div>
  )
}
