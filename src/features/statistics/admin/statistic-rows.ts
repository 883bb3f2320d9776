import { ulid } from 'ulid'
import * as v from 'valibot'
import { type GridProblems, problemsAt } from '@/components/grid/grid-errors'
import type { Cells, GridRow, GridRows } from '@/components/grid/grid-rows'
import { readNumber, readPeople, writeNumber } from '@/domain/sheets/number'
import { savedTable, TABLE_LINE } from '@/domain/tables/saved-table-schema'
import { nameKey } from '@/domain/text/name-key'
import type { SavedTableOf } from '@/lib/tables/save-table-after-attempts'
import { type StatisticTable, isPopulation } from './statistic-tables'

export interface StatisticLine {
  name: string
  value: number
  fill: string
  unit: string
}

type Stored = Omit<StatisticLine, 'unit'> & { unit?: string }

export function rowsOf(lines: readonly Stored[]): GridRow[] {
  return lines.map((line) => ({ key: ulid(), cells: cellsOf(line) }))
}

function cellsOf({ name, value, fill, unit = '' }: Stored): Cells {
  return { name, value: numberText(value), unit, fill: fill.toLowerCase() }
}

/** Formats a number as people write it, so that `readNumber` can parse it. */
export function numberText(value: number): string {
  return Number.isInteger(value) ? value.toLocaleString('id-ID') : writeNumber(value)
}

const readIn = (table: StatisticTable) => (isPopulation(table) ? readPeople : readNumber)

/** Normalises typed text if it is a number that `table` accepts. */
export function tidyNumber(table: StatisticTable, text: string): string {
  const read = readIn(table)(text)
  return read && 'value' in read ? numberText(read.value) : text
}

const isEmpty = ({ cells }: GridRow) =>
  [cells['name'], cells['value'], cells['unit']].every((text = '') => text.trim() === '')

export const removeEmptyRows = (rows: GridRows) => rows.filter((row) => !isEmpty(row))

/** Converts a row into a line. The value is NaN if the text is not a number. */
function lineOf(table: StatisticTable, { cells }: GridRow): StatisticLine {
  const { name = '', value = '', unit = '', fill = '' } = cells
  const read = readIn(table)(value)
  return {
    name: name.trim(),
    value: read && 'value' in read ? read.value : Number.NaN,
    fill: fill.toUpperCase(),
    unit: unit.trim(),
  }
}

function validRows(table: StatisticTable, rows: GridRows): Map<GridRow, StatisticLine> {
  const names = new Set<string>()
  const found = new Map<GridRow, StatisticLine>()
  for (const row of rows) {
    const { success, output } = v.safeParse(TABLE_LINE.home_statistics, lineOf(table, row))
    if (!success || names.has(nameKey(output.name))) continue
    names.add(nameKey(output.name))
    found.set(row, output)
  }
  return found
}

export const validLines = (table: StatisticTable, rows: GridRows): StatisticLine[] => [
  ...validRows(table, rows).values(),
]

/** Returns the names of rows that have content but are incomplete: `baris 2`, `baris 5`. */
export function unfinishedRows(table: StatisticTable, rows: GridRows): string[] {
  const valid = validRows(table, rows)
  return rows.flatMap((row, index) =>
    valid.has(row) || isEmpty(row) ? [] : [`baris ${index + 1}`],
  )
}

/** Returns the imported rows, followed by the unfinished rows of `rows`. */
export function mergeImportedRows(
  table: StatisticTable,
  rows: GridRows,
  imported: readonly StatisticLine[],
): GridRow[] {
  const valid = validRows(table, rows)
  const had = new Set([...valid.values()].map(({ name }) => nameKey(name)))
  const made = new Set(imported.map(({ name }) => nameKey(name)).filter((key) => !had.has(key)))
  const unfinished = rows.filter(
    (row) => !valid.has(row) && !made.has(nameKey(lineOf(table, row).name)),
  )
  return [...rowsOf(imported), ...unfinished]
}

interface Typed {
  table: StatisticTable
  rows: GridRows
  asof: string
  version: string
}

type Checked =
  | { table: SavedTableOf<StatisticTable>; problems: null }
  | { table: null; problems: GridProblems & { asof: string | undefined } }

export function checked({ table, rows, asof, version }: Typed): Checked {
  const lines = rows.map((row) => lineOf(table, row))
  const noNumbers = rows.flatMap(({ cells }, index) => {
    if (!Number.isNaN(lines[index]?.value)) return []
    const read = readIn(table)(cells['value'])
    const message =
      read && 'problem' in read ? `${read.problem}.` : 'Jumlah wajib diisi dengan angka.'
    return [[`lines.${index}.value`, message] as const]
  })
  // The schema stops at a NaN before it compares the names.
  const comparable = lines.map((line) => (Number.isNaN(line.value) ? { ...line, value: 0 } : line))
  const result = v.safeParse(savedTable, { table, asof, version, lines: comparable })
  if (result.success && noNumbers.length === 0)
    return { table: result.output as SavedTableOf<StatisticTable>, problems: null }
  const messages = (result.issues ?? []).map(
    (issue) => [v.getDotPath(issue), issue.message] as const,
  )
  return {
    table: null,
    problems: {
      ...problemsAt(rows, [...noNumbers, ...messages.filter(([path]) => path !== 'asof')]),
      asof: messages.find(([path]) => path === 'asof')?.[1],
    },
  }
}

export function hasSameInput(one: GridRows, other: GridRows): boolean {
  return (
    one.length === other.length &&
    one.every(({ cells }, index) => {
      const beside = other[index]?.cells
      return Object.entries(cells).every(([field, text]) => beside?.[field] === text)
    })
  )
}
