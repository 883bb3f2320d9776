import { realisedPercent } from '@/domain/budget/realisation'
import type { BudgetSummary, Realisation } from '@/domain/budget/budget-schema'
import type { Slice } from '@/domain/statistics/statistics'
import { formatWholePercent } from '@/domain/text/decimals'

/** Each with a colour and a sign of its own: percentages are often alike. */
const PARTS = [
  {
    key: 'pendapatan',
    name: 'Pendapatan',
    rest: 'Belum diterima',
    fill: '#1F5D3F',
    icon: 'arrow-down-to-line',
  },
  { key: 'pelaksanaan', name: 'Pelaksanaan', rest: 'Sisa', fill: '#C9850A', icon: 'hard-hat' },
  {
    key: 'pembelanjaan',
    name: 'Pembelanjaan',
    rest: 'Sisa',
    fill: '#1D5E8A',
    icon: 'arrow-up-from-line',
  },
] as const

const NOTHING: Realisation = { realized: 0, total: 0 }

/** The three numbers; zeros where nothing is known, as specified. */
export function realisations(summary: BudgetSummary | null) {
  return PARTS.map((part) => ({ ...part, amounts: summary?.[part.key] ?? NOTHING }))
}

export type RealisationPart = ReturnType<typeof realisations>[number]

/** What was realised; more than the plan fills the ring, no plan leaves it empty. */
export function realisationSlices({ realized, total }: Realisation, fill: string): Slice[] {
  return [{ name: 'Realisasi', value: total === 0 ? 0 : realized, fill }]
}

export const percentText = (amounts: Realisation) => formatWholePercent(realisedPercent(amounts))

/** `Pendapatan: 79% terealisasi`; the amounts beside it are read out anyway. */
export const chartLabel = (name: string, amounts: Realisation) =>
  `${name}: ${percentText(amounts)} terealisasi`
