import type { BudgetYear } from './budget-year'

/** Maximum number of compared years. The chart has the same number of colours. */
const MOST = 5

/** Budget years that the page already shows, by year. Each has the key under which its lines are cached. */
export type KnownYears = ReadonlyMap<number, BudgetYear>

export function latestYears<Info extends { year: number }>(infos: readonly Info[]): Info[] {
  return [...infos].sort((a, b) => a.year - b.year).slice(-MOST)
}
