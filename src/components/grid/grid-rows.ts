/** Texts of a row as entered, by column field. */
export type Cells = Readonly<Record<string, string>>

export interface GridRow {
  key: string
  cells: Cells
}

export type GridRows = readonly GridRow[]

export function setCell(rows: GridRows, key: string, field: string, text: string): GridRows {
  return rows.map((row) =>
    row.key === key && row.cells[field] !== text
      ? { ...row, cells: { ...row.cells, [field]: text } }
      : row,
  )
}

export function insertRow(rows: GridRows, above: string | null, row: GridRow): GridRows {
  const index = rows.findIndex(({ key }) => key === above)
  return index === -1 ? [...rows, row] : rows.toSpliced(index + 1, 0, row)
}

export function removeRow(rows: GridRows, key: string): GridRows {
  return rows.filter((row) => row.key !== key)
}

/** Moves a row up (-1) or down (1). Does nothing at the edge of the table. */
export function moveRow(rows: GridRows, key: string, by: -1 | 1): GridRows {
  const index = rows.findIndex((row) => row.key === key)
  const row = rows[index]
  const target = index + by
  if (!row || target < 0 || target >= rows.length) return rows
  return rows.toSpliced(index, 1).toSpliced(target, 0, row)
}

interface Paste {
  key: string
  field: string
  cells: readonly (readonly string[])[]
  fields: readonly string[]
  newRow: (count: number) => GridRow
}

/** Fills cells to the right and below. Adds rows as needed. */
export function pasteCells(rows: GridRows, paste: Paste): GridRows {
  const { key, field, cells, fields, newRow } = paste
  const top = rows.findIndex((row) => row.key === key)
  const left = fields.indexOf(field)
  if (top === -1 || left === -1) return rows
  const filled = [...rows]
  for (const [down, texts] of cells.entries()) {
    const row = filled[top + down] ?? newRow(top + down)
    const typed = texts.flatMap((text, right) => {
      const name = fields[left + right]
      return name === undefined ? [] : [[name, text.trim()] as const]
    })
    filled[top + down] = { ...row, cells: { ...row.cells, ...Object.fromEntries(typed) } }
  }
  return filled
}

/**
 * Parses the clipboard text of spreadsheets: cells separated by tabs, rows by line breaks, and quotes around cells that
 * contain a tab or line break.
 */
export function parseClipboard(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y
  for (;;) {
    const found = cell.exec(text)
    if (!found) break
    rows.at(-1)?.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').replace(/\s+/g, ' '))
    if (found[3] === '') break
    if (found[3] !== '\t') rows.push([])
  }
  // The last line ends with a line break, too.
  return rows.at(-1)?.join('') === '' && rows.length > 1 ? rows.slice(0, -1) : rows
}
