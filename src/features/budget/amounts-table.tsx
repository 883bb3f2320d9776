import { NumbersTable } from '@/components/ui/lists/numbers-table'
import type { Realisation } from '@/domain/budget/budget-schema'
import { remaining } from '@/domain/budget/realisation'
import { formatRupiah } from '@/domain/text/money'

/** Shows the planned minus the actual amount with a sign, a word and a colour. */
function Difference({ amounts, rest }: { amounts: Realisation; rest: string }) {
  const left = remaining(amounts)
  const word = left === 0 ? 'sesuai' : left > 0 ? rest : 'lebih'
  return (
    <span className={`flex flex-col items-end ${left >= 0 ? 'text-success' : 'text-danger'}`}>
      <span className="whitespace-nowrap">
        {left > 0 && '+'}
        {formatRupiah(left)}
      </span>{' '}
      <span className="text-[0.875em] leading-tight font-normal">{word}</span>
    </span>
  )
}

interface AmountsRow extends Realisation {
  key: string
  code?: string
  description: string
  /** Depth of the row, starting at 1. Deeper rows are indented. */
  depth?: number
  isHeading?: boolean
}

interface AmountsTableProps {
  label: string
  heading: string
  rows: readonly AmountsRow[]
  total?: { name: string; amounts: Realisation }
  /** Word for a positive difference, such as "sisa". If omitted, the column of differences is hidden. */
  rest?: string
  /** True if phones show only the row with the total. */
  isBrief?: boolean | undefined
}

const INDENT = [
  '',
  'md:pl-3 print:pl-3',
  'md:pl-7 print:pl-6',
  'md:pl-11 print:pl-9',
  'md:pl-15 print:pl-12',
  'md:pl-19 print:pl-15',
]

/** Depth of the main groups in a table. In the table of spending, these are the areas of spending (bidang). */
const GROUP = 2

export function AmountsTable({ label, heading, rows, total, rest, isBrief }: AmountsTableProps) {
  const numbers = (amounts: Realisation) => [
    formatRupiah(amounts.total),
    formatRupiah(amounts.realized),
    ...(rest ? [<Difference key="rest" amounts={amounts} rest={rest} />] : []),
  ]
  const hasLines = rows.some(({ depth = 1 }) => depth > GROUP)
  const lookOf = (depth: number, isHeading?: boolean) => {
    if (!isHeading) return depth > GROUP ? 'phone:pl-[min(2rem,8vw)]' : ''
    // A table without lines below its groups highlights only the total.
    if (!hasLines) return ''
    return depth === GROUP ? 'bg-surface-2 font-semibold' : 'font-semibold'
  }
  return (
    <NumbersTable
      label={label}
      columns={[heading, 'Anggaran', 'Realisasi', ...(rest ? ['Selisih'] : [])]}
      rows={rows.map(({ key, code, description, depth = 1, isHeading, ...amounts }) => ({
        key,
        head: (
          <>
            {code && (
              <span className="mr-1 inline-block text-sm text-ink-2 tabular-nums print:text-[1em]">
                {code}
              </span>
            )}{' '}
            {description}
          </>
        ),
        numbers: numbers(amounts),
        look: lookOf(depth, isHeading),
        indent: INDENT[Math.min(depth, INDENT.length - 1)],
      }))}
      isBrief={isBrief}
      total={total && { head: total.name, numbers: numbers(total.amounts) }}
    />
  )
}
