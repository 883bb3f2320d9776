import { containsWords } from '../text/words'
import type { BudgetRow } from './budget'

/** Returns the rows whose code or description contains every word of `wanted`. */
export function rowsWith(rows: readonly BudgetRow[], wanted: string): BudgetRow[] {
  return rows.filter(({ code, description }) => containsWords(`${code} ${description}`, wanted))
}
