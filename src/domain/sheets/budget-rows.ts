import { isFault, type SheetRow, textOf } from './cell'
import { codesIn, type FileCode } from './file-code'
import { type BudgetColumn, isHeadRow } from './find-budget'
import type { Layout } from './table-format'

export interface BudgetRow {
  /** Row number in the file, starting at 1. */
  row: number
  cells: SheetRow
  description: string
  /** Code of the area of spending (bidang, sub-bidang or kegiatan) of this row, or of the nearest row above. */
  field: FileCode | null
  /** Account code or, in rows below an area of spending, the kind of expense (5.1 Pegawai, 5.2.1 …). */
  account: FileCode | null
  unreadable: string
}

const KIND = /^belanja (pegawai|barang|modal|(tak|tidak) (ter)?duga)/i

/** Returns whether a row is a kind of expense in a file of Siskeudes. The site's budget has no lines for these. */
export function isKind(account: FileCode, description: string): boolean {
  return account.length === 2 && account[0] === '5' && KIND.test(description)
}

const first = (code: FileCode | undefined) => Number(code?.[0])
const startsWith = (code: FileCode, start: FileCode) =>
  start.every((segment, index) => Number(code[index]) === Number(segment))

export interface ReadRows {
  rows: BudgetRow[]
  /** Whether the file lists spending by area, with a code for each area. */
  hasFields: boolean
}

/** Returns the rows below the header, without repeated headers and column numbers. */
export function budgetRows(sheet: readonly SheetRow[], layout: Layout<BudgetColumn>): ReadRows {
  const { head, columns } = layout
  const places = (key: BudgetColumn) =>
    columns.flatMap((column, index) => (column === key ? [index] : []))
  const [fields, codes] = [places('field'), places('code')]
  const found = sheet.flatMap((cells, index) =>
    index <= head || isHeadRow(cells)
      ? []
      : {
          row: index + 1,
          cells,
          description: descriptionOf(cells, columns),
          own: codesIn(cells, fields),
          other: codesIn(cells, codes),
        },
  )
  const isField = (code: FileCode, description: string) =>
    [1, 2, 3].includes(first(code)) && (code.length > 1 || /^bidang\b/i.test(description))
  const hasFields = found.some(({ own, other, description }) =>
    [...own.codes, ...other.codes].some((code) => isField(code, description)),
  )

  let section = 4
  let field: FileCode | null = null
  let kind: FileCode | null = null
  const rows = found.map(({ row, cells, description, own, other }): BudgetRow => {
    const base = { row, cells, description, unreadable: own.unreadable || other.unreadable }
    const read = (): [FileCode | null, FileCode | null] => {
      const [left, right] = other.codes
      const [ownCode] = own.codes
      // Revenue and financing also have their codes in the first column.
      if (ownCode && (first(ownCode) === 6 || (section !== 5 && first(ownCode) > 3)))
        return [null, [...ownCode, ...(left ?? [])]]
      if (ownCode || !left) return [ownCode ?? null, left ?? null]
      if (!hasFields) return [null, left]
      if (right)
        return other.bracketed || (first(left) === 5 && first(right) < 5)
          ? [right, left]
          : [left, right]
      if (section === 5 && fields.length === 0 && Number(left[3]) === 5 && left.length > 4)
        return [left.slice(0, 3), left.slice(3)]
      if (first(left) === 6) return [null, left]
      if (first(left) < 4 || left[0]?.startsWith('0')) return [left, null]
      if (section !== 5 || fields.length > 0) return [null, left]
      if (first(left) === 4) return [left, null]
      return isKind(left, description) ||
        isBelowKind(left, kind) ||
        /^belanja( desa)?$/i.test(description)
        ? [null, left]
        : [left, null]
    }
    const [ownField, account] = read()
    if (!ownField && account && (account.length === 1 || section !== 5)) section = first(account)
    if (ownField) {
      section = 5
      field = ownField
      kind = null
    }
    if (account && isKind(account, description)) kind = account
    const isSpending = account !== null && first(account) === 5 && account.length > 1 && hasFields
    return { ...base, account, field: ownField ?? (isSpending ? field : null) }
  })
  return { rows, hasFields }
}

/** Returns whether `code` is below `kind`. The third segment has one digit in account codes and two in activities. */
function isBelowKind(code: FileCode, kind: FileCode | null): boolean {
  return kind !== null && code.length > 2 && startsWith(code, kind) && code[2]?.length === 1
}

/** Returns the description of a row or, if its column is empty, the first text between the codes and the amounts. */
function descriptionOf(cells: SheetRow, columns: readonly string[]): string {
  const own = textOf(cells[columns.indexOf('uraian')])
  if (own !== '') return own
  const other = cells.find(
    (cell, index) =>
      (columns[index] ?? '') === '' && !isFault(cell) && /\p{L}{3}/u.test(textOf(cell)),
  )
  if (other !== undefined) return textOf(other)
  // The name of a sum is in the left columns, where other rows have their codes.
  return cells.map(textOf).find((text) => /^\p{L}{3}/u.test(text)) ?? ''
}
