import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Section } from '@/components/layout/section'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { CsvButton } from '@/components/ui/buttons/csv-button'
import { Loaded } from '@/components/ui/states/loaded'
import { budgetRows, tableTotal } from '@/domain/budget/budget'
import type { BudgetTable } from '@/domain/budget/budget-tables'
import { AmountsTable } from './amounts-table'
import { linesQuery } from './budget-queries'
import { BUDGET_TEXTS } from './budget-table-texts'
import type { BudgetYear } from './budget-year'
import { TableSkeleton } from './table-skeleton'

/** Rows that an overview shows: the table, its groups (for spending the bidang). */
const OVERVIEW_DEPTH = 2

interface BudgetTableSectionProps {
  table: BudgetTable
  year: BudgetYear
  /** Begins with the groups alone and shows their lines when asked. */
  overview?: boolean
}

/** One of the three tables of a budget year. */
export function BudgetTableSection({ table, year, overview = false }: BudgetTableSectionProps) {
  const lines = useQuery(linesQuery(table, year).options)
  const [isFull, setIsFull] = useState(!overview)
  const texts = BUDGET_TEXTS[table]
  return (
    <Section title={texts.title}>
      <Loaded
        query={lines}
        subject={texts.title}
        skeleton={<TableSkeleton rows={8} />}
        empty={texts.empty}
      >
        {(found) => {
          const rows = budgetRows(found)
          const [line] = found
          // Of other years nothing is read when the site is published.
          const file =
            year.isPublished && line
              ? `apbdes-${line.year}-${table.replace('budget_', '')}`
              : undefined
          return (
            <>
              <AmountsTable
                label={texts.title}
                heading="Kode / Uraian"
                rows={rows.map((row) => ({
                  ...row,
                  key: row.code,
                  isOnPaperOnly: !isFull && row.depth > OVERVIEW_DEPTH,
                }))}
                rest={texts.rest}
                total={{ name: texts.total, amounts: tableTotal(table, found) }}
              />
              <div className="mt-4 flex flex-wrap gap-3 print:hidden">
                {overview && rows.some(({ depth }) => depth > OVERVIEW_DEPTH) && (
                  <button
                    type="button"
                    className={buttonStyle.secondary}
                    aria-expanded={isFull}
                    onClick={() => setIsFull(!isFull)}
                  >
                    {isFull ? 'Ringkas' : `Tampilkan rincian (${rows.length} baris)`}
                  </button>
                )}
                <CsvButton
                  what={texts.title}
                  file={file}
                  table={async () =>
                    (await import('./budget-csv')).linesTable(table, found, texts.total)
                  }
                />
              </div>
            </>
          )
        }}
      </Loaded>
    </Section>
  )
}
