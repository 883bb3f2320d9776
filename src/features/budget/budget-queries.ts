import type { BudgetTable } from '@/domain/budget-tables'
import { contentQuery } from '@/lib/query/content-query'
import type { BudgetYear } from './budget-year'

const reading = () => import('./read-budget')

/** The three figures that home shows; null when nobody has filled them in. */
export const summaryQuery = contentQuery(['budget_summary'], async () =>
  (await reading()).readSummary(),
)

/** The fields of spending of the latest years, each year's in its own order. */
export const allocationsQuery = contentQuery(['budget_alokasi'], async () =>
  (await reading()).readAllocations(),
)

/** The lines of one table in one year. */
export function linesQuery(table: BudgetTable, year: BudgetYear) {
  return contentQuery([table, year.key], async (client) => {
    const [{ readLines }, found] = await Promise.all([reading(), year.find(client)])
    return readLines(table, found)
  })
}
