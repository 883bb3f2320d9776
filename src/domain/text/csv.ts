/**
 * Separator between cells. Indonesian Excel expects the semicolon and would put a row with commas into one cell. Other
 * programs detect the separator or ask for it.
 */
export const SEPARATOR = ';'

/** Start of a file that makes Excel read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Matches characters that spreadsheets may skip before a cell's first character. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}]+/u

export type CsvCell = string | number

/**
 * Writes rows as a file for spreadsheets: quoting and line ends of RFC 4180, semicolons, UTF-8 with a byte order mark.
 * Texts are never formulas (owasp.org/www-community/attacks/CSV_Injection). Spreadsheets can sum the numbers.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((cells) => cells.map(quoteCell).join(SEPARATOR))
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('')
}

function quoteCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  return `"${withoutFormula(cell).replaceAll('"', '""')}"`
}

/** Prefixes text that would be a formula, and text that already has the prefix, so that it can be removed. */
export function withoutFormula(cell: string): string {
  return isRisky(cell.replace(/^'+/, '')) ? `'${cell}` : cell
}

export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && isRisky(cell.replace(/^'+/, '')) ? cell.slice(1) : cell
}

/**
 * Returns whether a spreadsheet may run a text as a formula. Excel treats full-width signs (＝) like plain signs, and
 * ignores invisible characters.
 */
function isRisky(cell: string): boolean {
  const begins = cell.replace(UNSEEN, '').normalize('NFKC')
  return /^[=+\-−@]/.test(begins) || /^[\t\r\n]/.test(cell)
}
