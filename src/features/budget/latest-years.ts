import type { BudgetYear } from './budget-year'

/** Maximum number of compared years. The chart has the same number of colours. */
const MOST = 5

/** Budget years that the page already shows, by year. Their lines are cached under another query key. */
export type KnownYears = ReadonlyMap<number, BudgetYear>

export function latestYears<Info extends { year: number }>(infos: readonly Info[]): Info[] {
  return [...infos].sort((a, b) => a.year - b.year).slice(-MOST)
}
