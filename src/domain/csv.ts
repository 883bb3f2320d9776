/**
 * Between cells. Excel in Indonesian writes 1,5 for one and a half and so takes the semicolon for its
 * list separator; with commas it would put each row into one cell. Other programs ask or find out.
 */
const SEPARATOR = ';'

/** Without it Excel reads UTF-8 as the system's old code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet may leave out before it looks at a cell's first character. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}]+/u

/**
 * Rows of cells as a file that spreadsheets open: RFC 4180's quoting and line ends, semicolons between
 * cells, UTF-8 with its mark. Cells are text whatever is in them, never formulas
 * (owasp.org/www-community/attacks/CSV_Injection).
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(quoted).join(SEPARATOR))
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('')
}

function quoted(cell: string): string {
  return `"${withoutFormula(cell).replaceAll('"', '""')}"`
}

/** Excel takes full-width signs (＝) for plain ones, and looks behind what cannot be seen. */
function withoutFormula(cell: string): string {
  const begins = cell.replace(UNSEEN, '').normalize('NFKC')
  return /^[=+\-−@]/.test(begins) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell
}
