import { type QueryClient } from '@tanstack/react-query'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import type { CollectionName } from '@/domain/collections'
import { readNumbersOf } from '@/lib/firebase/read-collection'
import { adminKeys, formQuery, freshQuery } from '@/lib/query/admin-keys'
import { contentKeys } from '@/lib/query/content-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { readTable } from '@/lib/tables/read-table'

export const yearLinesQuery = (year: number) =>
  formQuery(adminKeys.budgetLines(year), () => readTable({ table: 'budget', year }))

/** Query for the years with budget lines, newest first. Reads all lines, because no document lists these years. */
export const filledYearsQuery = freshQuery(adminKeys.filledBudgetYears, async () => {
  const found = await Promise.all(BUDGET_TABLES.map((table) => readNumbersOf(table, 'year')))
  return [...new Set(found.flat())].sort((a, b) => b - a)
})

export const yearAllocationQuery = (year: number) =>
  formQuery(adminKeys.allocation(year), () => readTable({ table: 'budget_alokasi', year }))

/** Invalidates all content queries that read the collections `names`. */
export function refreshBudget(client: QueryClient, names: readonly CollectionName[]): void {
  void invalidateContent(client, ...names.map(contentKeys.collection))
}

export const LINE_COLLECTIONS = BUDGET_TABLES
