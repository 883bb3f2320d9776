import type { BudgetYear } from './budget-year'

/** Maximum number of years compared side by side, equal to the number of chart colours. */
const MOST = 5

/** Years that the page reads under a different query key than the year itself. */
export type KnownYears = ReadonlyMap<number, BudgetYear>

export function latestYears<Info extends { year: number }>(infos: readonly Info[]): Info[] {
  return [...infos].sort((a, b) => a.year - b.year).slice(-MOST)
}
