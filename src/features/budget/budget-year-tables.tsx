import { EmptyState } from '@/components/ui/states/empty-state'
import { BUDGET_TABLES } from '@/domain/budget/budget-tables'
import { BudgetTableSection } from './budget-table-section'
import type { BudgetYear } from './budget-year'
import type { KnownYears } from './latest-years'
import { LinesSearch } from './lines-search/lines-search'
import { PostureSection } from './posture-section'
import { useYearLines } from './use-year-lines'

interface BudgetYearTablesProps {
  year: BudgetYear
  /** Years for the search. If omitted, there is no search and the tables are shortened. */
  known?: KnownYears
}

export default function BudgetYearTables({ year, known }: BudgetYearTablesProps) {
  const lines = useYearLines(year)
  if (lines.data === null) return <EmptyState text="Anggaran tahun ini belum diisi." />
  return (
    <>
      {known && (
        <>
          <PostureSection lines={lines} />
          <LinesSearch known={known} />
        </>
      )}
      <p className="max-w-prose text-ink-2">
        Selisih adalah anggaran dikurangi realisasi
        {known ? (
          <>
            : <b className="text-success">sisa</b> belum dibelanjakan, pendapatan{' '}
            <b className="text-success">belum diterima</b>, <b className="text-danger">lebih</b>{' '}
            melampaui anggaran.
          </>
        ) : (
          '.'
        )}
      </p>
      {BUDGET_TABLES.map((table) => (
        <BudgetTableSection
          key={`${table} ${year.key}`}
          table={table}
          year={year}
          isBrief={!known}
        />
      ))}
    </>
  )
}
