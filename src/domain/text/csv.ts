/**
 * Between cells. Excel in Indonesian writes 1,5 for one and a half and so takes the semicolon for its
 * list separator; with commas it would put each row into one cell. Other programs ask or find out.
 */
const SEPARATOR = ';'

/** Without it Excel reads UTF-8 as the system's old code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet may leave out before it looks at a cell's first character. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}]+/u

export type CsvCell = string | number

/**
 * Rows of cells as a file that spreadsheets open: RFC 4180's quoting and line ends, semicolons between
 * cells, UTF-8 with its mark. Texts are text whatever is in them, never formulas
 * (owasp.org/www-community/attacks/CSV_Injection); numbers are whole and can be summed.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((cells) => cells.map(quoted).join(SEPARATOR))
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('')
}

function quoted(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  return `"${withoutFormula(cell).replaceAll('"', '""')}"`
}

/** Marks what would be a formula, and what already bears such a mark, so that `marked` is undone. */
export function withoutFormula(cell: string): string {
  return isRisky(cell.replace(/^'+/, '')) ? `'${cell}` : cell
}

/** What `withoutFormula` made harmless, as it was. */
export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && isRisky(cell.replace(/^'+/, '')) ? cell.slice(1) : cell
}

/** Excel takes full-width signs (＝) for plain ones, and looks behind what cannot be seen. */
function isRisky(cell: string): boolean {
  const begins = cell.replace(UNSEEN, '').normalize('NFKC')
  return /^[=+\-−@]/.test(begins) || /^[\t\r\n]/.test(cell)
}

/**
 * The rows of a file of comma-separated values, whichever of `;` `,` and tab separates them: quotes and
 * line ends as in RFC 4180. Stops after `most` rows.
 */
export function fromCsv(text: string, most: number): string[][] {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  const declared = /^sep=(.)\r?\n/i.exec(body)
  const rest = declared ? body.slice(declared[0].length) : body
  return rowsOf(rest, declared?.[1] ?? separatorOf(rest), most)
}

/** The one that stands most often outside quotes in the first lines. */
function separatorOf(text: string): string {
  const start = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '')
  const [best] = [SEPARATOR, '\t', ',']
    .map((separator) => ({ separator, count: start.split(separator).length }))
    .sort((a, b) => b.count - a.count)
  return best?.separator ?? SEPARATOR
}

function rowsOf(text: string, separator: string, most: number): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length < most) {
    const quoted = text[at] === '"' ? quotedAt(text, at) : { cell: '', end: at }
    // Behind a closing quote there should be nothing; what is there is not lost.
    const end = endOfPlain(text, quoted.end, separator)
    const cell = quoted.cell + text.slice(quoted.end, end)
    row.push(cell)
    at = end + 1
    if (end < text.length && text[end] === separator) {
      // A separator at the end has an empty cell behind it.
      if (at === text.length) row.push('')
      continue
    }
    if (text[end] === '\r' && text[at] === '\n') at += 1
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}

function endOfPlain(text: string, start: number, separator: string): number {
  let end = start
  while (end < text.length && !isEnd(text[end], separator)) end += 1
  return end
}

const isEnd = (character: string | undefined, separator: string) =>
  character === separator || character === '\n' || character === '\r'

function quotedAt(text: string, start: number) {
  let cell = ''
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return { cell: cell + text.slice(at), end: text.length }
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 }
    cell += '"'
    at = quote + 2
  }
}
