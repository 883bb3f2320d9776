import { writeNumber } from '@/domain/sheets/number'
import type { FieldOf } from '@/domain/sheets/table-format'
import { toCsv, withoutFormula } from '@/domain/text/csv'
import { saveFile } from '../save-file'

export type SheetType = 'csv' | 'xlsx'

const MIME = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Writes lines to a file of `type`, which `readSheets` can read, with a column for each field. */
export async function tableFile<Line>(
  type: SheetType,
  fields: readonly FieldOf<Line>[],
  lines: readonly Line[],
): Promise<Blob> {
  return type === 'csv' ? csvFile(fields, lines) : xlsxFile(fields, lines)
}

/** Downloads the table as a file called `name` with the extension of its type. */
export async function downloadTable<Line>(
  type: SheetType,
  name: string,
  fields: readonly FieldOf<Line>[],
  lines: readonly Line[],
): Promise<void> {
  saveFile(`${name}.${type}`, MIME[type], await tableFile(type, fields, lines))
}

function csvFile<Line>(fields: readonly FieldOf<Line>[], lines: readonly Line[]): Blob {
  const cell = (field: FieldOf<Line>, line: Line) => {
    const value = field.value(line)
    if (typeof value === 'number') return Number.isInteger(value) ? value : writeNumber(value)
    // The dot at the end prevents Excel from turning 4.10 into 4.1 or a date.
    return field.kind === 'code' ? `${value}.` : value
  }
  const rows = lines.map((line) => fields.map((field) => cell(field, line)))
  const text = toCsv([fields.map(({ label }) => label), ...rows])
  return new Blob([text], { type: MIME.csv })
}

async function xlsxFile<Line>(
  fields: readonly FieldOf<Line>[],
  lines: readonly Line[],
): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const head = fields.map(({ label }) => ({
    value: label,
    type: String,
    fontWeight: 'bold' as const,
  }))
  const rows = lines.map((line) =>
    fields.map((field) => {
      const value = field.value(line)
      return typeof value === 'number'
        ? { value, type: Number, format: formatOf(field, value) }
        : { value: escapeText(withoutFormula(value)), type: String, format: '@' }
    }),
  )
  const columns = fields.map((field) => ({ width: widthOf(field, lines) }))
  const written = writeXlsxFile([head, ...rows], { columns, stickyRowsCount: 1 })
  return written.toBlob()
}

function formatOf<Line>({ kind }: FieldOf<Line>, value: number): string {
  if (kind !== 'rupiah') return 'General'
  return Number.isInteger(value) ? '#,##0' : '#,##0.00'
}

/** Escapes sequences such as `_x0041_` in a text, which programs would decode (ECMA-376, ST_Xstring). */
function escapeText(text: string): string {
  return text.replace(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
}

function widthOf<Line>({ label, value }: FieldOf<Line>, lines: readonly Line[]): number {
  const longest = Math.max(label.length, ...lines.map((line) => String(value(line)).length))
  return Math.min(60, Math.max(8, longest + 2))
}
