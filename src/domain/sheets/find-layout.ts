import { columnLetter, type SheetRow, textOf } from './cell'
import { readNumber } from './number'
import type { Layout, Question } from './table-format'

/** Maximum number of rows that are searched for the header. A letterhead above it rarely has more rows. */
const SEARCHED = 60

/** Returns the row with the most cells that are headers according to `keyOf`, or null if no row has two. */
export function findHeaderRow(
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

/** Normalises a header or a total's name. Files contain such texts as `U R A I A N`, on two lines, or with any dash. */
export function headText(cell: SheetRow[number] | undefined): string {
  if (typeof cell === 'number') return String(cell)
  const text = typeof cell === 'string' ? textOf(cell) : ''
  return text
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<!\S)\p{L}( \p{L}){3,}(?!\S)/gu, (spaced) => spaced.replaceAll(' ', ''))
}

const TOTAL_WORD = '(grand |sub ?-? ?)?(jumlah|jml\\.?|jlh\\.?|total)'
const BARE_TOTAL = new RegExp(
  `^${TOTAL_WORD}( ?[/&+] ?${TOTAL_WORD})?( (total|umum|akhir|(ke)?se(luruh|mua)(an|nya)?))*( ?\\(.*\\)| l ?[/&+] ?p)?[ .:]*$`,
  'i',
)

/** Returns whether a name means only “total”: `JUMLAH/TOTAL`, `Jumlah (L+P)`, `Grand Total`. */
export const isTotalName = (name: string) => BARE_TOTAL.test(name)

export const isTotalLabel = (name: string) =>
  new RegExp(`^${TOTAL_WORD}(?!\\p{L})`, 'iu').test(name)

/**
 * Returns whether a row contains column numbers: 1, (2), 3 = 1 + 2. A data row may look the same. It is data if `next`,
 * the row below, continues with 2 or does not exist (null).
 */
export function isNumbering(row: SheetRow, next?: SheetRow | null): boolean {
  const cells = row.map(textOf).filter(Boolean)
  const isCounting = cells.every((cell, index) => numberOfColumn(cell) === index + 1)
  if (cells.length < 3 || !isCounting || next === null) return false
  const below = next?.map(textOf).filter(Boolean) ?? []
  const isData = below.every((cell) => /^\d/.test(cell)) && Number(below[0]) === 2
  return !isData
}

/** Returns the number in a cell that numbers its column: `1`, `(2)`, `3.`, `4 = 2 + 3`, `5 (3-4)`. */
function numberOfColumn(cell: string): number | null {
  const found = /^\(?(\d{1,2})\)?\.?(?: ?=.*| ?\([\d\s+\-–x*/:%]+\))?$/.exec(cell)
  return found ? Number(found[1]) : null
}

export function widthOf(rows: readonly SheetRow[]): number {
  return rows.reduce((width, row) => Math.max(width, row.length), 0)
}

export function numbersIn(rows: readonly SheetRow[], column: number, money: boolean): number {
  return rows.filter((row) => {
    const read = readNumber(row[column], money)
    return read !== null && 'value' in read
  }).length
}

/**
 * Returns the column from `from` to `to` (exclusive) with the most numbers. A merged header has its text in the first
 * of its columns, but its numbers may be in another.
 */
export function numericColumn(
  rows: readonly SheetRow[],
  from: number,
  to: number,
  money: boolean,
): number {
  let best = { column: from, count: 0 }
  for (let column = from; column < to; column++) {
    const count = numbersIn(rows, column, money)
    if (count > best.count) best = { column, count }
  }
  return best.column
}

/** Returns the first row of the header that ends in row `last`. A row with a single text is part of the letterhead. */
function topOfHead(rows: readonly SheetRow[], last: number): number {
  const isHead = (row: SheetRow | undefined) =>
    (row ?? []).filter((cell) => textOf(cell) !== '').length > 1
  let top = Math.max(last, 0)
  while (top > 0 && last - top < 3 && isHead(rows[top - 1])) top -= 1
  return top
}

/** Returns the header texts of a column from top to bottom. A merged cell belongs to all columns that it covers. */
function headOf(rows: readonly SheetRow[], last: number, column: number): string {
  const texts = rows.slice(topOfHead(rows, last), last + 1).map((row, index, { length }) => {
    const upTo = row.slice(0, column + 1).map(textOf)
    return index === length - 1 ? (upTo[column] ?? '') : (upTo.findLast(Boolean) ?? '')
  })
  return [...new Set(texts.filter(Boolean))].join(' ')
}

export function headingOf<Key extends string>(
  rows: readonly SheetRow[],
  { columns }: Layout<Key>,
  last: number,
): string[] {
  const letterhead = rows.slice(0, topOfHead(rows, last)).flatMap((row) => row.map(textOf))
  const heads = columns.flatMap((key, column) => (key === '' ? [] : headOf(rows, last, column)))
  return [...letterhead, ...heads].filter(Boolean)
}

export const ABOVE_HEAD = 'letaknya di atas atau pada “Baris judul kolom”'

/** Returns the rows above the header that have an amount in one of `columns`, because they may be data. */
export function amountsAbove(rows: readonly SheetRow[], head: number, columns: readonly number[]) {
  const isAmount = (cell: SheetRow[number] | undefined) => {
    const read = readNumber(cell, true)
    return read !== null && 'value' in read && read.value > 0 && !/^(19|20)\d\d$/.test(textOf(cell))
  }
  return rows.slice(0, head + 1).flatMap((cells, index) => {
    const isLine =
      cells.some((cell) => /\p{L}/u.test(textOf(cell))) &&
      columns.some((column) => isAmount(cells[column]))
    return isLine ? [{ row: index + 1, cells }] : []
  })
}

export function askColumn<Key extends string>(
  rows: readonly SheetRow[],
  layout: Layout<Key>,
  last: number,
  { key, label, optional }: { key: Key; label: string; optional?: string },
  candidates: readonly number[],
): Question<Key> {
  const { columns, answers } = layout
  const freed = columns.map((each) => (each === key ? '' : each))
  const at = columns.indexOf(key)
  const options = candidates.map((column) => ({
    label: `Kolom ${columnLetter(column)}: ${headOf(rows, last, column) || '(tanpa judul)'}`,
    layout: { ...layout, columns: freed.map((each, place) => (place === column ? key : each)) },
    isChosen: at === column,
  }))
  const none = optional && {
    label: optional,
    layout: { ...layout, columns: freed, answers: { ...answers, [key]: '' } },
    isChosen: at < 0 && answers?.[key] === '',
  }
  return {
    key,
    text: `Ada beberapa kolom untuk ${label}. Kolom mana yang dipakai?`,
    options: none ? [...options, none] : options,
  }
}
