import { withoutFormulaGuard } from '../text/csv'

/** A cell in which a spreadsheet shows that its formula has no value: `#REF!`, or none computed. */
export interface CellFault {
  fault: string
}

/** What a cell of a file holds; null where nothing stands. */
export type Cell = string | number | boolean | Date | CellFault | null

/** The cells of a line of a file, from its first column on. */
export type SheetRow = readonly Cell[]

export interface Sheet {
  name: string
  /** The first is line 1 of the file, empty ones included. */
  rows: readonly SheetRow[]
}

const FAULTS = /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|RUMUS!)$/

/** What stands for a formula that the program which wrote the file never computed. */
export const UNCOMPUTED = '#RUMUS!'

/** As programs write what a spreadsheet shall not take for a number: `="0812"`. */
const QUOTED = /^="((?:[^"]|"")*)"$/

/**
 * A text as it stands in a file as a cell: the names of spreadsheets' errors are faults, and so are
 * formulas that stand there as text, of which nobody knows the value.
 */
export function cellOf(written: string): Cell {
  const quoted = QUOTED.exec(written)?.[1]?.replaceAll('""', '"')
  if (quoted === undefined && /^=[^=\s]/.test(written)) return { fault: UNCOMPUTED }
  const text = withoutFormulaGuard(quoted ?? written)
  if (FAULTS.test(text)) return { fault: text }
  return text.trim() === '' ? null : text
}

export function isFault(cell: Cell | undefined): cell is CellFault {
  return typeof cell === 'object' && cell !== null && 'fault' in cell
}

/** What is wrong with a cell that has no value, in Indonesian. */
export function faultText({ fault }: CellFault): string {
  return fault === UNCOMPUTED
    ? 'rumusnya belum dihitung; buka berkas di Excel, simpan, lalu pilih lagi'
    : `rumusnya menghasilkan ${fault}`
}

/** The cell as one would write it, trimmed and with single spaces. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (isFault(cell)) return cell.fault
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'BENAR' : 'SALAH'
  return String(cell).replace(/\s+/g, ' ').trim()
}

export function isEmptyRow(row: SheetRow): boolean {
  return row.every((cell) => textOf(cell) === '')
}
