import { onlineManager, useQuery, type QueryClient } from '@tanstack/react-query'
import { type BudgetRow, budgetRows } from '@/domain/budget/budget'
import type { BudgetLine } from '@/domain/budget/budget-schema'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import { linesQuery } from '../budget-queries'
import type { BudgetYear } from '../budget-year'
import type { KnownYears } from '../latest-years'

export interface YearRows {
  year: number
  /** Rows of all tables, or null while neither the device nor the network has them. */
  rows: BudgetRow[] | null
  error?: Error
}

/** Shows each year as soon as it is read, so a slow network does not delay stored years. */
export function useYearRows(years: KnownYears, enabled: boolean) {
  return useQuery({
    queryKey: ['year-rows', [...years.keys()]],
    queryFn: async ({ client, queryKey }) => {
      const results: YearRows[] = Array.from(years.keys(), (year) => ({ year, rows: null }))
      const read = Array.from(years, async ([year, known], at) => {
        results[at] = await linesOf(client, known).then(
          (lines) => ({ year, rows: lines && budgetRows(lines) }),
          // The query logs its own failure.
          (error: Error) => ({ year, rows: null, error }),
        )
        client.setQueryData(queryKey, [...results])
      })
      await Promise.all(read)
      return results
    },
    enabled,
    // Searches the years on the device without a network.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    gcTime: 0,
  })
}

async function linesOf(client: QueryClient, year: BudgetYear): Promise<BudgetLine[] | null> {
  const queries = BUDGET_TABLES.map((table) => linesQuery(table, year).options)
  if (onlineManager.isOnline())
    return (await Promise.all(queries.map((query) => client.ensureQueryData(query)))).flat()
  const stored = queries.map(({ queryKey }) => client.getQueryData(queryKey))
  return stored.every((lines) => lines !== undefined) ? stored.flat() : null
}
