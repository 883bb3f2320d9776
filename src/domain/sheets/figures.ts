import * as v from 'valibot'
import { figureId } from '../figure-id'
import { TABLE_LINE } from '../schemas/saved-table'
import type { Slice } from '../statistics'
import { isFault, faultText, isEmptyRow, type SheetRow, textOf } from './cell'
import { findHead, headText, type HeadScore, numericColumn, widthOf } from './find-layout'
import { readNumber } from './number'
import type { Change, FieldOf, Layout, Problem, TableFormat } from './table-format'
import { tooManyLines } from './too-many-lines'

export type FigureColumn = 'name' | 'value' | 'fill' | 'unit'

/** Any, where the file gives none. */
const NO_COLOUR = '#000000'

/** The colours that charts take in turn. */
const CHART_COLOURS = ['#1F5D3F', '#C9850A', '#1D5E8A', '#A63A2B', '#6B4E8E', '#5E6B63']

interface FiguresInput<Line extends Slice> {
  /** Makes a line of what the file says of it and of the line that it takes the place of. */
  make: (read: Slice & { unit: string | null }, before: Line | null) => Line
  /** Where lines have a unit. */
  unitOf?: (line: Line) => string
}

const HEADS: readonly [FigureColumn, RegExp][] = [
  ['fill', /^warna\b|^colou?r/i],
  ['unit', /^satuan\b/i],
  ['value', /^(jumlah|nilai|banyak(nya)?|total|angka)\b|\bjiwa\b|^anggaran\b/i],
  ['name', /^(nama|uraian|kategori|kelompok|keterangan|jenis|agama|pekerjaan|bidang)\b/i],
]

const headScore: HeadScore<FigureColumn> = (text) => {
  const found = HEADS.find(([, pattern]) => pattern.test(text))
  return found ? { key: found[0], score: 1 } : null
}

/** Tables of names and figures, which are merged by their names. */
export function figuresFormat<Line extends Slice>(
  input: FiguresInput<Line>,
): TableFormat<Line, FigureColumn> {
  const { make, unitOf } = input
  const fields: FieldOf<Line>[] = [
    { label: 'Nama', kind: 'text', value: ({ name }) => name },
    { label: 'Jumlah', kind: 'number', value: ({ value }) => value },
    { label: 'Warna', kind: 'colour', value: ({ fill }) => fill },
    ...(unitOf ? [{ label: 'Satuan', kind: 'text' as const, value: unitOf }] : []),
  ]
  return {
    meanings: [
      { key: 'name', label: 'Nama', required: true },
      { key: 'value', label: 'Jumlah', required: true },
      { key: 'fill', label: 'Warna' },
      ...(unitOf ? [{ key: 'unit' as const, label: 'Satuan' }] : []),
    ],
    keyOf: ({ name }) => name,
    fields,
    find: (rows) => findFigures(rows, unitOf !== undefined),
    parse: (rows, layout, current) => {
      const { read, problems } = readFigures(rows, layout)
      const beforeOf = matching(current, read)
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
        notes: [],
        compare: () => [],
      }
    },
  }
}

function findFigures(rows: readonly SheetRow[], withUnit: boolean): Layout<FigureColumn> {
  const head = findHead(rows, headScore)
  const columns: (FigureColumn | '')[] = Array.from({ length: widthOf(rows) }, () => '')
  if (head === null) {
    const below = rows.slice(1)
    const text = below[0]?.findIndex((cell) => typeof cell === 'string') ?? -1
    if (text >= 0) {
      columns[text] = 'name'
      const number = numericColumn(below, text + 1, columns.length, false)
      if (number < columns.length) columns[number] = 'value'
    }
    return { head: 0, columns }
  }
  for (const [column, cell] of (rows[head] ?? []).entries()) {
    const key = headScore(headText(cell))?.key
    if (key && !columns.includes(key) && (withUnit || key !== 'unit')) columns[column] = key
  }
  return { head, columns }
}

interface Figure {
  row: number
  name: string
  value: number
  fill: string | null
  unit: string | null
}

function readFigures(rows: readonly SheetRow[], { head, columns }: Layout<FigureColumn>) {
  const read: Figure[] = []
  const problems: Problem[] = []
  const rowOf = new Map<string, number>()
  const at = (row: SheetRow, key: FigureColumn) => {
    const column = columns.indexOf(key)
    return column < 0 ? undefined : row[column]
  }

  for (const [index, cells] of rows.entries()) {
    if (index <= head || isEmptyRow(cells)) continue
    const row = index + 1
    const found: string[] = []
    const nameCell = at(cells, 'name')
    const name = nameOf(nameCell)
    const number = readNumber(at(cells, 'value'))
    const fill = textOf(at(cells, 'fill'))
    const unit = columns.includes('unit') ? textOf(at(cells, 'unit')) : null

    if (isFault(nameCell)) found.push(`Nama: ${faultText(nameCell)}.`)
    if (nameCell instanceof Date)
      found.push(`Nama berisi tanggal (${name}); di Excel jadikan kolomnya teks.`)
    if (number && 'problem' in number) found.push(`Jumlah: ${number.problem}.`)
    else {
      const line = { name, value: number?.value, fill: fill || NO_COLOUR, unit: unit ?? '' }
      const { issues } = v.safeParse(TABLE_LINE.home_statistics, line)
      found.push(...(issues ?? []).map(({ message }) => message))
    }
    const key = figureId(name) ?? ''
    if (name !== '' && key === '') found.push('Nama ini tidak dapat dipakai.')
    const earlier = rowOf.get(key)
    if (key !== '' && earlier !== undefined)
      found.push(`“${name}” sudah ada di baris ${earlier} berkas ini.`)
    else rowOf.set(key, row)

    problems.push(...found.map((text) => ({ row, text })))
    if (found.length === 0 && number && 'value' in number)
      read.push({ row, name, value: number.value, fill: fill || null, unit })
  }
  return { read, problems: missingColumns(columns, problems) }
}

/** As it was written, except around it: spaces within a name belong to it. */
function nameOf(cell: SheetRow[number] | undefined): string {
  return typeof cell === 'string' ? cell.trim() : textOf(cell)
}

function missingColumns(columns: readonly string[], problems: Problem[]): Problem[] {
  const missing = [
    ['name', 'Nama'],
    ['value', 'Jumlah'],
  ].filter(([key = '']) => !columns.includes(key))
  if (missing.length === 0) return problems
  const names = missing.map(([, label]) => label).join(' dan ')
  return [{ row: null, text: `Tunjukkan kolom ${names}.` }]
}

/** Finds the line of a name as written, else the only one that differs in case. */
function matching<Line extends Slice>(current: readonly Line[], read: readonly Figure[]) {
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

function nextColour(used: ReadonlySet<string>, index: number): string {
  return (
    CHART_COLOURS.find((colour) => !used.has(colour)) ??
    CHART_COLOURS[index % CHART_COLOURS.length] ??
    '#1F5D3F'
  )
}
