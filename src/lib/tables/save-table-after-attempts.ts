import type { SavedTable, TableKey, TableName } from '@/domain/tables/saved-table-schema'
import { difference, documentsOf } from '@/domain/tables/table-documents'
import { conflictOver } from '../saving/conflict'
import { isKnownVersion } from '../saving/known-version'
import { readTable, type SeenTable } from './read-table'
import { saveTable, StaleTable, type TableAnswer } from './save-table'

export type SavedTableOf<Name extends TableName> = SavedTable & { table: Name }

/**
 * Saves a table like `saveTable`. Also overwrites a table that an earlier attempt of `actor` in `attempts` stored
 * although its response was lost. Throws a Conflict, and the errors of `saveTable` and `readTable`.
 */
export async function saveTableAfterAttempts<Name extends TableName>(
  key: TableKey<Name>,
  wanted: SavedTableOf<Name>,
  attempts: readonly SavedTableOf<Name>[],
  actor: string,
): Promise<TableAnswer> {
  try {
    return await saveTable(wanted)
  } catch (error) {
    if (!(error instanceof StaleTable)) throw error
  }
  const theirs = await readTable<Name>(key)
  const stored = { updatedBy: theirs.updatedBy, updatedAt: theirs.version }
  const edited = { actor, version: wanted.version, attempts }
  if (!isKnownVersion(stored, edited, (attempt) => isSame(attempt, theirs)))
    throw conflictOver(theirs)
  return saveTable({ ...wanted, version: theirs.version })
}

function isSame(attempt: SavedTable, { lines, asof }: SeenTable): boolean {
  const stored = documentsOf({ ...attempt, lines, asof } as SavedTable)
  const { set, remove } = difference(stored, documentsOf(attempt))
  return set.length + remove.length === 0
}
