import { BUDGET_TABLES } from '@/domain/budget-tables'
import { BudgetTableSection } from './budget-table-section'
import type { BudgetYear } from './budget-year'
import { PostureSection } from './posture-section'

interface YearInTablesProps {
  year: BudgetYear
  /** Begins with the year on five lines, and with the groups alone where a table is long. */
  overview?: boolean
}

/** All lines of a budget year. */
export default function YearInTables({ year, overview = false }: YearInTablesProps) {
  return (
    <>
      {overview && <PostureSection year={year} />}
      {BUDGET_TABLES.map((table) => (
        <BudgetTableSection
          key={`${table} ${year.key}`}
          table={table}
          year={year}
          overview={overview && table !== 'budget_pembiayaan'}
        />
      ))}
    </>
  )
}
