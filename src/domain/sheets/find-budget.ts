import { type SheetRow, textOf } from './cell'
import { codesIn } from './file-code'
import {
  findHeaderRow,
  headText,
  isNumbering,
  numbersIn,
  numericColumn,
  widthOf,
} from './find-layout'
import { yearsIn } from './heading'
import { readNumber } from './number'
import type { Layout } from './table-format'

export type BudgetColumn = 'field' | 'code' | 'uraian' | 'anggaran' | 'realisasi' | 'year'

/** Matches headers of columns that are ignored, such as differences and percentages. */
const BESIDE =
  /selisih|lebih|kurang|sisa|bertambah|perubahan\s*\(|%|persen|sumber|ref\b|volume|satuan|output|keluaran/i

/** Returns the meaning of a column header with a score. For each meaning, the column with the highest score is used. */
function scoreOf(text: string): { key: BudgetColumn; score: number } | null {
  if (text === '') return null
  if (/^tahun( anggaran)?$/i.test(text)) return { key: 'year', score: 1 }
  if (/^kode.*(bidang|kegiatan)/i.test(text)) return { key: 'field', score: 1 }
  if (/^(kode|kd|no(mor)?\.? ?(rek|kode))/i.test(text)) return { key: 'code', score: 1 }
  if (/uraian|nama (rekening|akun)/i.test(text)) return { key: 'uraian', score: 1 }
  if (BESIDE.test(text.replace(/\(.*?rp.*?\)/i, ''))) return null
  if (/realisasi/i.test(text))
    return { key: 'realisasi', score: /s\/?d\.?.* ini|sampai|total|jumlah/i.test(text) ? 2 : 1 }
  if (/semula|sebelum|murni/i.test(text)) return { key: 'anggaran', score: 1 }
  if (/menjadi|setelah|sesudah/i.test(text)) return { key: 'anggaran', score: 3 }
  return /anggaran|pagu|^jumlah/i.test(text) ? { key: 'anggaran', score: 2 } : null
}

const isLetters = (row: SheetRow) => {
  const cells = row.map(textOf).filter(Boolean)
  return cells.length > 2 && cells.every((cell) => /^[a-g]$/i.test(cell))
}

const isYears = (row: SheetRow) => {
  const cells = row.map(textOf).filter(Boolean)
  return cells.length > 1 && cells.every((cell) => /^(tahun )?(19|20)\d\d$/i.test(cell))
}

/** Returns whether a row is not data: headers, which are repeated on each page, column letters or column numbers. */
export function isHeadRow(row: SheetRow): boolean {
  if (isNumbering(row) || isLetters(row) || isYears(row)) return true
  const cells = row.filter((cell) => textOf(cell) !== '')
  return cells.length > 1 && cells.every((cell) => scoreOf(headText(cell)) !== null)
}

interface FoundBudget {
  layout: Layout<BudgetColumn>
  candidates: ReadonlyMap<BudgetColumn, readonly number[]>
}

export function findBudget(rows: readonly SheetRow[], year: number): FoundBudget {
  const width = widthOf(rows)
  const columns: (BudgetColumn | '')[] = Array.from({ length: width }, () => '')
  const candidates = new Map<BudgetColumn, readonly number[]>()
  const head = findHeaderRow(rows, (text) => scoreOf(text)?.key)
  if (head === null) return { layout: { head: 0, columns }, candidates }

  const last = lastHeaderRow(rows, head)
  const heads = headTexts(rows.slice(head, last + 1), width)
  const lines = rows.slice(last + 1)
  const scored = heads.map(scoreOf)
  const yearsOf = (column: number) => yearsIn([heads[column] ?? ''])
  const isOfYear = (column: number) => yearsOf(column).includes(year)
  const hasYear = heads.some((_, column) => isOfYear(column))
  /** Returns whether a column is for another year. Such columns are excluded if a header names the imported year. */
  const isOther = (column: number) => hasYear && yearsOf(column).length > 0 && !isOfYear(column)
  const likeliest = (key: BudgetColumn) => {
    const scores = scored.map((found, at) => (found?.key === key && !isOther(at) ? found.score : 0))
    const best = Math.max(1, ...scores)
    return scores.flatMap((score, column) => (score === best ? [column] : []))
  }
  const place = (key: BudgetColumn) => likeliest(key)[0] ?? -1
  /** Returns the first column after `from` with a different header. */
  const until = (from: number) => {
    const next = heads.findIndex(
      (text, column) => column > from && text !== '' && text !== heads[from],
    )
    return next < 0 ? width : next
  }
  const answers: Record<string, string> = {}
  for (const key of ['anggaran', 'realisasi'] as const) {
    const withNumbers = (places: readonly number[]) => {
      const found = places.map((from) => numericColumn(lines, from, until(from), true))
      const most = found.filter((column) => numbersIn(lines, column, true) > 0)
      return [...new Set(most.length > 0 ? most : found.slice(0, 1))]
    }
    const meant = likeliest(key)
    const named = withNumbers(meant.filter(isOfYear))
    const likely = named.length > 0 ? named : withNumbers(meant)
    const others = withNumbers(
      scored.flatMap((found, at) => (found?.key === key && isOther(at) ? at : [])),
    )
    const [only] = likely
    if (only !== undefined && likely.length === 1) columns[only] = key
    else if (only === undefined && others.length > 0 && key === 'realisasi') answers[key] = ''
    if (likely.length > 1 || others.length > 0) candidates.set(key, [...likely, ...others])
  }
  for (const key of ['uraian', 'year'] as const) {
    const from = place(key)
    if (from >= 0) columns[from] = key
  }
  const codes = place('code')
  const uraian = columns.indexOf('uraian')
  if (codes >= 0) {
    const end = uraian > codes ? uraian : until(codes)
    markCodes(columns, lines, rows.slice(head, last + 1), codes, end)
  }
  const field = place('field')
  if (field >= 0 && columns[field] === '') columns[field] = 'field'
  return { layout: { head, columns, answers }, candidates }
}

export function lastHeaderRow(rows: readonly SheetRow[], head: number): number {
  let last = head
  while (last < head + 4 && isSubhead(rows[last + 1])) last += 1
  return last
}

function isSubhead(row: SheetRow | undefined): boolean {
  if (!row) return false
  if (isNumbering(row) || isLetters(row) || isYears(row)) return true
  const cells = row.filter((cell) => textOf(cell) !== '')
  const isText = (cell: SheetRow[number]) => typeof cell === 'string' && readsAsText(cell)
  return cells.length > 0 &&
    cells.every(isText) &&
    !codesIn(
      row,
      row.map((_, i) => i),
    ).codes.length
    ? cells.some((cell) =>
        /semula|menjadi|setelah|sebelum|bertambah|\(?rp\.?\)?$|ini$|lalu$|%/i.test(textOf(cell)),
      )
    : false
}

const readsAsText = (cell: string) => {
  const read = readNumber(cell, true)
  return read === null || 'problem' in read
}

/** Returns the header texts of each column from top to bottom. A merged cell belongs to all columns that it covers. */
function headTexts(rows: readonly SheetRow[], width: number): string[] {
  const lettered = rows.filter((row) => !isNumbering(row) && !isLetters(row))
  const [first = [], ...below] = lettered
  let over = ''
  return Array.from({ length: width }, (_, column) => {
    const own = headText(first[column])
    if (own !== '') over = own
    const under = below.map((row) => headText(row[column])).filter(Boolean)
    if (under.length > 0) return [over, ...under].join(' ')
    return own
  })
}

/** Marks the columns between `from` and `to` that contain codes. The first of two kinds is the area of spending. */
function markCodes(
  columns: (BudgetColumn | '')[],
  lines: readonly SheetRow[],
  heads: readonly SheetRow[],
  from: number,
  to: number,
): void {
  const used: number[] = []
  for (let column = from; column < to; column++)
    if (columns[column] === '' && lines.some((row) => codesIn(row, [column]).codes.length > 0))
      used.push(column)
  for (const column of used.length > 0 ? used : [from]) columns[column] = 'code'
  const letters = heads.find(isLetters)
  const second =
    letters?.findIndex((cell, index) => index > from && /^a$/i.test(textOf(cell))) ?? -1
  const split = second > 0 ? second : splitOf(lines, used)
  for (const column of used) if (column < split) columns[column] = 'field'
}

/** Returns the column in which account codes start: the fourth of seven code columns, or the second of two. */
function splitOf(lines: readonly SheetRow[], used: readonly number[]): number {
  if (used.length === 7) return used[3] ?? 0
  const [first, second] = used
  if (used.length !== 2 || first === undefined || second === undefined) return 0
  const begins = (column: number, pattern: RegExp) => {
    const codes = lines.map((row) => textOf(row[column])).filter((text) => /^\d/.test(text))
    return codes.length > 0 && codes.every((text) => pattern.test(text))
  }
  const isFields =
    begins(first, /^0?[1-5]\b/) && lines.some((row) => /^0?[1-3]\b/.test(textOf(row[first])))
  return isFields && begins(second, /^[456]\b/) ? second : 0
}
