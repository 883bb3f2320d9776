import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react'
import { monotonicFactory } from 'ulid'
import { Button } from '../ui/buttons/button'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/icon'
import { cellEvents, typedFields } from './cell-events'
import { type GridColumn, isInFirstLine, isNumeric } from './grid-column'
import { type GridProblems, NO_PROBLEMS } from './grid-errors'
import { cellId, focusCell, type GridTarget, type RowAction } from './grid-focus'
import { GridLine } from './grid-line'
import type { Cells, GridRow } from './grid-rows'
import { GridSummary } from './grid-summary'
import type { GridModel } from './use-grid'

/** Creates ascending keys for new rows, even for several rows in the same millisecond. */
const nextKey = monotonicFactory()

interface GridProps {
  label: string
  grid: GridModel
  /** Columns of the grid. The array must be stable across renders. */
  columns: readonly GridColumn[]
  titleOf: (cells: Cells) => string
  /** Returns the cells of a new row. `count` is the number of rows before it is added. */
  newCells: (count: number) => Cells
  /** Texts of computed columns by row key. */
  computed?: ReadonlyMap<string, Cells>
  problems?: GridProblems
  /** True if rows stay in the order in which they were added. */
  isOrdered?: boolean
  totals?: Cells
}

/**
 * Editable table with spreadsheet keys: arrow keys and Enter move between cells, Escape restores the text of a cell,
 * and cells can be pasted from a spreadsheet. Tab visits all controls. A phone shows the columns that fit, and an
 * expanded row shows the rest. With large text, each row is a card.
 */
export function Grid(props: GridProps) {
  const { label, grid, columns, titleOf, computed, problems = NO_PROBLEMS } = props
  const { isOrdered = false, totals } = props
  const { rows, actions } = grid
  const [open, setOpen] = useState('')
  const [said, setSaid] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const target = useRef<GridTarget>(undefined)
  const latest = useRef(props)
  const [events] = useState(cellEvents)

  const newRow = useCallback(
    (count: number): GridRow => ({ key: nextKey(), cells: latest.current.newCells(count) }),
    [],
  )

  const onAdd = useCallback(() => {
    const { grid, columns } = latest.current
    const row = newRow(grid.rows.length)
    grid.actions.insert(null, row)
    target.current = { cell: cellId(row.key, typedFields(columns)[0] ?? '') }
    setSaid(`Baris ${grid.rows.length + 1} ditambahkan.`)
  }, [newRow])

  useEffect(() => {
    latest.current = props
    const { grid, columns } = props
    events.attach({ grid, columns, frame: frame.current, newRow, onAdd, onSaid: setSaid })
    const wanted = target.current
    target.current = undefined
    if (wanted) focusCell(frame.current, wanted)
  }, [props, events, newRow, onAdd])

  const onOpen = useCallback((key: string) => setOpen((now) => (now === key ? '' : key)), [])

  const onAct = useCallback(
    (key: string, action: RowAction) => {
      const { grid, columns } = latest.current
      const { rows, actions } = grid
      const index = rows.findIndex((row) => row.key === key)
      if (action === 'insert') {
        const row = newRow(rows.length)
        actions.insert(key, row)
        target.current = { cell: cellId(row.key, typedFields(columns)[0] ?? '') }
        setSaid(`Baris ${index + 2} ditambahkan.`)
      } else if (action === 'remove') {
        actions.remove(key)
        const next = rows[index + 1] ?? rows[index - 1]
        target.current = next ? { actions: next.key } : 'add'
        setSaid(`Baris ${index + 1} dihapus. Tombol Urungkan mengembalikannya.`)
      } else {
        actions.move(key, action === 'up' ? -1 : 1)
        target.current = { actions: key, act: action }
        setSaid(`Sekarang baris ${index + (action === 'up' ? 0 : 2)}.`)
      }
    },
    [newRow],
  )

  const style = {
    '--columns': `2.5rem ${columns.map(({ width }) => width).join(' ')} 3rem`,
    '--narrow': `${columns
      .filter(isInFirstLine)
      .map(({ narrow }) => narrow)
      .join(' ')} 3rem 3rem`,
  } as CSSProperties

  return (
    <div ref={frame} className="@container">
      <GridSummary
        problems={problems}
        rows={rows}
        columns={columns}
        onGo={(cell) => focusCell(frame.current, { cell })}
      />
      <div
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        style={style}
        className="rounded-card border border-hairline bg-surface"
      >
        <div
          role="row"
          className="sr-only @2xs:not-sr-only @2xs:grid @2xs:[grid-template-columns:var(--narrow)] @2xs:gap-x-1 @2xs:border-b @2xs:border-hairline @2xs:bg-surface-2 @2xs:p-1 @2xs:text-sm @2xs:font-semibold @xl:[grid-template-columns:var(--columns)] @xl:gap-x-2 @xl:p-2"
        >
          <span role="columnheader" className="@2xs:sr-only @xl:not-sr-only">
            No
          </span>
          {columns.map((column) => (
            <span
              key={column.field}
              role="columnheader"
              className={classNames(
                isInFirstLine(column)
                  ? '@2xs:px-2 @xl:px-3'
                  : '@2xs:sr-only @xl:not-sr-only @xl:px-3!',
                (isNumeric(column) || column.kind === 'computed') && 'text-right',
              )}
            >
              {column.label}
            </span>
          ))}
          <span role="columnheader" className="@2xs:col-span-2 @xl:col-span-1">
            <span className="sr-only">Tindakan</span>
          </span>
        </div>
        {rows.map((row, index) => (
          <GridLine
            key={row.key}
            row={row}
            number={index + 1}
            isLast={index === rows.length - 1}
            title={titleOf(row.cells)}
            columns={columns}
            computed={computed?.get(row.key)}
            errors={problems.cells.get(row.key)}
            isOpen={open === row.key}
            isOrdered={isOrdered}
            events={events}
            onChange={actions.set}
            onOpen={onOpen}
            onAct={onAct}
          />
        ))}
        {totals && <Totals columns={columns} totals={totals} />}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button data-add icon="plus" onClick={onAdd}>
          Tambah baris
        </Button>
        <Button
          disabled={!grid.canUndo}
          look="quiet"
          onClick={() => {
            actions.undo()
            setSaid('Langkah terakhir diurungkan.')
          }}
        >
          <Icon name="undo-2" />
          Urungkan
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

function Totals({ columns, totals }: { columns: readonly GridColumn[]; totals: Cells }) {
  return (
    <div
      role="row"
      className="grid grid-cols-1 gap-x-2 bg-surface-2 p-3 font-bold @2xs:[grid-template-columns:var(--narrow)] @2xs:gap-x-1 @2xs:px-1 @xl:[grid-template-columns:var(--columns)] @xl:gap-x-2 @xl:px-2"
    >
      <span role="cell" className="hidden @xl:block" />
      {columns.map((column) => (
        <span
          key={column.field}
          role="cell"
          className={classNames(
            'flex gap-2 px-3 empty:hidden @2xs:px-2 @xl:block @xl:px-3 @xl:empty:block',
            column.narrow === 'below'
              ? '@2xs:order-last @xl:order-none'
              : isInFirstLine(column) && '@2xs:block @2xs:empty:block',
            (isNumeric(column) || column.kind === 'computed') && 'tabular-nums @2xs:text-right',
          )}
        >
          {totals[column.field] !== undefined && (
            <>
              {isNumeric(column) && (
                <span aria-hidden className="font-normal @2xs:hidden">
                  {column.label}
                </span>
              )}
              {totals[column.field]}
            </>
          )}
        </span>
      ))}
      <span role="cell" className="@2xs:col-span-2 @xl:col-span-1" />
    </div>
  )
}
