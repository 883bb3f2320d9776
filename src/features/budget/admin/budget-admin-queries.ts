import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import type { CollectionName } from '@/domain/collections'
import { readNumbersOf } from '@/lib/firebase/read-collection'
import { adminKeys, formQueryOptions } from '@/lib/query/admin-keys'
import { contentKeys } from '@/lib/query/content-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { readTable } from '@/lib/tables/read-table'

export const yearLinesQuery = (year: number) =>
  queryOptions({
    queryKey: adminKeys.budgetLines(year),
    queryFn: () => readTable({ table: 'budget', year }),
    ...formQueryOptions,
  })

/** Query for the years with lines. Reads the lines, because a year may have neither a stage nor an allocation. */
export const filledYearsQuery = queryOptions({
  queryKey: adminKeys.filledBudgetYears,
  queryFn: async () => {
    const found = await Promise.all(BUDGET_TABLES.map((table) => readNumbersOf(table, 'year')))
    return [...new Set(found.flat())].sort((a, b) => b - a)
  },
  staleTime: 0,
})

export const yearAllocationQuery = (year: number) =>
  queryOptions({
    queryKey: adminKeys.allocation(year),
    queryFn: () => readTable({ table: 'budget_alokasi', year }),
    ...formQueryOptions,
  })

/** Refetches all queries of pages that read these collections. */
export function refreshBudget(client: QueryClient, names: readonly CollectionName[]): void {
  void invalidateContent(client, ...names.map(contentKeys.collection))
}

export const LINE_COLLECTIONS = BUDGET_TABLES
