import { placeOf } from './account-code'
import { budgetRows, byAccountCode } from './budget'
import type { BudgetLine, Realisation } from './budget-schema'

/** A field of spending (bidang) in several years. */
interface FieldOverYears {
  /** Account code and description, as the last of the years has them. */
  code: string
  description: string
  /** One for each year; zero where the year has no such field. */
  amounts: readonly Realisation[]
}

const NOTHING: Realisation = { realized: 0, total: 0 }
/** Segments of a field's code, e.g. `5.2`. */
const FIELD = 2

/** The fields of spending over several years, of each of which the lines are given. */
export function spendingByField(years: readonly (readonly BudgetLine[])[]): FieldOverYears[] {
  const fields = years.map(
    (lines) =>
      new Map(
        budgetRows(lines)
          .filter(({ depth }) => depth === FIELD)
          .map((row) => [placeOf(row.code), row]),
      ),
  )
  const latest = new Map(fields.flatMap((ofYear) => [...ofYear]))
  return byAccountCode([...latest.values()].map((row) => ({ ...row, id: row.code }))).map(
    ({ code, description }) => ({
      code,
      description,
      amounts: fields.map((ofYear) => ofYear.get(placeOf(code)) ?? NOTHING),
    }),
  )
}
