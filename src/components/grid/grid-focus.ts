export type RowAction = 'up' | 'down' | 'insert' | 'remove'

/** A control of the grid: a cell by its name in the page, a row's button or an action of it, `add`. */
export type GridTarget = { cell: string } | { actions: string; act?: RowAction } | 'add'

/** How a cell is called in the page. */
export const cellId = (rowKey: string, field: string) => `${rowKey}-${field}`

/** Gives the focus to what is wanted. */
export function focusIn(frame: HTMLElement | null, target: GridTarget): void {
  const element = frame?.querySelector<HTMLElement>(selectorOf(target))
  if (!element) return
  element.focus()
  const isText = element instanceof HTMLInputElement && element.type === 'text'
  if (isText || element instanceof HTMLTextAreaElement) element.select()
}

function selectorOf(target: GridTarget): string {
  if (target === 'add') return '[data-add]'
  if ('cell' in target) return `[data-cell="${CSS.escape(target.cell)}"]`
  const row = `[role="row"]:has([data-actions="${CSS.escape(target.actions)}"])`
  return target.act
    ? `${row} [data-act="${target.act}"]:enabled, ${row} [data-actions]`
    : `${row} [data-actions]`
}
