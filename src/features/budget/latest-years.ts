import type { BudgetYear } from './budget-year'

/** Maximum number of years that are compared, equal to the number of chart colours. */
const MOST = 5

/** Lines of years that the page has already read under other query keys. */
export type KnownYears = ReadonlyMap<number, BudgetYear>

export function latestYears<Info extends { year: number }>(infos: readonly Info[]): Info[] {
  return [...infos].sort((a, b) => a.year - b.year).slice(-MOST)
}
