import type { Allocation } from '@/domain/budget/budget-schema'
import type { BudgetTable } from '@/domain/budget/budget-tables'
import { reading } from '@/lib/query/content'
import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'
import type { BudgetYear } from './budget-year'

/** The lines of one table in one year. */
export function linesQuery(table: BudgetTable, year: BudgetYear) {
  return contentQuery(contentKeys.list(table, year.key), async (client) => {
    const [{ readItems }, found] = await Promise.all([reading(), year.find(client)])
    return readItems(table, { where: { year: found } })
  })
}

/** The fields of spending of one year: the list is read backwards, for the latest years come first in it. */
export const allocationsIn = (found: readonly Allocation[], year: number): Allocation[] =>
  found.filter((field) => field.year === year).reverse()
