import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import { CsvButton } from '@/components/ui/buttons/csv-button'
import { Collapsible } from '@/components/ui/lists/collapsible'
import { Loaded } from '@/components/ui/states/loaded'
import { budgetRows, tableTotal } from '@/domain/budget/budget'
import type { BudgetTable } from '@/domain/budget/budget-tables'
import { AmountsTable } from './amounts-table'
import { linesQuery } from './budget-queries'
import { BUDGET_TEXTS } from './budget-table-texts'
import type { BudgetYear } from './budget-year'
import { TableSkeleton } from './table-skeleton'

/** Maximum depth of the rows that are always visible: the main groups, such as the areas of spending. */
const TOP = 2
const IN_PLACE_OF_TOP = 'supports-[selector(::details-content)]:print:hidden'

interface BudgetTableSectionProps {
  table: BudgetTable
  year: BudgetYear
  /** True if phones show only the total above the collapsed lines. Saves space on pages with other content. */
  isBrief?: boolean | undefined
}

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
          // Omits the root, whose amounts equal the total.
          const top = rows.filter(
            ({ depth, isHeading }) => depth <= TOP && !(depth === 1 && isHeading),
          )
          const [line] = found
          // The published site has a file only for the current budget year.
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
                  <Collapsible label={`Rincian (${rows.length} baris)`} of={texts.title}>
                    <AmountsTable {...words} label={`Rincian ${texts.title}`} rows={rows} />
                  </Collapsible>
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
