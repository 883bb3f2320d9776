import { COLLECTIONS } from '../collections'
import { TABLE_LINE, type TableKey, type TableName } from './saved-table-schema'

export const TABLE_NAMES = Object.keys(TABLE_LINE) as TableName[]

export function isTable(name: string): name is TableName {
  return Object.hasOwn(TABLE_LINE, name)
}

export function tableLabel(table: TableName): string {
  return table === 'budget' ? 'Anggaran' : COLLECTIONS[table].label
}

export function tableTitle(key: TableKey): string {
  return `${tableLabel(key.table)}${'year' in key ? ` ${key.year}` : ''}`
}
