import { difference, documentsOf } from '@/domain/table-documents'
import type { SavedTable, TableKey, TableName } from '@/domain/schemas/saved-table'
import { readTable, type SeenTable } from './read-table'
import { saveTable, StaleTable, type TableAnswer } from './save-table'

export type SavedTableOf<Name extends TableName> = SavedTable & { table: Name }

/** Somebody else saved the table since it was read. */
export class TableConflict<Name extends TableName> extends Error {
  constructor(
    /** As it is now. */
    readonly theirs: SeenTable<Name>,
  ) {
    super('Changed elsewhere')
  }
}

/**
 * Saves a table as `saveTable` does, over what one of `tried`, the earlier tries of `actor`, may have
 * stored without an answer. Throws a TableConflict, and what `saveTable` and `readTable` throw.
 */
export async function saveOwn<Name extends TableName>(
  key: TableKey<Name>,
  wanted: SavedTableOf<Name>,
  tried: readonly SavedTableOf<Name>[],
  actor: string,
): Promise<TableAnswer> {
  try {
    return await saveTable(wanted)
  } catch (error) {
    if (!(error instanceof StaleTable)) throw error
  }
  const theirs = await readTable<Name>(key)
  if (theirs.updatedBy !== actor || !tried.some((each) => isSame(each, theirs)))
    throw new TableConflict(theirs)
  return saveTable({ ...wanted, version: theirs.version })
}

/** Whether a table is stored as it was once tried to be. */
function isSame(tried: SavedTable, { lines, asof }: SeenTable): boolean {
  const stored = documentsOf({ ...tried, lines, asof } as SavedTable)
  const { set, remove } = difference(stored, documentsOf(tried))
  return set.length + remove.length === 0
}
