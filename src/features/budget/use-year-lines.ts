import { useQuery } from '@tanstack/react-query'
import { leafLines } from '@/domain/budget/budget'
import type { BudgetTable } from '@/domain/budget/budget-tables'
import type { BudgetLine } from '@/domain/budget/budget-schema'
import { linesQuery } from './budget-queries'
import type { BudgetYear } from './budget-year'

/** Combines the tables of a year into one query. Null if no amount has been filled in. */
export function useYearLines(year: BudgetYear) {
  const revenue = useQuery(linesQuery('budget_pendapatan', year).options)
  const spending = useQuery(linesQuery('budget_belanja', year).options)
  const financing = useQuery(linesQuery('budget_pembiayaan', year).options)
  const all = [revenue, spending, financing]
  const lines: Record<BudgetTable, BudgetLine[]> | undefined =
    revenue.data && spending.data && financing.data
      ? {
          budget_pendapatan: revenue.data,
          budget_belanja: spending.data,
          budget_pembiayaan: financing.data,
        }
      : undefined
  return {
    data: lines && !Object.values(lines).some(hasAmounts) ? null : lines,
    isFetching: all.some(({ isFetching }) => isFetching),
    error: all.find((query) => query.error)?.error ?? null,
    refetch: () => Promise.all(all.filter(({ data }) => !data).map((query) => query.refetch())),
  }
}

/** A stored template without amounts counts as empty. */
const hasAmounts = (lines: readonly BudgetLine[]) =>
  leafLines(lines).some(({ anggaran, realisasi }) => anggaran !== 0 || realisasi !== 0)
