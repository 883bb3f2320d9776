import { compareAccountCodes } from '../budget/account-code'
import { BUDGET_TABLES } from '../budget/budget-tables'
import type { CollectionName } from '../collections'
import { statisticId } from '../statistics/statistic-id'
import type { SavedTable, TableKey, TableLine, TableName } from './saved-table-schema'

type Data = Readonly<Record<string, unknown>>

export interface TableDocument {
  path: string
  data: Data
}

/** Returns the collections of a table. Each budget year is a table, so the caller also filters by `year`. */
export function collectionsOf(table: TableName): readonly CollectionName[] {
  return table === 'budget' ? BUDGET_TABLES : [table]
}

export function documentsOf(table: SavedTable): TableDocument[] {
  switch (table.table) {
    case 'budget':
      return table.lines.map((line) => ({
        path: `${BUDGET_TABLES[Number(line.id[0]) - 4]}/${table.year}-${line.id}`,
        data: { ...line, year: table.year },
      }))
    case 'budget_alokasi':
      return table.lines.map((line) => ({
        path: `budget_alokasi/${table.year}-${line.id}`,
        data: { ...line, year: table.year },
      }))
    default:
      return table.lines.map((line, order) => ({
        path: `${table.table}/${statisticId(line.name)}`,
        data: { ...line, order, asof: table.asof },
      }))
  }
}

export function difference(
  current: readonly TableDocument[],
  wanted: readonly TableDocument[],
): { set: TableDocument[]; remove: string[] } {
  const before = new Map(current.map(({ path, data }) => [path, data]))
  const after = new Set(wanted.map(({ path }) => path))
  return {
    set: wanted.filter(({ path, data }) => {
      const former = before.get(path)
      return !former || !isSame(former, data)
    }),
    remove: current.map(({ path }) => path).filter((path) => !after.has(path)),
  }
}

export function withoutChangeMetadata(data: Data): Data {
  return Object.fromEntries(
    Object.entries(data).filter(([field]) => field !== 'updatedBy' && field !== 'updatedAt'),
  )
}

function isSame(stored: Data, wanted: Data): boolean {
  const former = withoutChangeMetadata(stored)
  const fields = Object.keys(wanted)
  return (
    Object.keys(former).length === fields.length &&
    fields.every((field) => Object.hasOwn(former, field) && Object.is(former[field], wanted[field]))
  )
}

interface PlacedLine<Name extends TableName> {
  line: TableLine<Name>
  data: Data
}

/** Sorts lines: statistics in the user's order, a budget by code, an allocation by creation. */
export function sortRows<Name extends TableName>(
  { table }: TableKey<Name>,
  lines: readonly PlacedLine<Name>[],
): TableLine<Name>[] {
  const place = ({ data }: PlacedLine<Name>) => Number(data['order'] ?? 0)
  const id = ({ data }: PlacedLine<Name>) => String(data['id'])
  return [...lines]
    .sort((a, b) => {
      if (table === 'budget') return compareAccountCodes(id(a), id(b))
      if (table === 'budget_alokasi') return id(a) < id(b) ? -1 : 1
      return place(a) - place(b)
    })
    .map(({ line }) => line)
}
