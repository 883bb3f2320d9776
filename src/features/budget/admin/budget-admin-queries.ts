import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { BUDGET_TABLES } from '@/domain/budget-tables'
import type { CollectionName } from '@/domain/collections'
import { readRaw } from '@/lib/firebase/writes'
import { adminKeys } from '@/lib/query/admin-keys'
import { openedInForm } from '@/lib/query/admin-query'
import { readItems } from '@/lib/query/read-content'
import { contentKeys } from '@/lib/query/content-keys'
import { readTable } from '@/lib/tables/read-table'

/** The lines of a year, for the form that changes them. */
export const yearLinesQuery = (year: number) =>
  queryOptions({
    queryKey: adminKeys.budgetLines(year),
    queryFn: () => readTable({ table: 'budget', year }),
    ...openedInForm,
  })

/** Whether a year has any line. */
export const shownLinesQuery = (year: number) =>
  queryOptions({
    queryKey: adminKeys.budgetHasLines(year),
    queryFn: async () => {
      const tables = await Promise.all(
        BUDGET_TABLES.map((table) => readItems(table, { where: { year }, limit: 1 })),
      )
      return tables.some((lines) => lines.length > 0)
    },
    staleTime: 0,
  })

export const yearAllocationQuery = (year: number) =>
  queryOptions({
    queryKey: adminKeys.allocation(year),
    queryFn: () => readTable({ table: 'budget_alokasi', year }),
    ...openedInForm,
  })

/** `budget_years/{year}`; null while it has not been announced. */
export const yearInfoQuery = (year: number) =>
  queryOptions({
    queryKey: adminKeys.budgetYear(year),
    queryFn: () => readRaw(`budget_years/${year}`),
    ...openedInForm,
  })

export const summaryQuery = queryOptions({
  queryKey: adminKeys.budgetSummary,
  queryFn: () => readRaw('budget_summary/1'),
  ...openedInForm,
})

/** What the pages, and forms under `formKey`, have read of these collections is read anew. */
export function refreshBudget(
  client: QueryClient,
  names: readonly CollectionName[],
  formKey?: QueryKey,
): void {
  for (const name of names)
    void client.invalidateQueries({ queryKey: contentKeys.collection(name) })
  if (formKey) void client.invalidateQueries({ queryKey: formKey })
}

export const LINE_COLLECTIONS = BUDGET_TABLES
