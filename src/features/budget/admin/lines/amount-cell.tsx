import { type KeyboardEvent, useState } from 'react'
import { parseClipboard } from '@/components/grid/grid-rows'
import { classNames } from '@/components/ui/class-names'
import { formatAmount, parseRupiah } from '@/domain/text/rupiah-text'

interface AmountCellProps {
  /** Amount in rupiah, or the typed text if it is not a valid amount. */
  value: number | string
  label: string
  column: string
  problem?: string | undefined
  onChange: (value: number | string) => void
  /** Called with the rows and columns of several cells that were pasted from a spreadsheet. */
  onPaste?: (cells: readonly (readonly string[])[]) => void
}

const amountText = (value: number | string) =>
  typeof value === 'number' ? formatAmount(value) : value

/** Input for an amount in rupiah. Shows thousands separators while the input does not have focus. */
export function AmountCell({ value, label, column, problem, onChange, onPaste }: AmountCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      aria-label={label}
      aria-invalid={problem !== undefined}
      title={problem}
      data-column={column}
      // Opens a numeric keyboard with a decimal comma for cents.
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? amountText(value)}
      onFocus={() => setTyped(value === 0 ? '' : amountText(value))}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(parseRupiah(target.value) ?? target.value)
      }}
      onPaste={(event) => {
        const cells = parseClipboard(event.clipboardData.getData('text/plain'))
        if (!onPaste || (cells.length === 1 && cells[0]?.length === 1)) return
        event.preventDefault()
        setTyped(null)
        onPaste(cells)
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={moveOnArrowKeys}
      className={classNames(CELL, 'text-right text-[min(1rem,8vw)] tabular-nums @max-[16rem]:px-1')}
    />
  )
}

export const CELL =
  'block w-full min-w-0 min-h-12 rounded-control border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-2 aria-invalid:border-danger'

/** Moves the focus within the column on Enter and the up and down arrow keys, like a spreadsheet. */
export function moveOnArrowKeys(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: cell, key } = event
  const { column } = cell.dataset
  const by = key === 'Enter' || key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (column === undefined || by === 0 || event.nativeEvent.isComposing) return
  event.preventDefault()
  const cells = [
    ...(cell.closest('ul')?.querySelectorAll<HTMLElement>(`[data-column=${column}]`) ?? []),
  ]
  const next = cells[cells.indexOf(cell) + by]
  next?.focus()
  // Selects the content, so that typing replaces it.
  if (next instanceof HTMLInputElement) next.select()
}
