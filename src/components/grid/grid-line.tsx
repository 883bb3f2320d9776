import {
  memo,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-names'
import type { CellEvents, CellControl } from './cell-events'
import { type GridColumn, isInFirstLine, isNumeric } from './grid-column'
import { type RowAction, cellId } from './grid-focus'
import type { Cells, GridRow } from './grid-rows'

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

const GridCell = memo(function GridCell(props: GridCellProps) {
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

interface GridLineProps {
  row: GridRow
  /** Row number, starting at 1. */
  number: number
  isLast: boolean
  title: string
  columns: readonly GridColumn[]
  computed: Cells | undefined
  errors: Cells | undefined
  isOpen: boolean
  isOrdered: boolean
  events: CellEvents
  onChange: (rowKey: string, field: string, text: string) => void
  onOpen: (rowKey: string) => void
  onAct: (rowKey: string, action: RowAction) => void
}

const actionStyle =
  'inline-flex min-h-12 items-center gap-2 rounded-control px-3 font-semibold text-primary hover:bg-primary-soft disabled:opacity-50'

/** Row of the grid, shown as a card on a phone with large text. */
export const GridLine = memo(function GridLine(props: GridLineProps) {
  const { row, number, isLast, title, columns, computed, errors, isOpen } = props
  const { isOrdered, events, onChange, onOpen, onAct } = props
  const name = title === '' ? `baris ${number}` : `baris ${number}: ${title}`
  const act = (action: RowAction) => () => onAct(row.key, action)
  const button = (action: RowAction, icon: IconName, label: string, isAtEdge = false) => (
    <button
      type="button"
      data-act={action}
      disabled={isAtEdge}
      className={classNames(
        actionStyle,
        action === 'remove' && '!text-danger @2xs:hidden @xl:inline-flex',
      )}
      onClick={act(action)}
    >
      <Icon name={icon} />
      {label}
    </button>
  )
  const extras = columns.filter((column) => !isInFirstLine(column))
  // Always shows invalid cells.
  const showsExtras = isOpen || extras.some(({ field }) => errors?.[field] !== undefined)
  return (
    <div
      role="row"
      aria-rowindex={number + 1}
      className="grid grid-cols-6 gap-x-2 gap-y-3 border-b border-hairline p-3 [contain-intrinsic-size:auto_15rem] [content-visibility:auto] @2xs:[grid-template-columns:var(--narrow)] @2xs:gap-1 @2xs:p-1 @2xs:[contain-intrinsic-size:auto_4rem] @xl:[grid-template-columns:var(--columns)] @xl:gap-x-2 @xl:gap-y-0 @xl:px-2 @xl:py-1.5"
    >
      <span
        role="cell"
        className="col-span-5 flex min-h-12 items-center self-start text-sm text-ink-2 tabular-nums @2xs:sr-only @xl:not-sr-only @xl:col-span-1 @xl:flex! @xl:min-h-12!"
      >
        <span className="@xl:hidden">Baris&nbsp;</span>
        {number}
      </span>
      {columns.map((column) => (
        <div
          key={column.field}
          role="cell"
          className={classNames(
            'order-2 col-span-6 min-w-0 @xl:order-none @xl:col-span-1 @xl:block',
            !isInFirstLine(column)
              ? [
                  '@2xs:order-3 @2xs:px-1 @xl:px-0',
                  extras.indexOf(column) % 2 === 0 ? '@2xs:col-span-1' : '@2xs:col-[2/-1]',
                  !showsExtras && column.narrow === undefined && '@2xs:hidden',
                ]
                  .filter(Boolean)
                  .join(' ')
              : '@2xs:order-1 @2xs:col-span-1',
          )}
        >
          <GridCell
            column={column}
            rowKey={row.key}
            name={`${column.label}, ${name}`}
            text={(column.kind === 'computed' ? computed : row.cells)?.[column.field] ?? ''}
            error={errors?.[column.field]}
            events={events}
            onChange={onChange}
          />
        </div>
      ))}
      <span
        role="cell"
        className="order-1 flex justify-end @2xs:col-span-2 @xl:order-none @xl:col-span-1"
      >
        <button
          type="button"
          aria-label={`Hapus ${name}`}
          className="hidden size-12 place-items-center rounded-control text-danger hover:bg-primary-soft @2xs:grid @xl:hidden"
          onClick={act('remove')}
        >
          <Icon name="trash-2" />
        </button>
        <button
          type="button"
          data-actions={row.key}
          aria-expanded={isOpen}
          aria-label={`Tindakan ${name}`}
          className="grid size-12 place-items-center rounded-control hover:bg-primary-soft"
          onClick={() => onOpen(row.key)}
        >
          <Icon name="ellipsis-vertical" />
        </button>
      </span>
      {isOpen && (
        <div role="cell" className="order-3 col-span-full flex flex-wrap justify-end gap-1">
          {!isOrdered && (
            <>
              {button('up', 'arrow-up', 'Naik', number === 1)}
              {button('down', 'arrow-down', 'Turun', isLast)}
              {button('insert', 'plus', 'Sisipkan di bawah')}
            </>
          )}
          {button('remove', 'trash-2', 'Hapus baris')}
        </div>
      )}
    </div>
  )
}, isSame)

/** Compares texts instead of object identity, because computed texts and messages are recreated at each keystroke. */
function isSame(before: GridLineProps, after: GridLineProps): boolean {
  return (Object.keys(after) as (keyof GridLineProps)[]).every((prop) =>
    prop === 'computed' || prop === 'errors'
      ? isSameText(before[prop], after[prop])
      : before[prop] === after[prop],
  )
}

function isSameText(before: Cells = {}, after: Cells = {}): boolean {
  const fields = Object.keys(after)
  return (
    fields.length === Object.keys(before).length &&
    fields.every((field) => before[field] === after[field])
  )
}
