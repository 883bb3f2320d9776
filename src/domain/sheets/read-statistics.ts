import * as v from 'valibot'
import { statisticId } from '../statistics/statistic-id'
import { TABLE_LINE } from '../tables/saved-table-schema'
import { nameKey } from '../text/name-key'
import { formatCount } from '../text/money'
import { dateProblem, faultText, isEmptyRow, isFault, type SheetRow, textOf } from './cell'
import type { StatisticColumn } from './find-statistics'
import { type NumberRead, readNumber, readPeople, readPercent } from './number'
import type { Layout, Problem } from './table-format'

/** Any, where the file gives none. */
const NO_COLOUR = '#000000'

/** What is counted: people, their genders, or anything. */
export type Counted = 'people' | 'genders' | undefined

/** What a line of a file says. */
export interface Statistic {
  /** Line of the file, from 1. */
  row: number
  name: string
  value: number
  fill: string | null
  unit: string | null
}

/** A total that a file gives. */
export interface FileTotal {
  label: string
  file: number
  /** What the lines below it add up to, which it does not count. */
  below: number
}

interface Entry {
  row: number
  cells: SheetRow
  /** What it is called, if it sums up others. */
  total: string | null
  men: NumberRead
  women: NumberRead
  /** What it counts; a problem says in which column. */
  amount: NumberRead
}

const TOTAL =
  /^(grand |sub[ -]?)?(jumlah|jml|total)( (total|seluruh|seluruhnya|keseluruhan|semua|semuanya|akhir|umum))*[ .:]*$/i
/** A key statistic may be called so, too. */
const TOTAL_OF_PEOPLE =
  /^(jumlah|jml|total)( (total|seluruh|semua))? (penduduk|jiwa|orang|warga)[ .:]*$/i

/**
 * The lines below the head, and its totals, which are none. Of people, columns of men and women are
 * summed; of genders these columns are the lines.
 */
export function readStatistics(
  rows: readonly SheetRow[],
  layout: Layout<StatisticColumn>,
  of: Counted,
): { read: Statistic[]; problems: Problem[]; notes: string[]; totals: FileTotal[] } {
  const entries = entriesOf(rows, layout, of)
  const lines = entries.filter(({ total }) => total === null)
  const bySex = layout.columns.includes('men') && layout.columns.includes('women')
  const found =
    of === 'genders' && bySex ? gendersOf(lines, layout.head) : statisticsOf(lines, layout.columns)
  const summing = entries.filter(({ total }) => total !== null)
  const below = (row: number) =>
    lines.reduce((sum, line) => sum + (line.row > row ? valueOf(line.amount) : 0), 0)
  return {
    ...found,
    notes: summing.map(({ row, total, amount }) => {
      const isUnread = amount !== null && 'problem' in amount
      const rest = isUnread ? `tidak dicocokkan (${amount.problem})` : 'dilewati'
      return `Baris ${row} “${total}” adalah baris jumlah, bukan isi tabel: ${rest}.`
    }),
    totals: summing.flatMap(({ row, total, amount }) =>
      of && amount && 'value' in amount
        ? { label: `${total} (baris ${row})`, file: amount.value, below: below(row) }
        : [],
    ),
  }
}

const valueOf = (read: NumberRead) => (read && 'value' in read ? read.value : 0)

function entriesOf(
  rows: readonly SheetRow[],
  { head, columns }: Layout<StatisticColumn>,
  of: Counted,
): Entry[] {
  const read = (cells: SheetRow, key: StatisticColumn) => {
    const cell = cells[columns.indexOf(key)]
    if (of) return readPeople(cell)
    return textOf(cells[columns.indexOf('unit')]) === '%' ? readPercent(cell) : readNumber(cell)
  }
  const bySex = columns.includes('men') && columns.includes('women')
  const entries = rows.flatMap((cells, index): Entry[] => {
    if (index <= head || isEmptyRow(cells)) return []
    const [men, women] = bySex ? [read(cells, 'men'), read(cells, 'women')] : [null, null]
    const amount = amountOf(read(cells, 'value'), men, women)
    return [{ row: index + 1, cells, total: totalIn(cells, columns, of), men, women, amount }]
  })
  const first = entries.findIndex(({ total }) => total !== null)
  // Below the totals stand sources, place and date, and who signs.
  return entries.filter(
    ({ amount, total, cells }, index) =>
      first < 0 || index < first || total !== null || amount !== null || cells.some(isFault),
  )
}

/** What a row counts: its own column, else men and women together; where all are told they must agree. */
function amountOf(value: NumberRead, men: NumberRead, women: NumberRead): NumberRead {
  const labelled = [
    ['Jumlah', value],
    ['Laki-laki', men],
    ['Perempuan', women],
  ] as const
  for (const [label, read] of labelled)
    if (read && 'problem' in read) return { problem: `${label}: ${read.problem}` }
  if (men === null && women === null) return value
  const sum = valueOf(men) + valueOf(women)
  if (value !== null && valueOf(value) !== sum)
    return {
      problem: `laki-laki dan perempuan berjumlah ${formatCount(sum)}, tetapi kolom jumlah berisi ${formatCount(valueOf(value))}`,
    }
  return { value: sum }
}

/** What a row that sums up others is called, in the column of names or, where cells are merged, before it. */
function totalIn(cells: SheetRow, columns: Layout<StatisticColumn>['columns'], of: Counted) {
  const own = textOf(cells[columns.indexOf('name')])
  const text = own || (cells.map(textOf).find((each) => /\p{L}/u.test(each)) ?? '')
  return TOTAL.test(text) || (of && TOTAL_OF_PEOPLE.test(text)) ? text : null
}

/** Men and women of all lines, whatever these are called. */
function gendersOf(lines: readonly Entry[], head: number) {
  const sum = (key: 'men' | 'women') => lines.reduce((all, line) => all + valueOf(line[key]), 0)
  const problems = lines.flatMap(({ row, amount }) =>
    amount && 'problem' in amount ? [{ row, text: `${amount.problem}.` }] : [],
  )
  const genders = [
    ['Laki-laki', sum('men')],
    ['Perempuan', sum('women')],
  ] as const
  const read = genders.map(([name, value]): Statistic => {
    return { row: head + 1, name, value, fill: null, unit: null }
  })
  return { read: lines.length > 0 ? read : [], problems }
}

function statisticsOf(lines: readonly Entry[], columns: Layout<StatisticColumn>['columns']) {
  const read: Statistic[] = []
  const problems: Problem[] = []
  const rowOf = new Map<string, number>()

  for (const { row, cells, amount } of lines) {
    const found: string[] = []
    const at = (key: StatisticColumn) => cells[columns.indexOf(key)]
    const name = textOf(at('name'))
    const fill = textOf(at('fill'))
    const unit = columns.includes('unit') ? textOf(at('unit')) : null

    for (const [key, label] of TEXTS) {
      const cell = at(key)
      if (isFault(cell)) found.push(`${label}: ${faultText(cell)}.`)
    }
    const date = dateProblem(at('name'), 'nama')
    if (date !== null) found.push(`${date}.`)
    if (amount && 'problem' in amount) found.push(`${amount.problem}.`)
    else if (found.length === 0) {
      const line = { name, value: amount?.value, fill: fill || NO_COLOUR, unit: unit ?? '' }
      const { issues } = v.safeParse(TABLE_LINE.home_statistics, line)
      found.push(...(issues ?? []).map(({ message }) => message))
    }
    if (name !== '' && statisticId(name) === null) found.push('Nama ini tidak dapat dipakai.')
    const key = nameKey(name)
    const earlier = rowOf.get(key)
    if (name !== '' && earlier !== undefined)
      found.push(`“${name}” sudah ada di baris ${earlier} berkas ini.`)
    else rowOf.set(key, row)

    problems.push(...found.map((text) => ({ row, text })))
    if (found.length === 0 && amount && 'value' in amount)
      read.push({ row, name, value: amount.value, fill: fill || null, unit })
  }
  return { read, problems }
}

const TEXTS = [
  ['name', 'Nama'],
  ['fill', 'Warna'],
  ['unit', 'Satuan'],
] as const
