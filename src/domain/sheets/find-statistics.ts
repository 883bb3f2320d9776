import { type SheetRow, textOf } from './cell'
import { findHeaderRow, headText, isNumbering, numbersIn, widthOf } from './find-layout'
import { readNumber } from './number'
import type { Layout } from './table-format'

export type StatisticColumn = 'name' | 'value' | 'men' | 'women' | 'fill' | 'unit'

/** Matches headers of columns that are ignored, such as percentages and households. */
const BESIDE = /%|persen|\bkk\b|kepala keluarga/i

export const MEN =
  /^((jumlah|jml\.?|penduduk) )*\(?(l|lk|laki|laki ?[-–—]? ?laki|laki ?[2²]|pria)\)?( ?\(.*\))?$/i
export const WOMEN = /^((jumlah|jml\.?|penduduk) )*\(?(p|pr|perempuan|wanita)\)?( ?\(.*\))?$/i

/** Matches years and days as column headers: `2025`, `31 Desember 2025`. */
const YEAR = /^(tahun |per )?([\w ]{0,15}[ /-])?(19|20)\d\d$/i

const HEADS: readonly [StatisticColumn, RegExp][] = [
  ['fill', /^warna\b|^colou?r/i],
  ['unit', /^satuan\b/i],
  ['men', MEN],
  ['women', WOMEN],
  [
    'value',
    /^(jumlah|jml|jlh|nilai|banyak(nya)?|total|angka)\b|\bjiwa\b|^anggaran\b|^\(?l ?[+&/] ?p\)?$/i,
  ],
  [
    'name',
    /^(nama|uraian|kategori|kelompok|keterangan|jenis|agama|pekerjaan|bidang|golongan|dusun|rt|rw)\b/i,
  ],
]

function meaningOf(text: string): StatisticColumn | undefined {
  return BESIDE.test(text) ? undefined : HEADS.find(([, pattern]) => pattern.test(text))?.[0]
}

interface FoundStatistics {
  layout: Layout<StatisticColumn>
  candidates: ReadonlyMap<StatisticColumn, readonly number[]>
}

export function findStatistics(
  rows: readonly SheetRow[],
  meant: readonly StatisticColumn[],
): FoundStatistics {
  const best = findHeaderRow(rows, meaningOf)
  const { head, keys } =
    best === null ? withoutHead(rows) : { head: lastOfHead(rows, best), keys: keysAt(rows, best) }
  const lines = rows.slice(head + 1)
  const columns: (StatisticColumn | '')[] = keys.map(() => '')
  const candidates = new Map<StatisticColumn, readonly number[]>()
  for (const key of meant) {
    const headed = keys.flatMap((each, column) => (each === key ? [column] : []))
    const found = likeliest(lines, key, headed)
    const [only] = found
    if (only === undefined) continue
    if (found.length > 1 && ASKED.includes(key)) candidates.set(key, found)
    else columns[only] = key
  }
  return { layout: { head, columns }, candidates }
}

const ASKED: readonly StatisticColumn[] = ['name', 'value', 'men', 'women']

function likeliest(
  lines: readonly SheetRow[],
  key: StatisticColumn,
  headed: readonly number[],
): readonly number[] {
  if (headed.length < 2) return headed
  const fits = headed.filter((column) =>
    key === 'name'
      ? lines.some((row) => isWords(row[column]))
      : numbersIn(lines, column, false) > 0,
  )
  return fits.length > 0 ? fits : headed.slice(0, 1)
}

const isWords = (cell: SheetRow[number] | undefined) => /\p{L}/u.test(headText(cell))

function keysAt(rows: readonly SheetRow[], best: number): (StatisticColumn | undefined)[] {
  const head = lastOfHead(rows, best)
  const heads = rows.slice(isAbove(rows[best - 1], rows[best]) ? best - 1 : best, head + 1)
  const lettered = heads.filter((row) => !isNumbering(row)).reverse()
  return Array.from({ length: widthOf(rows) }, (_, column) => {
    const texts = lettered.map((row) => textOf(row[column])).filter(Boolean)
    // The lowest header is used, unless it is a unit below another header.
    const text = texts.find((each) => !UNITS.test(each)) ?? texts[0] ?? ''
    return meaningOf(headText(text)) ?? (YEAR.test(text) ? 'value' : undefined)
  })
}

function lastOfHead(rows: readonly SheetRow[], best: number): number {
  let head = best
  while (head < best + 3 && isSubhead(rows[head + 1], rows[head + 2])) head += 1
  return head
}

/** Returns the layout of a sheet without headers: the first column with words, and all later columns with numbers. */
function withoutHead(rows: readonly SheetRow[]) {
  const isLine = (row: SheetRow) => {
    const words = row.findIndex(isWords)
    const numbers = words < 0 ? [] : row.slice(words + 1).filter(isNumber)
    const isHead =
      numbers.every((cell) => YEAR.test(textOf(cell))) &&
      (new Set(numbers).size > 1 || meaningOf(headText(row[words])) !== undefined)
    return numbers.length > 0 && !isHead
  }
  const first = rows.findIndex(isLine)
  const words = rows[first]?.findIndex(isWords) ?? -1
  const lines = rows.slice(Math.max(first, 0))
  const keys = Array.from({ length: widthOf(rows) }, (_, column): StatisticColumn | undefined => {
    if (words < 0 || column < words) return undefined
    if (column === words) return 'name'
    return numbersIn(lines, column, false) > 0 ? 'value' : undefined
  })
  return { head: first < 0 ? 0 : first - 1, keys }
}

function isNumber(cell: SheetRow[number]): boolean {
  const read = readNumber(cell)
  return read !== null && 'value' in read
}

const UNITS = /^\(?(n|f|jiwa|orang)\)?$/i

/** Returns whether a row below the header is part of it: more headers, units or column numbers. */
function isSubhead(row: SheetRow | undefined, next: SheetRow | undefined): boolean {
  if (!row) return false
  if (isNumbering(row, next ?? null)) return true
  const texts = row.map(textOf).filter((text) => text !== '')
  const isHead = (text: string) =>
    !/\d/.test(text.replace(/\b(19|20)\d\d\b/, '')) &&
    (UNITS.test(text) || BESIDE.test(text) || meaningOf(text) !== undefined)
  // A row with a single header could also be a line without a number.
  return texts.length > 1 && texts.every(isHead)
}

function isAbove(above: SheetRow | undefined, head: SheetRow | undefined): boolean {
  return (above ?? []).some(
    (cell, column) => meaningOf(headText(cell)) && textOf(head?.[column]) === '',
  )
}
