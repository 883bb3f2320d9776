import { Alert } from '@/components/ui/states/alert'
import type { BudgetPosture } from '@/domain/budget/budget'
import { formatRupiah } from '@/domain/text/money'

export function BalanceCard({ posture }: { posture: BudgetPosture }) {
  const { revenue, spending, financing, leftover } = posture
  const rows = [
    ['Pendapatan', revenue.total],
    ['Belanja', spending.total],
    ['Pembiayaan neto', financing.total],
  ] as const
  return (
    <section aria-label="Keseimbangan anggaran" className="flex flex-col gap-3">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-3">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3 sm:block">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="font-semibold tabular-nums">{formatRupiah(amount)}</dd>
          </div>
        ))}
      </dl>
      <Alert kind={leftover.total === 0 ? 'success' : 'note'} isSilent>
        <p>{balanceText(leftover.total)}</p>
      </Alert>
    </section>
  )
}

function balanceText(leftover: number): string {
  if (leftover === 0) return 'Seimbang: pendapatan − belanja + pembiayaan = 0.'
  const amount = formatRupiah(Math.abs(leftover))
  return leftover > 0
    ? `Belum seimbang: ada ${amount} yang belum dipakai. Tambah belanja atau pengeluaran pembiayaan (6.2), atau periksa pendapatannya.`
    : `Belum seimbang: belanja melebihi uang yang ada sebesar ${amount}. Kurangi belanja, atau tambah pendapatan atau penerimaan pembiayaan (6.1).`
}

export function balanceInShort(leftover: number): string {
  if (leftover === 0) return 'Seimbang'
  return `${leftover > 0 ? 'Sisa' : 'Kurang'} ${formatRupiah(Math.abs(leftover))}`
}
