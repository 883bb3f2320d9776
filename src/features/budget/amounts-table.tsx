import type { ReactNode } from 'react'
import { formatRupiah } from '@/domain/money'
import type { Realisation } from '@/domain/schemas/budget'
import { TableFrame, tableCell } from '@/components/ui/table-frame'
import { Difference } from './difference'

interface AmountsRow extends Realisation {
  key: string
  /** Account code and description, or a description alone. */
  code?: string
  description: string
  /** From 1; deeper rows are set further in. */
  depth?: number
  isHeading?: boolean
  /** Left out on the screen; paper cannot be asked for more. */
  isOnPaperOnly?: boolean
}

interface AmountsTableProps {
  label: string
  heading: string
  rows: readonly AmountsRow[]
  total?: { name: string; amounts: Realisation }
  /** What is said of the part of a plan that is not fulfilled; without it no differences are shown. */
  rest?: string
}

const INDENT = [
  '',
  'md:pl-3 print:pl-3',
  'md:pl-7 print:pl-6',
  'md:pl-11 print:pl-9',
  'md:pl-15 print:pl-12',
  'md:pl-19 print:pl-15',
]

/** Rows of plan, realisation and difference; the first column stays when the others scroll. */
export function AmountsTable({ label, heading, rows, total, rest }: AmountsTableProps) {
  return (
    <TableFrame label={label}>
      <thead>
        <tr>
          <th scope="col" className={`${tableCell.sticky} ${tableCell.head} text-left`}>
            {heading}
          </th>
          {['Anggaran', 'Realisasi', ...(rest ? ['Selisih'] : [])].map((name) => (
            <th key={name} scope="col" className={`${tableCell.head} text-right`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, code, description, depth = 1, isHeading, isOnPaperOnly, ...amounts }) => (
          <AmountsCells
            key={key}
            amounts={amounts}
            rest={rest}
            isOnPaperOnly={isOnPaperOnly}
            look={isHeading ? 'bg-surface font-semibold' : 'bg-surface'}
            indent={INDENT[Math.min(depth, INDENT.length - 1)]}
          >
            {code && (
              <span className="mr-3 block text-xs text-ink-2 tabular-nums md:inline-block">
                {code}
              </span>
            )}
            {description}
          </AmountsCells>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <AmountsCells amounts={total.amounts} rest={rest} look="bg-surface-2 font-bold">
            {total.name}
          </AmountsCells>
        </tfoot>
      )}
    </TableFrame>
  )
}

interface AmountsCellsProps {
  amounts: Realisation
  rest: string | undefined
  look: string
  indent?: string | undefined
  isOnPaperOnly?: boolean | undefined
  children: ReactNode
}

function AmountsCells(props: AmountsCellsProps) {
  const { amounts, rest, look, indent = '', isOnPaperOnly, children } = props
  return (
    <tr className={`break-inside-avoid ${isOnPaperOnly ? 'hidden print:table-row' : ''}`}>
      <th scope="row" className={`${tableCell.sticky} ${look} ${indent}`}>
        {children}
      </th>
      <td className={`${tableCell.number} ${look}`}>{formatRupiah(amounts.total)}</td>
      <td className={`${tableCell.number} ${look}`}>{formatRupiah(amounts.realized)}</td>
      {rest && (
        <td className={`${tableCell.number} ${look}`}>
          <Difference amounts={amounts} rest={rest} />
        </td>
      )}
    </tr>
  )
}
