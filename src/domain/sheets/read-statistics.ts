import * as v from 'valibot'
import { statisticId } from '../statistics/statistic-id'
import { TABLE_LINE } from '../tables/saved-table-schema'
import { nameKey } from '../text/words'
import { formatCount } from '../text/money'
import {
  dateProblem,
  faultText,
  isEmptyRow,
  isFault,
  isFormatted,
  rangesOf,
  type SheetRow,
  textOf,
} from './cell'
import { ABOVE_HEAD, amountsAbove, isTotalLabel, headText, isTotalName } from './find-layout'
import { MEN, type StatisticColumn, WOMEN } from './find-statistics'
import { type NumberRead, readNumber, readPeople, readPercent, writeNumber } from './number'
import type { Layout, Problem } from './table-format'

const NO_COLOUR = '#000000'

export type Counted = 'people' | 'genders' | undefined

export interface Statistic {
  row: number
  name: string
  value: number
  fill: string | null
  unit: string | null
}

export interface FileTotal {
  label: string
  file: number
  others: number
}

interface Entry {
  row: number
  cells: SheetRow
  /** Name of the line. If its cell is empty, the first text in the row. */
  label: string
  /** Whether the line is the sum of other lines. null until the clerk answers. */
  isTotal: boolean | null
  isUnsure: boolean
  men: NumberRead
  women: NumberRead
  isHeading: boolean
  /** Value of the line, or a problem that includes the name of its column. */
  amount: NumberRead
  unit: string
}

/** Pattern for names of parts of a village. Tables of people have subtotals for these parts. */
const PART = '(dusun|dukuh|padukuhan|banjar|jorong|kampung|lingkungan|desa|kelurahan|rt|rw)'
const IS_PART = new RegExp(`^${PART}\\b`, 'i')
/** Matches names of totals of people. A key statistic can have such a name without being a total. */
const TOTAL_OF_PEOPLE = new RegExp(
  `^((sub ?-? ?)?(jumlah|jml\\.?|jlh\\.?|total) )+(seluruh |semua |se-?)?(penduduk|jiwa|orang|warga|${PART})\\b`,
  'i',
)

/**
 * Returns the lines below the header and, separately, the totals. In tables of people, a value is the sum of the columns
 * for men and women. In the table of genders, each of these columns becomes a line.
 */
export function readStatistics(
  rows: readonly SheetRow[],
  layout: Layout<StatisticColumn>,
  of: Counted,
) {
  const entries = entriesOf(rows, layout, of)
  const headings = entries.filter(({ isHeading }) => isHeading)
  const lines = entries.filter(({ isTotal, isHeading }) => isTotal === false && !isHeading)
  const summing = entries.filter(({ isTotal }) => isTotal !== false)
  const bySex = layout.columns.includes('men') && layout.columns.includes('women')
  const found =
    of === 'genders' && bySex
      ? gendersOf(lines, layout.head)
      : statisticsOf(lines, layout.columns, of && layout.answers?.[REPEATED] === 'sum')
  const all = sumOf(lines)
  const amounts = layout.columns.flatMap((key, column) =>
    key === 'value' || key === 'men' || key === 'women' ? [column] : [],
  )
  const value = layout.columns.indexOf('value')
  const fractions = lines.filter(({ cells }) => !of && mayBeThousands(cells[value]))
  return {
    ...found,
    notes: [
      ...(fractions.length > 0
        ? [
            `Baris ${rangesOf(fractions.map(({ row }) => row))} dibaca sebagai pecahan, misalnya ${writeNumber(valueOf(fractions[0]?.amount ?? null))}. Bila maksudnya ribuan, ketik ulang tanpa titik.`,
          ]
        : []),
      ...amountsAbove(rows, layout.head, amounts).map(
        ({ row }) => `Baris ${row} tidak dibaca: ${ABOVE_HEAD}.`,
      ),
      ...headings.map(
        ({ row, label }) => `Baris ${row} “${label}” tanpa angka: dibaca sebagai judul.`,
      ),
      ...(found.summed.length > 0
        ? [`Baris dengan nama yang sama dijumlahkan: ${found.summed.join('; ')}.`]
        : []),
      ...summing.map(({ row, label, amount }) => {
        const isUnread = amount !== null && 'problem' in amount
        const rest = isUnread ? `tidak dicocokkan (${amount.problem})` : 'dilewati'
        return `Baris ${row} “${label}” adalah baris jumlah, bukan isi tabel: ${rest}.`
      }),
    ],
    totals: summing.flatMap((total): FileTotal[] =>
      of && total.amount && 'value' in total.amount
        ? [
            {
              label: `${total.label} (baris ${total.row})`,
              file: total.amount.value,
              others: all - sumOf(summedBy(entries, total)),
            },
          ]
        : [],
    ),
    /** Sum of all lines in the file, including lines that are not imported. */
    all: of && sumOf(lines),
    unsure: entries.filter(({ isUnsure }) => isUnsure),
  }
}

/** Returns whether English Excel may have stored thousands as a fraction, such as `1.250` as 1.25. */
function mayBeThousands(cell: SheetRow[number] | undefined): boolean {
  if (typeof cell === 'number') return !Number.isInteger(cell) && Math.abs(cell) < 1_000
  return typeof cell === 'string' && /^\d{1,3}\.\d{1,2}$/.test(textOf(cell))
}

const valueOf = (read: NumberRead) => (read && 'value' in read ? read.value : 0)
const sumOf = (entries: readonly Entry[]) =>
  entries.reduce((sum, { amount }) => sum + valueOf(amount), 0)

function entriesOf(
  rows: readonly SheetRow[],
  { head, columns, answers }: Layout<StatisticColumn>,
  of: Counted,
): Entry[] {
  const bySex = columns.includes('men') && columns.includes('women')
  const heads = rows[head]?.map(textOf).join('|')
  const found = rows.flatMap((cells, index): Entry[] => {
    // Headers are repeated on each printed page.
    if (index <= head || isEmptyRow(cells) || cells.map(textOf).join('|') === heads) return []
    const at = (key: StatisticColumn) => amountIn(cells[columns.indexOf(key)], of)
    const [men, women] = bySex ? [at('men').read, at('women').read] : [null, null]
    const { read, unit } = at('value')
    const row = index + 1
    const own = headText(cells[columns.indexOf('name')]) || textOf(cells[columns.indexOf('name')])
    const label = own || headText(cells.find((cell) => /\p{L}/u.test(headText(cell))))
    const isTotal = isCalledTotal(label, of)
    const amount = amountOf(read, men, women)
    const isAlone = cells.filter((cell) => textOf(cell) !== '').length === 1
    const isHeading = of !== undefined && isAlone && IS_PART.test(label)
    return [{ row, cells, label, isTotal, isUnsure: false, isHeading, men, women, amount, unit }]
  })
  const lines = found.filter(({ isTotal }) => !isTotal)
  const hasSum = found.some(({ isTotal, amount }) => isTotal && valueOf(amount) === sumOf(lines))
  for (const entry of of ? lines : []) {
    entry.isUnsure = mayBeTotal(entry, lines, of, hasSum)
    const answer = answers?.[totalKey(entry)]
    if (entry.isUnsure) entry.isTotal = answer === undefined ? null : answer === 'total'
  }
  const first = found.findIndex(({ isTotal }) => isTotal !== false)
  // Rows below the totals contain sources, place and date, and signatures.
  return found.filter(
    ({ amount, isTotal, cells }, index) =>
      first < 0 || index < first || isTotal !== false || amount !== null || cells.some(isFault),
  )
}

export const totalKey = ({ row }: { row: number }) => `total ${row}`

const isCalledTotal = (label: string, of: Counted) =>
  isTotalName(label) || (of !== undefined && TOTAL_OF_PEOPLE.test(label))

/**
 * Returns whether a line of people may be the sum of other lines, judging by its name and value. `hasSum` means that a
 * total in the file confirms that all `lines` are counted.
 */
function mayBeTotal(entry: Entry, lines: readonly Entry[], of: Counted, hasSum: boolean): boolean {
  const { label, amount } = entry
  const value = valueOf(amount)
  if (value === 0 || (of === 'genders' && (MEN.test(label) || WOMEN.test(label)))) return false
  const others = () => lines.filter((line) => line !== entry && valueOf(line.amount) > 0)
  // In a table of occupations, the line of a hamlet is most likely the sum of the lines below it.
  const isPart = IS_PART.test(label) && others().some((line) => !IS_PART.test(line.label))
  const isAtEnd = entry === lines[0] || entry === lines.at(-1)
  const isSum = !hasSum && isAtEnd && others().length > 1 && value === sumOf(others())
  return isTotalLabel(label) || isPart || isSum
}

/** Returns the lines that a total adds up: all lines above it, or the lines of its part of the village. */
function summedBy(entries: readonly Entry[], total: Entry): readonly Entry[] {
  const before = entries.slice(0, entries.indexOf(total))
  const above = before.filter(({ isTotal }) => isTotal === false)
  if (above.length === 0) return entries.filter(({ isTotal }) => isTotal === false)
  const part = before.slice(before.findLastIndex(({ isTotal }) => isTotal !== false) + 1)
  const value = valueOf(total.amount)
  const isOfPart =
    part.length > 0 &&
    value !== sumOf(above) &&
    (value === sumOf(part) || !isTotalName(total.label))
  return isOfPart ? part : above
}

const UNIT = /^([-−(]?\d[\d.,]*\)?)\s*((?!e\d)[\p{L}%°][\p{L}\d²³°%/. ]*)$/iu
const OF_PEOPLE = /^(jiwa|orang|org\.?|penduduk|warga|penganut|pemeluk)$/i

/** Returns the number and unit of a cell: `345,5 ha`, `1.250 jiwa`, `87%`. */
function amountIn(
  cell: SheetRow[number] | undefined,
  of: Counted,
): { read: NumberRead; unit: string } {
  const text = typeof cell === 'string' || isFormatted(cell) ? textOf(cell) : ''
  const [, number, unit = ''] = UNIT.exec(text) ?? []
  if (!of) return { read: unit === '%' ? readPercent(cell) : readNumber(number ?? cell), unit }
  if (number === undefined || unit.endsWith('%')) return { read: readPeople(cell), unit: '' }
  const isPeople = OF_PEOPLE.test(unit)
  return {
    read: isPeople ? readPeople(number) : { problem: `“${text}” bukan jumlah orang` },
    unit: '',
  }
}

/** Returns the value of a row: the total column, or the sum of men and women. If both exist, they must be equal. */
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
  return { read: lines.length > 0 ? read : [], problems, repeated: [], summed: [] }
}

/** Key of the question whether rows with the same name are added up. */
export const REPEATED = 'repeated'

function statisticsOf(
  lines: readonly Entry[],
  columns: Layout<StatisticColumn>['columns'],
  sumsRepeated = false,
) {
  const readByKey = new Map<string, Statistic>()
  const read: Statistic[] = []
  const problems: Problem[] = []
  const entriesByKey = new Map<string, Entry[]>()

  for (const entry of lines) {
    const { row, cells, amount, unit: beside } = entry
    const found: string[] = []
    const at = (key: StatisticColumn) => cells[columns.indexOf(key)]
    const name = textOf(at('name'))
    const fill = textOf(at('fill'))
    const own = columns.includes('unit') ? textOf(at('unit')) : null
    const unit = own || beside || own
    if (own && beside && own !== beside)
      found.push(`Satuan “${own}” dan “${beside}” di kolom jumlah berbeda.`)

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
    const entries = entriesByKey.get(key) ?? []
    entriesByKey.set(key, entries)
    const earlier = name === '' ? undefined : entries[0]
    entries.push(entry)
    if (earlier && !sumsRepeated)
      found.push(`“${name}” sudah ada di baris ${earlier.row} berkas ini.`)

    problems.push(...found.map((text) => ({ row, text })))
    if (found.length > 0 || !amount || 'problem' in amount) continue
    const same = readByKey.get(key)
    if (same) {
      same.value += amount.value
      continue
    }
    const statistic = { row, name, value: amount.value, fill: fill || null, unit }
    readByKey.set(key, statistic)
    read.push(statistic)
  }
  const repeated = read.flatMap(({ name }) => {
    const entries = entriesByKey.get(nameKey(name)) ?? []
    const found = entries.map(
      ({ row, amount }) => `${formatCount(valueOf(amount))} di baris ${row}`,
    )
    return found.length > 1 ? [`“${name}” (${found.join(', ')})`] : []
  })
  return { read, problems, repeated, summed: sumsRepeated ? repeated : [] }
}

const TEXTS = [
  ['name', 'Nama'],
  ['fill', 'Warna'],
  ['unit', 'Satuan'],
] as const
