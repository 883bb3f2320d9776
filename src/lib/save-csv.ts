import { type CsvCell, toCsv } from '@/domain/text/csv'
import { saveFile } from './save-file'

export interface CsvTable {
  /** Of the file, without its ending. */
  name: string
  /** The heads of the columns first. */
  rows: readonly (readonly CsvCell[])[]
}

/** Gives the visitor a table as a file for spreadsheets. */
export function saveCsv({ name, rows }: CsvTable): void {
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', toCsv(rows))
}
