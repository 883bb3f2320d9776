import { realisedPercent } from '@/domain/budget/realisation'
import type { BudgetSummary, Realisation } from '@/domain/budget/budget-schema'
import type { Slice } from '@/domain/statistics/statistics'
import { formatWholePercent } from '@/domain/text/decimals'

/** Parts of the budget. Each part has its own colour and symbol, because percentages are often alike. */
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

/** Returns the three numbers, or zeros where they are unknown, as the specification requires. */
export function realisations(summary: BudgetSummary | null) {
  return PARTS.map((part) => ({ ...part, amounts: summary?.[part.key] ?? NOTHING }))
}

export type RealisationPart = ReturnType<typeof realisations>[number]

/** Returns the slices of the ring. Exceeding the plan fills the ring. Without a plan, the ring is empty. */
export function realisationSlices({ realized, total }: Realisation, fill: string): Slice[] {
  return [{ name: 'Realisasi', value: total === 0 ? 0 : realized, fill }]
}

export const percentText = (amounts: Realisation) => formatWholePercent(realisedPercent(amounts))

/** Returns the text alternative of a chart. Screen readers read the amounts from the text next to the chart. */
export const chartLabel = (name: string, amounts: Realisation) =>
  `${name}: ${percentText(amounts)} terealisasi`
