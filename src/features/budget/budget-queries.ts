import type { BudgetTable } from '@/domain/budget/budget-tables'
import { loadReader } from '@/lib/query/content'
import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'
import type { BudgetYear } from './budget-year'

export function linesQuery(table: BudgetTable, year: BudgetYear) {
  return contentQuery(contentKeys.list(table, year.key), async (client) => {
    const [{ readItems }, found] = await Promise.all([loadReader(), year.find(client)])
    return readItems(table, { where: { year: found } })
  })
}
