import { BYTE_ORDER_MARK, SEPARATOR } from './csv'

/** Separators that a CSV file may use, in order of their likelihood in Indonesia. */
const SEPARATORS = [SEPARATOR, ',', '\t', '|'] as const

/** Error for an unclosed quote, after which the limits of cells are unknown. `row` starts at 1. */
export class UnclosedQuoteError extends Error {
  constructor(readonly row: number) {
    super(`Unclosed quote in row ${row}`)
  }
}

interface ParsedCsv {
  rows: string[][]
  separator: string
}

/**
 * Parses the first `most` rows of a CSV file with the quotes and line ends of RFC 4180. If no separator is given or
 * declared (`sep=;`), uses the separator that splits most rows into the same number of cells. Throws an
 * `UnclosedQuoteError` if a quoted cell may contain other rows by mistake.
 */
export function parseCsv(text: string, most: number, separator?: string): ParsedCsv {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  const declared = /^sep=(.)\r?\n/i.exec(body)
  const rest = declared ? body.slice(declared[0].length) : body
  const chosen = separator ?? declared?.[1]
  if (chosen !== undefined) return { rows: rowsOf(rest, chosen, most), separator: chosen }
  const [best] = SEPARATORS.map((each) => ({ separator: each, score: scoreOf(rest, each) })).sort(
    (a, b) => b.score - a.score,
  )
  const found = best?.separator ?? SEPARATOR
  return { rows: rowsOf(rest, found, most), separator: found }
}

/** Maximum number of rows and characters that are read to detect the separator. */
const SAMPLE = { rows: 200, characters: 20_000 }

/**
 * Returns a score for a separator: the number of rows that it splits into the same number of cells, reduced by the
 * share of other rows below the first of these rows. A letterhead above the table may contain any separator.
 */
function scoreOf(text: string, separator: string): number {
  const counts = rowsOf(text.slice(0, SAMPLE.characters), separator, SAMPLE.rows, true)
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => row.length)
  const scores = [...new Set(counts)].map((width) => {
    const same = counts.filter((count) => count === width).length
    return width < 2 ? 0 : (same * same) / (counts.length - counts.indexOf(width))
  })
  return Math.max(0, ...scores)
}

/** Splits a text into rows. `lenient` treats unclosed quotes as text, to test a separator that may be wrong. */
function rowsOf(text: string, separator: string, most: number, lenient = false): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length < most) {
    const quoted = text[at] === '"' ? quotedAt(text, at, separator) : null
    if (!lenient && text[at] === '"' && (!quoted || hidesRows(quoted, row, rows[0], separator)))
      throw new UnclosedQuoteError(rows.length + 1)
    const end = quoted?.end ?? endOfPlain(text, at, separator)
    row.push(quoted?.cell ?? text.slice(at, end))
    at = end + 1
    if (end < text.length && text[end] === separator) {
      // A separator at the end of the text starts one more empty cell.
      if (at === text.length) row.push('')
      continue
    }
    if (text[end] === '\r' && text[at] === '\n') at += 1
    rows.push(unwrapRow(row, separator))
    row = []
  }
  if (row.length > 0) rows.push(unwrapRow(row, separator))
  return rows
}

/** Splits a row that consists of one quoted cell. Some exports quote whole lines: `"1.1.01;Laptop;30.000.000"`. */
function unwrapRow(row: string[], separator: string): string[] {
  const [line = ''] = row
  const isWrapped = row.length === 1 && line.includes(separator) && !/[\r\n]/.test(line)
  return isWrapped ? (rowsOf(line, separator, 1, true)[0] ?? row) : row
}

function endOfPlain(text: string, start: number, separator: string): number {
  let end = start
  while (end < text.length && !isEnd(text[end], separator)) end += 1
  return end
}

const isEnd = (character: string | undefined, separator: string) =>
  character === undefined || character === separator || character === '\n' || character === '\r'

interface QuotedCell {
  cell: string
  end: number
  /** Whether the cell contains a quote that is neither doubled nor followed by a separator. */
  hasStray: boolean
}

/** Reads the quoted cell that starts at `start`. Returns null if the cell has no closing quote. */
function quotedAt(text: string, start: number, separator: string): QuotedCell | null {
  let cell = ''
  let hasStray = false
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return null
    cell += text.slice(at, quote)
    let end = quote + 1
    while (text[end] === ' ') end += 1
    if (isEnd(text[end], separator)) return { cell, end, hasStray }
    const isDoubled = text[quote + 1] === '"'
    hasStray ||= !isDoubled
    cell += '"'
    at = quote + (isDoubled ? 2 : 1)
  }
}

/** Returns whether a quoted cell with several lines may contain whole rows because of a mistyped quote. */
function hidesRows(
  { cell, hasStray }: QuotedCell,
  before: readonly string[],
  head: readonly string[] | undefined,
  separator: string,
): boolean {
  const [line = '', ...others] = cell.split(/\r\n|\r|\n/)
  const cells = line.split(separator).length
  return others.length > 0 && (hasStray || (cells > 1 && before.length + cells === head?.length))
}
