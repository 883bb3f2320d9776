import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react'
import type { GridColumn } from './grid-column'
import { cellId, focusCell } from './grid-focus'
import { type GridRow, parseClipboard } from './grid-rows'
import type { GridModel } from './use-grid'

export type CellControl = HTMLInputElement | HTMLTextAreaElement

export interface CellEvents {
  onFocus: (event: FocusEvent<CellControl>, rowKey: string, field: string) => void
  onKeyDown: (event: KeyboardEvent<CellControl>, rowKey: string, field: string) => void
  onPaste: (event: ClipboardEvent<CellControl>, rowKey: string, field: string) => void
}

interface Context {
  grid: GridModel
  columns: readonly GridColumn[]
  frame: HTMLElement | null
  newRow: (count: number) => GridRow
  onAdd: () => void
  onSaid: (text: string) => void
}

/** Creates the cell event handlers of a grid. The grid passes its state to `attach` on each render. */
export function cellEvents(): CellEvents & { attach: (to: Context) => void } {
  let now: Context | undefined
  /** Focused cell and its text when it received the focus. */
  let entered = { cell: '', text: '' }
  return {
    attach: (to) => {
      now = to
    },

    onFocus({ target }, rowKey, field) {
      const cell = cellId(rowKey, field)
      if (cell === entered.cell) return
      entered = { cell, text: target.value }
      now?.grid.actions.pause()
    },

    onKeyDown(event, rowKey, field) {
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
      if (!now) return
      const { grid, columns, frame, onAdd } = now
      const { rows, actions } = grid
      if (event.key === 'Escape' && entered.cell === cellId(rowKey, field))
        return actions.set(rowKey, field, entered.text)
      const move = moveOf(event)
      if (!move) return
      event.preventDefault()
      const fields = typedFields(columns)
      const row = rows.findIndex(({ key }) => key === rowKey)
      if (event.key === 'Enter' && !event.shiftKey && row === rows.length - 1) return onAdd()
      const [next, to] = [rows[row + move.down], fields[fields.indexOf(field) + move.right]]
      if (next && to !== undefined) focusCell(frame, { cell: cellId(next.key, to) })
    },

    onPaste(event, rowKey, field) {
      if (!now) return
      const { grid, columns, newRow, onSaid } = now
      const cells = parseClipboard(event.clipboardData.getData('text/plain'))
      const isOne = cells.length === 1 && cells[0]?.length === 1
      if (isOne && event.currentTarget.type !== 'color') return
      event.preventDefault()
      grid.actions.paste({
        key: rowKey,
        field,
        cells,
        fields: typedFields(columns),
        newRow,
      })
      onSaid(`${cells.length} baris ditempel.`)
    },
  }
}

export function typedFields(columns: readonly GridColumn[]): string[] {
  return columns.filter(({ kind }) => kind !== 'computed').map(({ field }) => field)
}

/** Returns the direction in which a key moves the focus between cells, or null if the focus stays in the cell. */
function moveOf(event: KeyboardEvent<CellControl>): { down: -1 | 0 | 1; right: -1 | 0 | 1 } | null {
  const { key, shiftKey, currentTarget: input } = event
  const { selectionStart: start, selectionEnd: end, value } = input
  const isAll = start === 0 && end === value.length
  if (key === 'Enter') return { down: shiftKey ? -1 : 1, right: 0 }
  if (shiftKey) return null
  if (key === 'ArrowDown') return { down: 1, right: 0 }
  if (key === 'ArrowUp') return { down: -1, right: 0 }
  // Colour inputs have no caret.
  if (key === 'ArrowLeft' && (start === null || isAll || end === 0)) return { down: 0, right: -1 }
  if (key === 'ArrowRight' && (start === null || isAll || start === value.length))
    return { down: 0, right: 1 }
  return null
}
