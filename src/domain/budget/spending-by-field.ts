import { normaliseCode } from './account-code'
import { budgetRows, byAccountCode } from './budget'
import type { BudgetLine, Realisation } from './budget-schema'

interface FieldOverYears {
  code: string
  description: string
  /** One amount for each year. Zero if the year has no line for this area of spending. */
  amounts: readonly Realisation[]
}

const NOTHING: Realisation = { realized: 0, total: 0 }
const FIELD = 2

export function spendingByField(years: readonly (readonly BudgetLine[])[]): FieldOverYears[] {
  const fields = years.map(
    (lines) =>
      new Map(
        budgetRows(lines)
          .filter(({ depth }) => depth === FIELD)
          .map((row) => [normaliseCode(row.code), row]),
      ),
  )
  const latest = new Map(fields.flatMap((ofYear) => [...ofYear]))
  return byAccountCode([...latest.values()].map((row) => ({ ...row, id: row.code }))).map(
    ({ code, description }) => ({
      code,
      description,
      amounts: fields.map((ofYear) => ofYear.get(normaliseCode(code)) ?? NOTHING),
    }),
  )
}
