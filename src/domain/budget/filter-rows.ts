import { containsWords } from '../text/words'
import type { BudgetRow } from './budget'

export function filterRows(rows: readonly BudgetRow[], wanted: string): BudgetRow[] {
  return rows.filter(({ code, description }) => containsWords(`${code} ${description}`, wanted))
}
