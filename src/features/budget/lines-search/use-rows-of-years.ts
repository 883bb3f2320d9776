import { onlineManager, useQuery, type QueryClient } from '@tanstack/react-query'
import { type BudgetRow, budgetRows } from '@/domain/budget/budget'
import type { BudgetLine } from '@/domain/budget/budget-schema'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import { linesQuery } from '../budget-queries'
import type { BudgetYear } from '../budget-year'
import type { KnownYears } from '../latest-years'

export interface RowsOfYear {
  year: number
  /** Of all tables; null where they can be read neither here nor from the network, or not yet. */
  rows: BudgetRow[] | null
  /** Why they could not be read. */
  error?: Error
}

/**
 * The lines of each year, with the sums of headings, as soon as they are here: a network that answers nothing keeps
 * back none that the device has.
 */
export function useRowsOfYears(years: KnownYears, enabled: boolean) {
  return useQuery({
    queryKey: ['rows-of-years', [...years.keys()]],
    queryFn: async ({ client, queryKey }) => {
      const told: RowsOfYear[] = Array.from(years.keys(), (year) => ({ year, rows: null }))
      const read = Array.from(years, async ([year, known], at) => {
        told[at] = await linesOf(client, known).then(
          (lines) => ({ year, rows: lines && budgetRows(lines) }),
          // What fails is logged as any reading of lines is.
          (error: Error) => ({ year, rows: null, error }),
        )
        client.setQueryData(queryKey, [...told])
      })
      await Promise.all(read)
      return told
    },
    enabled,
    // Without network the years that are on the device are searched.
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
