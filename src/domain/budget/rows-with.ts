import { containsWords } from '../text/words'
import { type BudgetRow, budgetRows } from './budget'
import type { BudgetLine } from './budget-schema'

/** The lines of one year whose code or description contains every word of `wanted`, in order of their codes. */
export function rowsWith(lines: readonly BudgetLine[], wanted: string): BudgetRow[] {
  return budgetRows(lines).filter(({ code, description }) =>
    containsWords(`${code} ${description}`, wanted),
  )
}
