import type { SavedTable } from '@/domain/tables/saved-table-schema'
import { UserFacingError } from '../errors'
import { errorKind, isUnanswered } from '../firebase/errors'
import { call } from '../firebase/functions'

export interface TableAnswer {
  version: string
  /** Number of written lines. */
  changed: number
  removed: number
}

/** Thrown when another user saved the table after it was read. */
export class StaleTable extends UserFacingError {}

/**
 * Replaces a table with `table`. A repeated call succeeds and writes nothing. Throws a StaleTable if the table changed
 * since `table.version`, a UserFacingError with the function's message, or the SDK's errors.
 */
export function saveTable(table: SavedTable): Promise<TableAnswer> {
  return callTables(table)
}

/**
 * Restores a table from its bin entry `binEntryId`, and moves the replaced table to the bin. The call can be repeated.
 */
export function restoreTable(binEntryId: string): Promise<TableAnswer> {
  return callTables({ restore: binEntryId })
}

async function callTables(input: object): Promise<TableAnswer> {
  if (!navigator.onLine)
    throw new UserFacingError('Tidak ada jaringan. Isian Anda tetap ada di perangkat ini.')
  try {
    return await call<TableAnswer>('save-table', input)
  } catch (error) {
    if (error instanceof UserFacingError && errorKind(error.cause) === 'conflict')
      throw new StaleTable(error.message, { cause: error.cause })
    if (isUnanswered(error))
      throw new UserFacingError(
        'Tidak ada jawaban dari server. Periksa sambungan internet Anda, lalu coba lagi.',
        { cause: error },
      )
    throw error
  }
}
