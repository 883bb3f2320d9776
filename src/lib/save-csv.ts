import { type CsvCell, toCsv } from '@/domain/text/csv'
import { saveFile } from './save-file'

export interface CsvTable {
  name: string
  /** Rows, starting with the column headings. */
  rows: readonly (readonly CsvCell[])[]
}

export function saveCsv({ name, rows }: CsvTable): void {
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', toCsv(rows))
}
