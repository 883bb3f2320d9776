import type { ReactNode } from 'react'
import { ROLE } from './table-roles'

interface NumbersRow {
  key: string
  head: ReactNode
  numbers: readonly ReactNode[]
  /** Classes of the row, e.g. background and font weight. */
  look?: string
  indent?: string | undefined
}

interface NumbersTableProps {
  label: string
  columns: readonly [heading: string, ...numbers: string[]]
  rows: readonly NumbersRow[]
  total?: Pick<NumbersRow, 'head' | 'numbers'> | undefined
  /** Shows only the total on phones. */
  isBrief?: boolean | undefined
}

export function NumbersTable({ label, columns, rows, total, isBrief }: NumbersTableProps) {
  return (
    <div
      role="region"
      aria-label={`Tabel ${label}`}
      // Allows scrolling by the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="@container relative overflow-x-auto rounded-card border border-hairline bg-surface print:overflow-visible print:rounded-none print:border-0"
    >
      <table {...ROLE.table} className="numbers">
        <caption className="sr-only">{label}</caption>
        <thead {...ROLE.rows} className="phone:sr-only">
          <tr {...ROLE.row} className="bg-surface-2">
            {columns.map((name) => (
              <th key={name} {...ROLE.column}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.rows} className={isBrief ? 'phone:hidden' : 'phone:block'}>
          {rows.map((row) => (
            <Row key={row.key} columns={columns} row={row} />
          ))}
        </tbody>
        {total && (
          // In print, a table footer would repeat on every sheet.
          <tfoot {...ROLE.rows} className="print:table-row-group phone:block">
            <Row columns={columns} row={{ ...total, look: 'bg-surface-2 font-bold' }} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface RowProps {
  columns: NumbersTableProps['columns']
  row: Omit<NumbersRow, 'key'>
}

function Row({ columns, row: { head, numbers, look, indent } }: RowProps) {
  return (
    <tr {...ROLE.row} className={look}>
      <th {...ROLE.head} className={indent}>
        {head}
      </th>
      {numbers.map((number, index) => (
        <td key={columns[index + 1]} {...ROLE.cell} data-label={columns[index + 1]}>
          {number}
        </td>
      ))}
    </tr>
  )
}
