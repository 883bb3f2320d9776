import type { BudgetYear } from './budget-year'

/** Years that are read side by side at most, as many as charts have colours for. */
const MOST = 5

/** Years that a page reads or has read by another name than the year. */
export type KnownYears = ReadonlyMap<number, BudgetYear>

/** The latest of some years, earliest first. */
export function latestYears<Info extends { year: number }>(infos: readonly Info[]): Info[] {
  return [...infos].sort((a, b) => a.year - b.year).slice(-MOST)
}
