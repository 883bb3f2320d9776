/**
 * Separator between cells. Excel with Indonesian settings expects a semicolon, and would put a row with commas into one
 * cell. Other programs detect the separator or ask for it.
 */
export const SEPARATOR = ';'

/** First character of a file, so that Excel reads the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Matches characters that spreadsheets may skip at the start of a cell. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}]+/u

export type CsvCell = string | number

/**
 * Returns rows as a file for spreadsheets: quotes and line ends as in RFC 4180, semicolons, UTF-8 with a byte order
 * mark. Texts cannot become formulas (owasp.org/www-community/attacks/CSV_Injection). Numbers remain numbers.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((cells) => cells.map(quoteCell).join(SEPARATOR))
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('')
}

function quoteCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  return `"${withoutFormula(cell).replaceAll('"', '""')}"`
}

/** Adds a prefix to text that would be a formula, or that already has the prefix, so that reading can remove it. */
export function withoutFormula(cell: string): string {
  return isRisky(cell.replace(/^'+/, '')) ? `'${cell}` : cell
}

export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && isRisky(cell.replace(/^'+/, '')) ? cell.slice(1) : cell
}

/**
 * Returns whether a spreadsheet may interpret a text as a formula. Excel treats full-width signs (＝) like ASCII signs,
 * and ignores invisible characters.
 */
function isRisky(cell: string): boolean {
  const begins = cell.replace(UNSEEN, '').normalize('NFKC')
  return /^[=+\-−@]/.test(begins) || /^[\t\r\n]/.test(cell)
}
