import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import { CsvButton } from '@/components/ui/buttons/csv-button'
import { Folded } from '@/components/ui/lists/folded'
import { Loaded } from '@/components/ui/states/loaded'
import { budgetRows, tableTotal } from '@/domain/budget/budget'
import type { BudgetTable } from '@/domain/budget/budget-tables'
import { AmountsTable } from './amounts-table'
import { linesQuery } from './budget-queries'
import { BUDGET_TEXTS } from './budget-table-texts'
import type { BudgetYear } from './budget-year'
import { TableSkeleton } from './table-skeleton'

/** Depth of the rows that are not folded: the groups (for spending the bidang). */
const TOP = 2
/** On paper all lines stand there, where the browser opens them (`unfolded`), and the groups among them. */
const IN_PLACE_OF_TOP = 'supports-[selector(::details-content)]:print:hidden'

interface BudgetTableSectionProps {
  table: BudgetTable
  year: BudgetYear
  /** Among much else: on phones the total alone stands above what is folded. */
  isBrief?: boolean | undefined
}

/** One of the three tables of a budget year: its groups, and folded below them all lines. */
export function BudgetTableSection({ table, year, isBrief }: BudgetTableSectionProps) {
  const lines = useQuery(linesQuery(table, year).options)
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
          const rows = budgetRows(found).map((row) => ({ ...row, key: row.code }))
          // The root says what the total does.
          const top = rows.filter(
            ({ depth, isHeading }) => depth <= TOP && !(depth === 1 && isHeading),
          )
          const [line] = found
          // Of other years nothing is read when the site is published.
          const file =
            year.isPublished && line
              ? `apbdes-${line.year}-${table.replace('budget_', '')}`
              : undefined
          const hasMore = top.length < rows.length
          const words = {
            heading: 'Kode / Uraian',
            rest: texts.rest,
            total: { name: texts.total, amounts: tableTotal(table, found) },
          }
          return (
            <>
              <div className={hasMore ? IN_PLACE_OF_TOP : undefined}>
                <AmountsTable
                  {...words}
                  label={texts.title}
                  rows={top}
                  isBrief={hasMore && isBrief}
                />
              </div>
              <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 print:mt-0">
                {hasMore && (
                  <Folded label={`Rincian (${rows.length} baris)`} of={texts.title}>
                    <AmountsTable {...words} label={`Rincian ${texts.title}`} rows={rows} />
                  </Folded>
                )}
                <CsvButton
                  what={texts.title}
                  isQuiet
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
