import type { BudgetYear } from './budget-year'
import BudgetYearTables from './budget-year-tables'
import type { KnownYears } from './latest-years'
import { YearsSection } from './years-section'

interface BudgetDetailsProps {
  year: BudgetYear
  known: KnownYears
}

/** All lines of a year, those of all years that are searched for, and the years beside one another. */
export default function BudgetDetails({ year, known }: BudgetDetailsProps) {
  return (
    <>
      <BudgetYearTables year={year} known={known} />
      <YearsSection known={known} />
    </>
  )
}
