import type { BudgetYear } from './budget-year'
import BudgetYearTables from './budget-year-tables'
import type { KnownYears } from './latest-years'
import { YearsSection } from './years-section'

export default function BudgetDetails({ year, known }: { year: BudgetYear; known: KnownYears }) {
  return (
    <>
      <BudgetYearTables year={year} known={known} />
      <YearsSection known={known} />
    </>
  )
}
