import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import type { CollectionName } from '@/domain/collections'
import { readNumbersOf } from '@/lib/firebase/read-collection'
import { readRaw } from '@/lib/firebase/writes'
import { adminKeys } from '@/lib/query/admin-keys'
import { formQueryOptions } from '@/lib/query/admin-query'
import { contentKeys } from '@/lib/query/content-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { readTable } from '@/lib/tables/read-table'

export const yearLinesQuery = (year: number) =>
  queryOptions({
    queryKey: adminKeys.budgetLines(year),
    queryFn: () => readTable({ table: 'budget', year }),
    ...formQueryOptions,
  })

/** Query for the years with lines. A year with lines may lack its `budget_years` document and allocation. */
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

/** Query for `budget_years/{year}`. Null if the document does not exist. */
export const yearInfoQuery = (year: number) =>
  queryOptions({
    queryKey: adminKeys.budgetYear(year),
    queryFn: () => readRaw(`budget_years/${year}`),
    ...formQueryOptions,
  })

export const summaryQuery = queryOptions({
  queryKey: adminKeys.budgetSummary,
  queryFn: () => readRaw('budget_summary/1'),
  ...formQueryOptions,
})

/** Refetches the queries of pages, and of forms below `formKey`, for these collections. */
export function refreshBudget(
  client: QueryClient,
  names: readonly CollectionName[],
  formKey?: QueryKey,
): void {
  const form = formKey ? [formKey] : []
  void invalidateContent(client, ...names.map(contentKeys.collection), ...form)
}

export const LINE_COLLECTIONS = BUDGET_TABLES
