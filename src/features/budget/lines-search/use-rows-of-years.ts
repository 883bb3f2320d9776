import { onlineManager, useQuery, type QueryClient } from '@tanstack/react-query'
import { type BudgetRow, budgetRows } from '@/domain/budget/budget'
import type { BudgetLine } from '@/domain/budget/budget-schema'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import { linesQuery } from '../budget-queries'
import type { BudgetYear } from '../budget-year'
import type { KnownYears } from '../latest-years'

export interface RowsOfYear {
  year: number
  /** Of all tables; null where they can be read neither here nor from the network. */
  rows: BudgetRow[] | null
}

/** The lines of each year, with the sums of headings. */
export function useRowsOfYears(years: KnownYears, enabled: boolean) {
  return useQuery({
    queryKey: ['rows-of-years', [...years.keys()]],
    queryFn: ({ client }): Promise<RowsOfYear[]> =>
      Promise.all(
        Array.from(years, async ([year, known]) => {
          const lines = await linesOf(client, known)
          return { year, rows: lines && budgetRows(lines) }
        }),
      ),
    enabled,
    // Without network the years that are on the device are searched.
    networkMode: 'always',
    refetchOnReconnect: true,
    gcTime: 0,
  })
}

async function linesOf(client: QueryClient, year: BudgetYear): Promise<BudgetLine[] | null> {
  const queries = BUDGET_TABLES.map((table) => linesQuery(table, year).options)
  if (onlineManager.isOnline()) {
    // What fails is logged as any reading of lines is.
    const read = Promise.all(queries.map((query) => client.ensureQueryData(query)))
    return read.then(
      (tables) => tables.flat(),
      () => null,
    )
  }
  const stored = queries.map(({ queryKey }) => client.getQueryData(queryKey))
  return stored.every((lines) => lines !== undefined) ? stored.flat() : null
}
