import type { BudgetTable } from '@/domain/budget'
import { allocation, budgetLine, budgetSummary } from '@/domain/schemas/budget'
import { readDocument, readList } from '@/lib/firebase/documents'

/** Well beyond the chart of accounts of a village. */
const LINES = 500
/** Some ten years of five to ten fields each. */
const ALLOCATIONS = 100

export const readSummary = () => readDocument('budget_summary/1', budgetSummary)

export const readAllocations = () =>
  readList(
    { collection: 'budget_alokasi', orderBy: ['year', 'desc'], limit: ALLOCATIONS },
    allocation,
  )

export const readLines = (table: BudgetTable, year: number) =>
  readList({ collection: table, where: { year }, orderBy: ['id', 'asc'], limit: LINES }, budgetLine)
