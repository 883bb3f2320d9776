import { type SheetRow, textOf } from './cell'
import { findHead, headText, isNumbering, numericColumn, widthOf } from './find-layout'
import type { Layout } from './table-format'

export type StatisticColumn = 'name' | 'value' | 'men' | 'women' | 'fill' | 'unit'

/** Shares, and numbers of households, stand beside what counts. */
const BESIDE = /%|persen|\bkk\b|kepala keluarga/i

export const MEN = /^((jumlah|jml\.?|penduduk) )*\(?(l|lk|laki|laki ?-? ?laki|pria)\)?( ?\(.*\))?$/i
export const WOMEN = /^((jumlah|jml\.?|penduduk) )*\(?(p|pr|perempuan|wanita)\)?( ?\(.*\))?$/i

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

const keyOf = (cell: SheetRow[number] | undefined) => meaningOf(headText(cell))

/** Where the head, which may have several rows, and the columns of a table of statistics stand. */
export function findStatistics(
  rows: readonly SheetRow[],
  meant: readonly StatisticColumn[],
): Layout<StatisticColumn> {
  const best = findHead(rows, meaningOf)
  const columns: (StatisticColumn | '')[] = Array.from({ length: widthOf(rows) }, () => '')
  if (best === null) {
    const below = rows.slice(1)
    const text = below[0]?.findIndex((cell) => typeof cell === 'string') ?? -1
    if (text >= 0) {
      columns[text] = 'name'
      const number = numericColumn(below, text + 1, columns.length, false)
      if (number < columns.length) columns[number] = 'value'
    }
    return { head: 0, columns }
  }
  let head = best
  while (head < best + 3 && isSubhead(rows[head + 1])) head += 1
  const heads = rows.slice(isAbove(rows[best - 1], rows[best]) ? best - 1 : best, head + 1)
  const lettered = heads.filter((row) => !isNumbering(row)).reverse()
  for (const column of columns.keys()) {
    // The lowest says it, but for units, which say nothing.
    const cell = lettered
      .map((row) => row[column])
      .find((each) => textOf(each) !== '' && !UNITS.test(textOf(each)))
    const key = keyOf(cell)
    if (key && meant.includes(key) && !columns.includes(key)) columns[column] = key
  }
  return { head, columns }
}

/** What stands below a head and says only how it is counted. */
const UNITS = /^\(?(n|f|jiwa|orang)\)?$/i

/** A row below the head in which further heads stand, units, or the numbers of the columns. */
function isSubhead(row: SheetRow | undefined): boolean {
  if (!row) return false
  if (isNumbering(row)) return true
  const texts = row.map(textOf).filter((text) => text !== '')
  const isHead = (text: string) =>
    UNITS.test(text) || BESIDE.test(text) || meaningOf(text) !== undefined
  // A single one is as likely a line without its number.
  return texts.length > 1 && texts.every(isHead)
}

/** Whether the row above a head has heads for columns that have none there. */
function isAbove(above: SheetRow | undefined, head: SheetRow | undefined): boolean {
  return (above ?? []).some((cell, column) => keyOf(cell) && textOf(head?.[column]) === '')
}
