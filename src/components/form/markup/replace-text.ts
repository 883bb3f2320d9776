import type { Edit } from './markup-edits'

type Replacement = Pick<Edit, 'from' | 'to' | 'insert'>

/** Changes what a text area holds as if it was typed: the browser can undo it, and forms hear of it. */
export function edit(area: HTMLTextAreaElement, change: Edit): void {
  area.focus()
  replace(area, change)
  area.setSelectionRange(change.start, change.end)
}

/** Changes a part of the text, wherever the person is writing by now. */
export function replaceAside(area: HTMLTextAreaElement, change: Replacement): void {
  const { selectionStart, selectionEnd, scrollTop } = area
  replace(area, change)
  const moved = (at: number) => {
    if (at <= change.from) return at
    return at < change.to
      ? change.from + change.insert.length
      : at + change.insert.length - (change.to - change.from)
  }
  area.setSelectionRange(moved(selectionStart), moved(selectionEnd))
  area.scrollTop = scrollTop
}

/**
 * `execCommand` is the one way that browsers can undo (github.com/w3c/editing/issues/160); they do it
 * only where the focus is, and need not know it at all.
 */
function replace(area: HTMLTextAreaElement, { from, to, insert }: Replacement): void {
  if (area.value.slice(from, to) === insert) return
  if (document.activeElement === area && 'execCommand' in document) {
    area.setSelectionRange(from, to)
    const done = insert
      ? document.execCommand('insertText', false, insert)
      : document.execCommand('delete')
    if (done) return
  }
  area.setRangeText(insert, from, to, 'preserve')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
