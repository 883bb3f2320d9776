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

/** Read from the lines, because a year may be announced or get its allocation later or never. */
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

/** Query for `budget_years/{year}`. Null while the year has not been announced. */
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

/** Refetches what pages, and forms under `formKey`, have read of these collections. */
export function refreshBudget(
  client: QueryClient,
  names: readonly CollectionName[],
  formKey?: QueryKey,
): void {
  const form = formKey ? [formKey] : []
  void invalidateContent(client, ...names.map(contentKeys.collection), ...form)
}

export const LINE_COLLECTIONS = BUDGET_TABLES
