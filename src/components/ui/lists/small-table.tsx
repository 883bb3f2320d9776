import type { ReactNode } from 'react'

interface SmallTableProps {
  label: string
  columns: readonly [heading: string, ...numbers: string[]]
  rows: readonly {
    key: string
    head: ReactNode
    numbers: readonly ReactNode[]
  }[]
}

const cell = 'border-b border-hairline px-2 py-2 sm:px-3'

export function SmallTable({ label, columns, rows }: SmallTableProps) {
  return (
    <div
      role="region"
      aria-label={`Tabel ${label}`}
      // Allows scrolling by the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-hairline bg-surface print:overflow-visible"
    >
      <table className="w-full border-separate [border-spacing:0] wrap-normal tabular-nums [&_tr:last-child>*]:border-0">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="bg-surface-2 text-ink-2">
            {columns.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`${cell} align-bottom font-semibold ${index === 0 ? 'text-left' : 'text-right'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, numbers }) => (
            <tr key={key} className="break-inside-avoid">
              <th scope="row" className={`${cell} text-left font-normal whitespace-nowrap`}>
                {head}
              </th>
              {numbers.map((number, index) => (
                <td key={columns[index + 1]} className={`${cell} text-right`}>
                  {number}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
