import { CHART_COLOURS } from '../settings/chart-colours'
import { totalOf, type Slice } from '../statistics/statistics'
import { nameKey } from '../text/words'
import { textOf } from './cell'
import { askColumn, headingOf } from './find-layout'
import { type StatisticColumn, findStatistics, MEN, WOMEN } from './find-statistics'
import { askDay, askScale, scaledRows } from './heading'
import { type Counted, REPEATED, type Statistic, readStatistics, totalKey } from './read-statistics'
import {
  type Change,
  type FieldOf,
  lackingProblem,
  type Layout,
  type Meaning,
  questionOf,
  refusal,
  type TableFormat,
  tooManyLines,
} from './table-format'

const AMOUNTS = ['value', 'men', 'women'] as const

interface StatisticsInput<Line extends Slice> {
  make: (read: Slice & { unit: string | null }, before: Line | null) => Line
  /** Whether a table counts people or households. Missing for key statistics. */
  of?: Counted
  unitOf?: (line: Line) => string
  asof?: string
}

export function statisticsFormat<Line extends Slice>(
  input: StatisticsInput<Line>,
): TableFormat<Line, StatisticColumn> {
  const { make, of, unitOf, asof = '' } = input
  const fields: FieldOf<Line>[] = [
    { label: 'Nama', kind: 'text', value: ({ name }) => name },
    { label: 'Jumlah', kind: 'number', value: ({ value }) => value },
    { label: 'Warna', kind: 'colour', value: ({ fill }) => fill },
    ...(unitOf ? [{ label: 'Satuan', kind: 'text' as const, value: unitOf }] : []),
  ]
  const people = ['men', 'women'] as const
  const meanings: Meaning<StatisticColumn>[] = [
    { key: 'name', label: 'Nama', required: true, ...(of === 'genders' && { instead: people }) },
    { key: 'value', label: 'Jumlah', required: true, ...(of && { instead: people }) },
    ...(of
      ? ([
          { key: 'men', label: 'Laki-laki' },
          { key: 'women', label: 'Perempuan' },
        ] as const)
      : []),
    { key: 'fill', label: 'Warna' },
    ...(unitOf ? [{ key: 'unit' as const, label: 'Satuan' }] : []),
  ]
  const meant = meanings.map(({ key }) => key)
  return {
    meanings,
    keyOf: ({ name }) => name,
    fields,
    find: (rows) => findStatistics(rows, meant).layout,
    ask: (rows, layout, fileName) => {
      const { head, columns } = layout
      const { layout: found, candidates } = findStatistics(rows, meant)
      const bySex = columns.includes('men') && columns.includes('women')
      const openMeanings = meanings.filter(
        ({ key }) => candidates.has(key) && !(key === 'name' && of === 'genders' && bySex),
      )
      const heading = [...headingOf(rows, layout, head), fileName]
      const { unsure, repeated } = readStatistics(rows, layout, of)
      return [
        ...(head === found.head ? openMeanings : []).map((meaning) =>
          askColumn(rows, layout, head, meaning, candidates.get(meaning.key) ?? []),
        ),
        ...askScale(rows, layout, heading, {
          amounts: AMOUNTS,
          label: 'jumlah',
          format: (value) => value.toLocaleString('id-ID'),
        }),
        ...(asof === '' ? [] : askDay(layout, heading, asof)),
        ...unsure.map(({ row, label, cells }) =>
          questionOf(
            layout,
            totalKey({ row }),
            `Baris ${row}: ${cells.map(textOf).filter(Boolean).join(' · ')}. Apakah “${label}” jumlah dari baris lain?`,
            [
              ['total', 'Ya, baris jumlah: jangan dimasukkan'],
              ['line', 'Bukan, ini isi tabel'],
            ],
          ),
        ),
        ...askRepeated(layout, of ? repeated : []),
      ]
    },
    parse: (sheet, layout, current) => {
      const rows = scaledRows(sheet, layout, AMOUNTS)
      const { read, problems, notes, totals, all } = readStatistics(rows, layout, of)
      const lacking = lackingProblem(meanings, layout)
      if (lacking) return refusal(lacking)
      const beforeOf = matching(current, read, of === 'genders' ? ofGender : nameKey)
      const used = new Set(current.map(({ fill }) => fill.toUpperCase()))
      const changes = read.map((statistic, index): Change<Line> => {
        const before = beforeOf(statistic.name)
        const fill = statistic.fill ?? before?.fill ?? nextColour(used, current.length + index)
        used.add(fill.toUpperCase())
        // Lines are identified by name, so a line with another spelling of its name gets the existing name.
        const name = before?.name ?? statistic.name
        const { value, unit } = statistic
        return { row: statistic.row, before, line: make({ name, value, fill, unit }, before) }
      })
      const many = tooManyLines(changes.length)
      return {
        changes,
        problems: many ? [...many, ...problems] : problems,
        notes,
        sums:
          all === undefined
            ? []
            : [{ label: 'Jumlah semua baris', file: all, table: totalOf(read) }],
        ...(layout.answers?.['asof'] && { asof: layout.answers['asof'] }),
        compare: (lines) =>
          totals.map(({ label, file, others }) => ({
            label,
            file,
            table: totalOf(lines) - others,
          })),
      }
    },
  }
}

/** Returns a question whether rows with equal names, for example of several hamlets, are added to one line. */
function askRepeated<Key extends string>(layout: Layout<Key>, repeated: readonly string[]) {
  const [first, ...others] = repeated
  if (first === undefined) return []
  const more = others.length > 0 ? ` dan ${others.length} nama lain` : ''
  return [
    questionOf(layout, REPEATED, `${first}${more} ada lebih dari satu kali. Dijumlahkan?`, [
      ['sum', 'Ya, jumlahkan baris yang sama namanya, misalnya dari beberapa dusun'],
      ['refuse', 'Tidak, ada yang keliru di berkas'],
    ]),
  ]
}

function matching<Line extends Slice>(
  current: readonly Line[],
  read: readonly Statistic[],
  keyOf: (name: string) => string,
) {
  const exact = new Map(current.map((line) => [line.name, line]))
  const inFile = new Set(read.map(({ name }) => name))
  const currentByKey = groupedBy(current, keyOf)
  const readByKey = groupedBy(read, keyOf)
  return (name: string): Line | null => {
    const same = exact.get(name)
    if (same) return same
    const key = keyOf(name)
    const alike = currentByKey.get(key) ?? []
    const [only] = alike
    const isOnlyOne = alike.length === 1 && readByKey.get(key)?.length === 1
    return only && isOnlyOne && !inFile.has(only.name) ? only : null
  }
}

function groupedBy<Line extends { name: string }>(
  lines: readonly Line[],
  keyOf: (name: string) => string,
): ReadonlyMap<string, readonly Line[]> {
  const groups = new Map<string, Line[]>()
  for (const line of lines) {
    const key = keyOf(line.name)
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  return groups
}

const ofGender = (name: string) =>
  MEN.test(name) ? 'laki-laki' : WOMEN.test(name) ? 'perempuan' : nameKey(name)

function nextColour(used: ReadonlySet<string>, index: number): string {
  return (
    CHART_COLOURS.find((colour) => !used.has(colour)) ??
    CHART_COLOURS[index % CHART_COLOURS.length] ??
    CHART_COLOURS[0]
  )
}
