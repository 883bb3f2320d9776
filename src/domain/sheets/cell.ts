import { cleanText } from '../text/clean-text'
import { withoutFormulaGuard } from '../text/csv'
import { withSingleBlanks } from '../text/words'

/**
 * Cell without a usable value. `fault` is a spreadsheet error such as `#REF!`, or the cause in Indonesian.
 */
export interface CellFault {
  fault: string
}

/** A number whose displayed digits differ from its value: `87%`, or a code `4.10` with the value 4.1. */
export interface FormattedNumber {
  number: number
  shown: string
}

export type Cell = string | number | boolean | Date | CellFault | FormattedNumber | null

export type SheetRow = readonly Cell[]

export interface Sheet {
  name: string
  /** Rows of the sheet. Index 0 is row 1 in Excel. Empty and hidden rows are included without cells. */
  rows: readonly SheetRow[]
  /** Notes in Indonesian about content that is missing in `rows`, such as hidden rows. */
  notes: readonly string[]
  /** Separator of a CSV file. Undefined for other files. */
  separator?: string
}

const FAULTS = /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|RUMUS!)$/

/** Error name of a formula without a computed value. */
export const FORMULA_WITHOUT_VALUE = '#RUMUS!'

/** Matches text that a formula protects from becoming a number: `="0812"`. */
const QUOTED = /^="((?:[^"]|"")*)"$/

/**
 * Returns the cell for a text in a file. Error names such as `#REF!` and formulas that are stored as text become
 * faults, because their values are unknown.
 */
export function cellOf(written: string): Cell {
  const quoted = QUOTED.exec(written)?.[1]?.replaceAll('""', '"')
  if (quoted === undefined && /^=[^=\s]/.test(written)) return { fault: FORMULA_WITHOUT_VALUE }
  const text = withoutFormulaGuard(quoted ?? written)
  if (FAULTS.test(text)) return { fault: text }
  return cleanText(text) === '' ? null : text
}

export function isFault(cell: Cell | undefined): cell is CellFault {
  return typeof cell === 'object' && cell !== null && 'fault' in cell
}

export function isFormatted(cell: Cell | undefined): cell is FormattedNumber {
  return typeof cell === 'object' && cell !== null && 'shown' in cell
}

export function faultText({ fault }: CellFault): string {
  if (fault === FORMULA_WITHOUT_VALUE)
    return 'rumusnya belum dihitung; buka berkas di Excel, simpan, lalu pilih lagi'
  return fault.startsWith('#') ? `rumusnya menghasilkan ${fault}` : fault
}

const MONTH = '(?:jan|feb|mar|apr|mei|may|jun|jul|agu|agt|ags|aug|sep|okt|oct|nov|nop|des|dec)'

/** Patterns of dates as Excel writes them into CSV files: `01-Apr`, `Okt-14`, `02/04/2026`, `2026-04-02`. */
const DATES = [
  `\\d{1,2}-${MONTH}(?:-\\d{2}|-\\d{4})?`,
  `${MONTH}-(?:\\d{2}|\\d{4})`,
  String.raw`\d{1,2}/\d{1,2}/(?:\d{2}|\d{4})`,
  String.raw`\d{1,2}([-.])\d{1,2}\1\d{4}`,
  String.raw`\d{4}([-/])\d{1,2}\2\d{1,2}`,
]
const DATE = new RegExp(`^(?:${DATES.join('|')})(?: 0?0:00(?::00)?)?$`, 'i')

/** Returns an error message if Excel converted the code, name or amount of a cell to a date, otherwise null. */
export function dateProblem(
  cell: Cell | undefined,
  what: 'kode' | 'nama' | 'uraian' | 'angka',
): string | null {
  const date = cell instanceof Date ? dateText(cell) : textOf(cell)
  if (!(cell instanceof Date) && !(typeof cell === 'string' && DATE.test(date))) return null
  const format = what === 'angka' ? 'Angka' : 'Teks'
  return `Excel mengubah ${what} ini menjadi tanggal (${date}). Atur selnya sebagai ${format}, ketik ulang ${what}nya, simpan, lalu pilih lagi`
}

const dateText = (date: Date) =>
  date.toLocaleDateString('id-ID', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** Returns the displayed text of a cell, cleaned and with single spaces. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (isFault(cell)) return cell.fault
  if (isFormatted(cell)) return cell.shown
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'BENAR' : 'SALAH'
  return withSingleBlanks(cleanText(String(cell)))
}

export function isEmptyRow(row: SheetRow): boolean {
  return row.every((cell) => textOf(cell) === '')
}

/** Returns the name of a column as in spreadsheets: A, B, … Z, AA. */
export function columnLetter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnLetter(Math.floor(column / 26) - 1) + last
}

/** Formats row numbers in ascending order as text: `3 dan 7–9`. */
export function rangesOf(rows: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const row of rows) {
    const latest = ranges.at(-1)
    if (latest?.[1] === row - 1) latest[1] = row
    else ranges.push([row, row])
  }
  const texts = ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
  return new Intl.ListFormat('id').format(texts)
}
