import type { BudgetTable } from '@/domain/budget-tables'
import { MOST_LISTED } from '@/domain/limits'
import { allocation, budgetLine, budgetSummary } from '@/domain/schemas/budget'
import { readDocument, readList } from '@/lib/firebase/documents'

/** Some ten years of five to ten fields each. */
const ALLOCATIONS = 100

export const readSummary = () => readDocument('budget_summary/1', budgetSummary)

/** The latest years are asked for; within a year, fields come in the order in which they were written. */
export const readAllocations = async () => {
  const newestFirst = await readList(
    { collection: 'budget_alokasi', orderBy: ['year', 'desc'], limit: ALLOCATIONS },
    allocation,
  )
  return newestFirst.reverse()
}

export const readLines = (table: BudgetTable, year: number) =>
  readList(
    { collection: table, where: { year }, orderBy: ['id', 'asc'], limit: MOST_LISTED.budget },
    budgetLine,
  )
