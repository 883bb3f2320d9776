export type RowAction = 'up' | 'down' | 'insert' | 'remove'

export type GridTarget = { cell: string } | { actions: string; act?: RowAction } | 'add'

export const cellId = (rowKey: string, field: string) => `${rowKey}-${field}`

export function focusCell(frame: HTMLElement | null, target: GridTarget): void {
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
