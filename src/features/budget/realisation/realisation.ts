import type { BudgetSummary, Realisation } from '@/domain/budget/budget-schema'
import { percentOf, type Slice } from '@/domain/statistics/statistics'
import { formatWholePercent } from '@/domain/text/decimals'

/** Parts of the budget. Colour and icon distinguish parts with similar percentages. */
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

/** Returns the amounts of each part, or zeros if there is no summary. */
export function realisations(summary: BudgetSummary | null) {
  return PARTS.map((part) => ({ ...part, amounts: summary?.[part.key] ?? NOTHING }))
}

export type RealisationPart = ReturnType<typeof realisations>[number]

/** Returns the single slice of a ring chart. The ring is full if the plan is exceeded, and empty without a plan. */
export function realisationSlices({ realized, total }: Realisation, fill: string): Slice[] {
  return [{ name: 'Realisasi', value: total === 0 ? 0 : realized, fill }]
}

export const percentText = ({ realized, total }: Realisation) =>
  formatWholePercent(percentOf(realized, total))

/** Returns the accessible name of a chart. It omits the amounts, which are in the text next to the chart. */
export const chartLabel = (name: string, amounts: Realisation) =>
  `${name}: ${percentText(amounts)} terealisasi`
