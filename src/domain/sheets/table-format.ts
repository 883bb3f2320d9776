import type { SheetRow } from './cell'
import { LIMITS } from '../limits'
import { formatCount } from '../text/money'

export interface Meaning<Key extends string> {
  key: Key
  label: string
  required?: boolean
  instead?: readonly Key[]
  several?: boolean
}

export function lackingColumns<Key extends string>(
  meanings: readonly Meaning<Key>[],
  columns: readonly (Key | '')[],
): Meaning<Key>[] {
  return meanings.filter(
    ({ key, required, instead }) =>
      required && !columns.includes(key) && !instead?.every((each) => columns.includes(each)),
  )
}

/** Returns the problem that required columns are missing, or null. */
export function lackingProblem<Key extends string>(
  meanings: readonly Meaning<Key>[],
  { columns }: Layout<Key>,
): string | null {
  const labels = lackingColumns(meanings, columns).map(({ label }) => label)
  return labels.length === 0 ? null : `Tunjukkan kolom ${new Intl.ListFormat('id').format(labels)}.`
}

export interface Layout<Key extends string> {
  /** Index of the row with the column headers. All lines are below this row. */
  head: number
  /** Meaning of each column. '' means that the column is ignored. */
  columns: readonly (Key | '')[]
  answers?: Readonly<Record<string, string>>
}

/** A question about a file that the clerk must answer before the import. */
export interface Question<Key extends string> {
  key: string
  text: string
  options: readonly { label: string; layout: Layout<Key>; isChosen: boolean }[]
}

export function questionOf<Key extends string>(
  layout: Layout<Key>,
  key: string,
  text: string,
  options: readonly (readonly [value: string, label: string])[],
): Question<Key> {
  return {
    key,
    text,
    options: options.map(([value, label]) => ({
      label,
      layout: { ...layout, answers: { ...layout.answers, [key]: value } },
      isChosen: layout.answers?.[key] === value,
    })),
  }
}

/** Problem in Indonesian with its row number in the file, starting at 1. null means the whole file. */
export interface Problem {
  row: number | null
  text: string
}

export interface Change<Line> {
  row: number
  line: Line
  before: Line | null
}

/** A sum in the file and the sum of the imported lines that it is compared with. */
export interface Comparison {
  label: string
  file: number
  table: number
}

export interface Parsed<Line> {
  changes: readonly Change<Line>[]
  problems: readonly Problem[]
  notes: readonly string[]
  /** Sums of all rows in the file, compared with the sums of the imported rows. */
  sums: readonly Comparison[]
  asof?: string
  compare: (lines: readonly Line[]) => Comparison[]
}

/** Returns the result for a file that cannot be imported. */
export const refusal = (text: string) => ({
  changes: [],
  problems: [{ row: null, text }],
  notes: [],
  sums: [],
  compare: () => [],
})

export interface FieldOf<Line> {
  label: string
  /** Type of the values. `code` is text that looks like a number, such as `4.10`. */
  kind: 'text' | 'code' | 'number' | 'rupiah' | 'colour'
  value: (line: Line) => string | number
}

export interface TableFormat<Line, Key extends string> {
  meanings: readonly Meaning<Key>[]
  /** Finds the header row and the meanings of the columns. */
  find: (rows: readonly SheetRow[]) => Layout<Key>
  /** Returns the questions to the clerk, even answered ones. `name` contains the names of the file and the sheet. */
  ask: (rows: readonly SheetRow[], layout: Layout<Key>, name: string) => Question<Key>[]
  parse: (rows: readonly SheetRow[], layout: Layout<Key>, current: readonly Line[]) => Parsed<Line>
  keyOf: (line: Line) => string
  fields: readonly FieldOf<Line>[]
  /** Compares lines for sorting. Missing if the clerk determines the order. */
  compareLines?: (a: Line, b: Line) => number
}

export function missingLines<Line, Key extends string>(
  format: TableFormat<Line, Key>,
  current: readonly Line[],
  { changes }: Parsed<Line>,
): Line[] {
  const matchedKeys = new Set(
    changes.flatMap(({ before }) => (before === null ? [] : [format.keyOf(before)])),
  )
  return current.filter((line) => !matchedKeys.has(format.keyOf(line)))
}

/** Returns the whole new table: existing lines in their order with changes, followed by new lines. */
export function mergedLines<Line, Key extends string>(
  format: TableFormat<Line, Key>,
  current: readonly Line[],
  parsed: Parsed<Line>,
  removeMissing: boolean,
): Line[] {
  const changed = new Map(
    parsed.changes.flatMap(({ line, before }) =>
      before === null ? [] : [[format.keyOf(before), line] as const],
    ),
  )
  const merged = [
    ...current.flatMap((line) => changed.get(format.keyOf(line)) ?? (removeMissing ? [] : line)),
    ...parsed.changes.flatMap(({ line, before }) => (before === null ? line : [])),
  ]
  return format.compareLines ? merged.sort(format.compareLines) : merged
}

/** Returns whether an import would change no visible field of a line. */
export function isUnchangedLine<Line>(
  fields: readonly FieldOf<Line>[],
  { line, before }: Change<Line>,
): boolean {
  return before !== null && fields.every(({ value }) => value(line) === value(before))
}

export function tooManyLines(lines: number): Problem[] | null {
  if (lines <= LIMITS.tableLines) return null
  const [most, are] = [formatCount(LIMITS.tableLines), formatCount(lines)]
  return [{ row: null, text: `Paling banyak ${most} baris; berkas ini berisi ${are}.` }]
}
