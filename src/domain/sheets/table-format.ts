import type { SheetRow } from './cell'

/** What a column of a file may mean. */
export interface Meaning<Key extends string> {
  key: Key
  /** In Indonesian, for whoever corrects what was found. */
  label: string
  required?: boolean
  /** The columns that together stand in for one that is required. */
  instead?: readonly Key[]
  /** May be said of several columns. */
  several?: boolean
}

/** The required columns that a layout lacks. */
export function lackingColumns<Key extends string>(
  meanings: readonly Meaning<Key>[],
  columns: readonly (Key | '')[],
): Meaning<Key>[] {
  return meanings.filter(
    ({ key, required, instead }) =>
      required && !columns.includes(key) && !instead?.every((each) => columns.includes(each)),
  )
}

/** How a file is laid out: as found by ourselves, then as corrected. */
export interface Layout<Key extends string> {
  /** Index of the row that bears the columns' heads; the lines stand below it. */
  head: number
  /** What each column means; '' is not read. */
  columns: readonly (Key | '')[]
  /** What the clerk answered, by the key of the question. */
  answers?: Readonly<Record<string, string>>
}

/** A question about a file that only the clerk can answer; nothing is imported before that. */
export interface Question<Key extends string> {
  key: string
  text: string
  /** Each is the layout that it stands for. */
  options: readonly { label: string; layout: Layout<Key>; isChosen: boolean }[]
}

/** Makes a question whose answer is stored in the layout. */
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

/** What is wrong, in Indonesian, and in which line of the file, from 1; null concerns all of it. */
export interface Problem {
  row: number | null
  text: string
}

/** What a line of the file would make of the table. */
export interface Change<Line> {
  /** Line of the file, from 1. */
  row: number
  line: Line
  /** As it stands in the table; null for a new one. */
  before: Line | null
}

/** A sum of the file beside what the table would sum up to, or what was read. */
export interface Comparison {
  /** `Jumlah pendapatan, anggaran` */
  label: string
  file: number
  table: number
}

export interface Parsed<Line> {
  changes: readonly Change<Line>[]
  problems: readonly Problem[]
  /** What was done to the file's content that it does not say itself, e.g. cents rounded. */
  notes: readonly string[]
  /** Sums of all rows of the file beside those of the rows that were read. */
  sums: readonly Comparison[]
  /** The day that the clerk says the file describes. */
  asof?: string
  /** Compares the sums in the file with those of `lines`. */
  compare: (lines: readonly Line[]) => Comparison[]
}

/** A field of a line, as it is shown and written to files. */
export interface FieldOf<Line> {
  label: string
  /** `code` is text that looks like a number, e.g. `4.10`. */
  kind: 'text' | 'code' | 'number' | 'rupiah' | 'colour'
  value: (line: Line) => string | number
}

/** All that reading and writing a kind of table takes. */
export interface TableFormat<Line, Key extends string> {
  meanings: readonly Meaning<Key>[]
  /** Finds head and columns; what was not found is left ''. */
  find: (rows: readonly SheetRow[]) => Layout<Key>
  /** Returns what the clerk has to decide, answered or not. `name` is that of file and sheet. */
  ask: (rows: readonly SheetRow[], layout: Layout<Key>, name: string) => Question<Key>[]
  parse: (rows: readonly SheetRow[], layout: Layout<Key>, current: readonly Line[]) => Parsed<Line>
  /** What makes a line that line. */
  keyOf: (line: Line) => string
  /** In the order in which they are written. */
  fields: readonly FieldOf<Line>[]
  /** Where the order of the lines follows from themselves. */
  compareLines?: (a: Line, b: Line) => number
}

/** The lines of the table that the file does not have. */
export function missingLines<Line, Key extends string>(
  format: TableFormat<Line, Key>,
  current: readonly Line[],
  { changes }: Parsed<Line>,
): Line[] {
  const kept = new Set(
    changes.flatMap(({ before }) => (before === null ? [] : [format.keyOf(before)])),
  )
  return current.filter((line) => !kept.has(format.keyOf(line)))
}

/** The whole table as it shall be: what it has in its order, changed, then what is new. */
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

/** Whether nothing that is shown of a line would change. */
export function isSame<Line>(
  fields: readonly FieldOf<Line>[],
  { line, before }: Change<Line>,
): boolean {
  return before !== null && fields.every(({ value }) => value(line) === value(before))
}
