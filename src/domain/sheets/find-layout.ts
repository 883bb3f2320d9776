import { type SheetRow, textOf } from './cell'
import { readNumber } from './number'

/** Heads stand above the lines; letterheads seldom have more rows than this. */
const SEARCHED = 60

/** The row that bears most heads, of which `keyOf` says what they mean; null when no row bears two. */
export function findHead(
  rows: readonly SheetRow[],
  keyOf: (text: string) => string | undefined,
): number | null {
  let best: { row: number; found: number } | null = null
  for (const [row, cells] of rows.slice(0, SEARCHED).entries()) {
    const found = new Set(cells.map((cell) => keyOf(headText(cell))).filter(Boolean)).size
    if (found >= 2 && found > (best?.found ?? 0)) best = { row, found }
  }
  return best && best.row
}

/** Heads are written `U R A I A N` and on two lines, too. */
export function headText(cell: SheetRow[number] | undefined): string {
  const text = typeof cell === 'string' ? textOf(cell) : ''
  return /^(\S ){3,}\S$/.test(text) ? text.replaceAll(' ', '') : text
}

/** A row that numbers the columns: 1, 2, 3 = 1 + 2. */
export function isNumbering(row: SheetRow): boolean {
  const cells = row.map(textOf).filter(Boolean)
  return cells.length > 2 && cells.every((cell, index) => cell.startsWith(String(index + 1)))
}

export function widthOf(rows: readonly SheetRow[]): number {
  return rows.reduce((width, row) => Math.max(width, row.length), 0)
}

/**
 * Of columns `from` to `to` (without it) the one that holds most numbers: heads of merged cells stand
 * in their first column, what is below them sometimes in another.
 */
export function numericColumn(
  rows: readonly SheetRow[],
  from: number,
  to: number,
  money: boolean,
): number {
  let best = { column: from, count: 0 }
  for (let column = from; column < to; column++) {
    const count = rows.filter((row) => {
      const read = readNumber(row[column], money)
      return read !== null && 'value' in read
    }).length
    if (count > best.count) best = { column, count }
  }
  return best.column
}
