import { realisedPercent, remaining } from '@/domain/budget/budget'
import type { BudgetSummary, Realisation } from '@/domain/budget/budget-schema'
import type { Slice } from '@/domain/statistics/statistics'
import { formatWholePercent } from '@/domain/text/money'

const PARTS = [
  ['pendapatan', 'Pendapatan', 'Belum diterima'],
  ['pelaksanaan', 'Pelaksanaan', 'Sisa'],
  ['pembelanjaan', 'Pembelanjaan', 'Sisa'],
] as const

const NOTHING: Realisation = { realized: 0, total: 0 }

/** The three numbers; zeros where nothing is known, as specified. */
export function realisations(summary: BudgetSummary | null) {
  return PARTS.map(([key, name, rest]) => ({ key, name, rest, amounts: summary?.[key] ?? NOTHING }))
}

/** What was realised and what remains; more than the plan fills the ring, no plan leaves it empty. */
export function realisationSlices(
  amounts: Realisation,
  restName: string,
): [realised: Slice, rest: Slice] {
  const { realized, total } = amounts
  return [
    { name: 'Realisasi', value: total === 0 ? 0 : realized, fill: '#1F5D3F' },
    { name: restName, value: Math.max(remaining(amounts), 0), fill: '#8A9089' },
  ]
}

export const percentText = (amounts: Realisation) => formatWholePercent(realisedPercent(amounts))

/** `Pendapatan: 79% terealisasi`; the amounts beside it are read out anyway. */
export const chartLabel = (name: string, amounts: Realisation) =>
  `${name}: ${percentText(amounts)} terealisasi`
