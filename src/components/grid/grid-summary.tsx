import { Alert } from '../ui/states/alert'
import type { GridColumn } from './grid-column'
import type { GridProblems } from './grid-errors'
import { cellId } from './grid-focus'
import type { GridRows } from './grid-rows'

interface GridSummaryProps {
  problems: GridProblems
  rows: GridRows
  columns: readonly GridColumn[]
  onGo: (cell: string) => void
}

const SHOWN = 8

export function GridSummary({ problems, rows, columns, onGo }: GridSummaryProps) {
  const found = rows.flatMap(({ key }, index) =>
    columns.flatMap(({ field, label }) => {
      const message = problems.cells.get(key)?.[field]
      return message === undefined
        ? []
        : [{ cell: cellId(key, field), text: `Baris ${index + 1}, ${label}: ${message}` }]
    }),
  )
  if (found.length + problems.whole.length === 0) return null
  return (
    <div className="mb-4">
      <Alert kind="error">
        <p ref={show}>Belum disimpan. Perbaiki dahulu:</p>
        <ul className="mt-1">
          {problems.whole.map((message) => (
            <li key={message}>{message}</li>
          ))}
          {found.slice(0, SHOWN).map(({ cell, text }) => (
            <li key={cell}>
              <button
                type="button"
                className="min-h-8 text-left underline underline-offset-4"
                onClick={() => onGo(cell)}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
        {found.length > SHOWN && <p className="mt-1">dan {found.length - SHOWN} lagi.</p>}
      </Alert>
    </div>
  )
}

const show = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'center' })
