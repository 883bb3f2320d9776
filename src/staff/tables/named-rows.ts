import { ulid } from 'ulid'
import * as v from 'valibot'
import { type GridProblems, problemsAt } from '@/components/grid/grid-errors'
import type { GridRow, GridRows } from '@/components/grid/grid-rows'
import { readNumber, readPeople, writeNumber } from '@/domain/sheets/number'
import type { PopulationTable } from '@/domain/statistics/statistics'
import {
  savedTable,
  TABLE_LINE,
  type TableKey,
  type TableName,
} from '@/domain/tables/saved-table-schema'
import { formatRupiah } from '@/domain/text/money'
import { nameKey } from '@/domain/text/words'
import { parseRupiah, RUPIAH_PROBLEM } from '@/domain/text/rupiah-text'
import { isDeepEqual } from '@/lib/plain-data'
import type { SavedTableOf } from '@/lib/tables/save-table-after-attempts'

/** Table whose lines have a name, a number and a colour. */
export type NamedTable = Exclude<TableName, 'budget'>

export interface NamedLine {
  name: string
  value: number
  fill: string
  unit: string
}

export type NamedDraft = {
  rows: GridRows
  /** Day that statistics describe, otherwise ''. */
  asof: string
}

type Stored = Omit<NamedLine, 'unit' | 'value'> & {
  value: number | string
  unit?: string
  id?: string
}

/** Returns whether the table counts people, so that its values add up to a total. */
export const isPopulation = (table: NamedTable): table is PopulationTable =>
  table !== 'home_statistics' && table !== 'budget_alokasi'

export function rowsOf(lines: readonly Stored[]): GridRow[] {
  return lines.map(({ id = ulid(), name, value, unit = '', fill }) => ({
    key: id,
    cells: {
      name,
      value: typeof value === 'number' ? numberText(value) : value,
      unit,
      fill: fill.toLowerCase(),
    },
  }))
}

/** Formats a number in Indonesian notation, which `readValue` can parse. */
function numberText(value: number): string {
  return Number.isInteger(value) ? value.toLocaleString('id-ID') : writeNumber(value)
}

/** Returns the formatter of the numbers of `table` outside its cells. */
export const numberWriter = (table: NamedTable) =>
  table === 'budget_alokasi' ? formatRupiah : numberText

/** Reads a number that `table` accepts, or returns why the text is not such a number. */
function readValue(table: NamedTable, text: string): number | string {
  if (table === 'budget_alokasi') return parseRupiah(text) ?? RUPIAH_PROBLEM
  const read = (isPopulation(table) ? readPeople : readNumber)(text)
  if (!read) return 'Jumlah wajib diisi dengan angka.'
  return 'value' in read ? read.value : `${read.problem}.`
}

export function tidyNumber(table: NamedTable, text: string, write = numberText): string {
  const value = readValue(table, text)
  return typeof value === 'number' && text.trim() !== '' ? write(value) : text
}

const isEmpty = ({ cells }: GridRow) =>
  [cells['name'], cells['value'], cells['unit']].every((text = '') => text.trim() === '')

export const removeEmptyRows = (rows: GridRows) => rows.filter((row) => !isEmpty(row))

/** Converts a row into a line. The value is NaN if the text is not a number. */
function lineOf(table: NamedTable, { key: id, cells }: GridRow) {
  const { name = '', value = '', unit = '', fill = '' } = cells
  const read = readValue(table, value)
  return {
    id,
    name: name.trim(),
    value: typeof read === 'number' ? read : Number.NaN,
    fill: fill.toUpperCase(),
    unit: unit.trim(),
  }
}

function validRows(table: NamedTable, rows: GridRows): Map<GridRow, NamedLine> {
  const names = new Set<string>()
  const found = new Map<GridRow, NamedLine>()
  for (const row of rows) {
    const line = lineOf(table, row)
    const { success, output } = v.safeParse(TABLE_LINE[table], line)
    if (!success || names.has(nameKey(output.name))) continue
    names.add(nameKey(output.name))
    found.set(row, { unit: '', ...output })
  }
  return found
}

export const validLines = (table: NamedTable, rows: GridRows): NamedLine[] => [
  ...validRows(table, rows).values(),
]

/** Returns the names of rows that have content but are incomplete: `baris 2`, `baris 5`. */
export function unfinishedRows(table: NamedTable, rows: GridRows): string[] {
  const valid = validRows(table, rows)
  return rows.flatMap((row, index) =>
    valid.has(row) || isEmpty(row) ? [] : [`baris ${index + 1}`],
  )
}

export function mergeImportedRows(
  table: NamedTable,
  rows: GridRows,
  imported: readonly NamedLine[],
): GridRow[] {
  const valid = validRows(table, rows)
  const had = new Set([...valid.values()].map(({ name }) => nameKey(name)))
  const made = new Set(imported.map(({ name }) => nameKey(name)).filter((key) => !had.has(key)))
  const unfinished = rows.filter(
    (row) => !valid.has(row) && !made.has(nameKey(lineOf(table, row).name)),
  )
  return [...rowsOf(imported), ...unfinished]
}

type DraftCheck =
  | { table: SavedTableOf<NamedTable>; problems: null }
  | { table: null; problems: GridProblems & { asof: string | undefined } }

export function checkDraft(
  key: TableKey<NamedTable>,
  { rows, asof }: NamedDraft,
  version: string,
): DraftCheck {
  const lines = rows.map((row) => lineOf(key.table, row))
  const noNumbers = rows.flatMap(({ cells }, index) => {
    const read = readValue(key.table, cells['value'] ?? '')
    return typeof read === 'number' ? [] : [[`lines.${index}.value`, read] as const]
  })
  // The schema stops at a NaN before it compares the names.
  const comparable = lines.map((line) => (Number.isNaN(line.value) ? { ...line, value: 0 } : line))
  const result = v.safeParse(savedTable, { ...key, asof, version, lines: comparable })
  if (result.success && noNumbers.length === 0)
    return { table: result.output as SavedTableOf<NamedTable>, problems: null }
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

export function hasSameInput(one: NamedDraft, other: NamedDraft): boolean {
  const input = ({ rows, asof }: NamedDraft) => [asof, ...rows.map(({ cells }) => cells)]
  return isDeepEqual(input(one), input(other))
}
