import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  memo,
} from 'react'
import { classNames } from '../ui/class-names'
import type { CellControl, CellEvents } from './cell-events'
import { type GridColumn, isInFirstLine, isNumeric } from './grid-column'
import { cellId } from './grid-focus'

interface GridCellProps {
  column: GridColumn
  rowKey: string
  /** Accessible name, e.g. `Jumlah, baris 2: Perempuan`. */
  name: string
  text: string
  error: string | undefined
  events: CellEvents
  onChange: (rowKey: string, field: string, text: string) => void
}

const cellStyle =
  'block w-full min-w-0 min-h-12 rounded-control border border-control bg-surface px-3 py-2 text-ink @2xs:px-2 @xl:px-3 aria-invalid:border-2 aria-invalid:border-danger disabled:opacity-60'

const STYLE: Partial<Record<GridColumn['kind'], string>> = {
  colour: '!p-1.5',
  text: 'field-sizing-content resize-none !py-[0.6875rem]',
}

const INPUT_MODE: Partial<Record<GridColumn['kind'], 'numeric' | 'decimal'>> = {
  number: 'decimal',
  count: 'numeric',
}

export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { column, rowKey, name, text, error, events, onChange } = props
  const { field, kind, label, tidy } = column
  const id = cellId(rowKey, field)
  const caption = (
    <span
      aria-hidden
      className={classNames(
        'mb-1 block text-sm text-ink-2 @xl:hidden',
        isInFirstLine(column) && '@2xs:hidden',
      )}
    >
      {label}
    </span>
  )
  if (kind === 'computed')
    return (
      <>
        {caption}
        <span className="flex min-h-12 items-center px-1 text-right tabular-nums @xl:justify-end @xl:px-3">
          {text}
        </span>
      </>
    )
  const control = {
    'data-cell': id,
    'aria-label': name,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    inputMode: INPUT_MODE[kind],
    autoComplete: 'off',
    value: text,
    className: classNames(cellStyle, STYLE[kind], isNumeric(column) && 'text-right tabular-nums'),
    onFocus: (event: FocusEvent<CellControl>) => events.onFocus(event, rowKey, field),
    onKeyDown: (event: KeyboardEvent<CellControl>) => events.onKeyDown(event, rowKey, field),
    onPaste: (event: ClipboardEvent<CellControl>) => events.onPaste(event, rowKey, field),
    onChange: ({ target }: ChangeEvent<CellControl>) =>
      onChange(rowKey, field, target.value.replace(/\s*\n\s*/g, ' ')),
    onBlur: () => {
      const tidied = tidy?.(text) ?? text
      if (tidied !== text) onChange(rowKey, field, tidied)
    },
  }
  return (
    <>
      {caption}
      {kind === 'text' ? (
        // Wraps long text over several lines, like a spreadsheet.
        <textarea {...control} rows={1} />
      ) : (
        <input {...control} type={kind === 'colour' ? 'color' : 'text'} />
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className="mt-1 block text-sm font-semibold text-danger">
          {error}
        </span>
      )}
    </>
  )
})
