/**
 * Between cells. Excel in Indonesian writes 1,5 for one and a half and so takes the semicolon for its
 * list separator; with commas it would put each row into one cell. Other programs ask or find out.
 */
export const SEPARATOR = ';'

/** Without it Excel reads UTF-8 as the system's old code page. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet may leave out before it looks at a cell's first character. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}]+/u

export type CsvCell = string | number

/**
 * Rows of cells as a file that spreadsheets open: RFC 4180's quoting and line ends, semicolons between
 * cells, UTF-8 with its mark. Texts are text whatever is in them, never formulas
 * (owasp.org/www-community/attacks/CSV_Injection); numbers can be summed.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((cells) => cells.map(quoted).join(SEPARATOR))
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('')
}

function quoted(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
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
