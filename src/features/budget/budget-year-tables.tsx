import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Loaded } from '@/components/ui/states/loaded'
import { leafLines, postureOf } from '@/domain/budget/budget'
import type { BudgetLine } from '@/domain/budget/budget-schema'
import { BUDGET_TABLES, type BudgetTable } from '@/domain/budget/budget-tables'
import { AmountsTable } from './amounts-table'
import { linesQuery } from './budget-queries'
import { BudgetTableSection } from './budget-table-section'
import type { BudgetYear } from './budget-year'
import type { KnownYears } from './latest-years'
import { LinesSearch } from './lines-search/lines-search'
import { TableSkeleton } from './table-skeleton'

/** Returns one query result for the three tables of a year. `data` is null if all amounts are zero. */
function useYearLines(year: BudgetYear) {
  const revenue = useQuery(linesQuery('budget_pendapatan', year).options)
  const spending = useQuery(linesQuery('budget_belanja', year).options)
  const financing = useQuery(linesQuery('budget_pembiayaan', year).options)
  const all = [revenue, spending, financing]
  const lines: Record<BudgetTable, BudgetLine[]> | undefined =
    revenue.data && spending.data && financing.data
      ? {
          budget_pendapatan: revenue.data,
          budget_belanja: spending.data,
          budget_pembiayaan: financing.data,
        }
      : undefined
  return {
    data: lines && !Object.values(lines).some(hasAmounts) ? null : lines,
    isFetching: all.some(({ isFetching }) => isFetching),
    error: all.find((query) => query.error)?.error ?? null,
    refetch: () => Promise.all(all.filter(({ data }) => !data).map((query) => query.refetch())),
  }
}

/** Returns whether any line has an amount. Lines of the template initially have none. */
const hasAmounts = (lines: readonly BudgetLine[]) =>
  leafLines(lines).some(({ anggaran, realisasi }) => anggaran !== 0 || realisasi !== 0)

function PostureSection({ lines }: { lines: ReturnType<typeof useYearLines> }) {
  return (
    <Section title="Ringkasan APBDes">
      <Loaded query={lines} subject="ringkasan APBDes" skeleton={<TableSkeleton rows={5} />}>
        {(found) => {
          const posture = postureOf(found)
          return (
            <AmountsTable
              label="Ringkasan APBDes"
              heading="Uraian"
              rows={[
                { key: 'revenue', description: 'Pendapatan', ...posture.revenue },
                { key: 'spending', description: 'Belanja', ...posture.spending },
                { key: 'surplus', description: 'Surplus / (Defisit)', ...posture.surplus },
                { key: 'financing', description: 'Pembiayaan Neto', ...posture.financing },
              ]}
              total={{
                name: 'Sisa Lebih Pembiayaan Anggaran (SiLPA)',
                amounts: posture.leftover,
              }}
            />
          )
        }}
      </Loaded>
    </Section>
  )
}

interface BudgetYearTablesProps {
  year: BudgetYear
  /** Years that the page shows. If omitted, there is no search, and phones show only totals. */
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
