import { totalOf, type Slice } from '../statistics/statistics'
import { type FigureColumn, findFigures, MEN, WOMEN } from './find-figures'
import { type Counted, type Figure, readFigures } from './read-figures'
import {
  type Change,
  type FieldOf,
  lackingColumns,
  type Meaning,
  type TableFormat,
} from './table-format'
import { tooManyLines } from './too-many-lines'

/** The colours that charts take in turn. */
const CHART_COLOURS = ['#1F5D3F', '#C9850A', '#1D5E8A', '#A63A2B', '#6B4E8E', '#5E6B63']

interface FiguresInput<Line extends Slice> {
  /** Makes a line of what the file says of it and of the line that it takes the place of. */
  make: (read: Slice & { unit: string | null }, before: Line | null) => Line
  /** Of people, files tell men and women apart. */
  of?: Counted
  /** Where lines have a unit. */
  unitOf?: (line: Line) => string
}

/** Tables of names and figures, which are merged by their names. */
export function figuresFormat<Line extends Slice>(
  input: FiguresInput<Line>,
): TableFormat<Line, FigureColumn> {
  const { make, of, unitOf } = input
  const fields: FieldOf<Line>[] = [
    { label: 'Nama', kind: 'text', value: ({ name }) => name },
    { label: 'Jumlah', kind: 'number', value: ({ value }) => value },
    { label: 'Warna', kind: 'colour', value: ({ fill }) => fill },
    ...(unitOf ? [{ label: 'Satuan', kind: 'text' as const, value: unitOf }] : []),
  ]
  const people = ['men', 'women'] as const
  const meanings: Meaning<FigureColumn>[] = [
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
    find: (rows) => findFigures(rows, meant),
    parse: (rows, layout, current) => {
      const { read, problems, notes, totals } = readFigures(rows, layout, of)
      const lacking = lackingColumns(meanings, layout.columns).map(({ label }) => label)
      if (lacking.length > 0) return refused(`Tunjukkan kolom ${lacking.join(' dan ')}.`)
      const beforeOf = matching(current, read, of === 'genders' ? ofGender : folded)
      const used = new Set(current.map(({ fill }) => fill.toUpperCase()))
      const changes = read.map((figure, index): Change<Line> => {
        const before = beforeOf(figure.name)
        const fill = figure.fill ?? before?.fill ?? nextColour(used, current.length + index)
        used.add(fill.toUpperCase())
        // The name is the key: another way of writing it is no other line.
        const name = before?.name ?? figure.name
        const { value, unit } = figure
        return { row: figure.row, before, line: make({ name, value, fill, unit }, before) }
      })
      const many = tooManyLines(changes.length)
      return {
        changes,
        problems: many ? [...many, ...problems] : problems,
        notes,
        compare: (lines) =>
          totals.map(({ label, file, below }) => ({ label, file, table: totalOf(lines) - below })),
      }
    },
  }
}

const refused = (text: string) => ({
  changes: [],
  problems: [{ row: null, text }],
  notes: [],
  compare: () => [],
})

/** Finds the line of a name as written, else the only one that differs in how it is written. */
function matching<Line extends Slice>(
  current: readonly Line[],
  read: readonly Figure[],
  folded: (name: string) => string,
) {
  const exact = new Map(current.map((line) => [line.name, line]))
  const inFile = new Set(read.map(({ name }) => name))
  return (name: string): Line | null => {
    const same = exact.get(name)
    if (same) return same
    const alike = current.filter((line) => folded(line.name) === folded(name))
    const files = read.filter((figure) => folded(figure.name) === folded(name))
    const [only] = alike
    return only && alike.length === 1 && files.length === 1 && !inFile.has(only.name) ? only : null
  }
}

const folded = (name: string) => name.toLocaleLowerCase('id').replaceAll('/', '-')

/** However it is written: Laki-laki, L, Pria. */
const ofGender = (name: string) =>
  MEN.test(name) ? 'laki-laki' : WOMEN.test(name) ? 'perempuan' : folded(name)

function nextColour(used: ReadonlySet<string>, index: number): string {
  return (
    CHART_COLOURS.find((colour) => !used.has(colour)) ??
    CHART_COLOURS[index % CHART_COLOURS.length] ??
    '#1F5D3F'
  )
}
