import type { BudgetYear } from './budget-year'
import BudgetYearTables from './budget-year-tables'
import type { KnownYears } from './latest-years'
import { YearsSection } from './years-section'

interface BudgetDetailsProps {
  year: BudgetYear
  known: KnownYears
}

export default function BudgetDetails({ year, known }: BudgetDetailsProps) {
  return (
    <>
      <BudgetYearTables year={year} known={known} />
      <YearsSection known={known} />
    </>
  )
}
