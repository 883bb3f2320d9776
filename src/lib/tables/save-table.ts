import type { SavedTable } from '@/domain/tables/saved-table-schema'
import { UserFacingError } from '../errors'
import { errorKind, isUnanswered } from '../firebase/errors'
import { call } from '../firebase/functions'

/** What a table is after it was saved. */
export interface TableAnswer {
  /** Its version now, with which it can be saved again. */
  version: string
  /** Lines that were written, and lines that were taken away. Neither where nothing differed. */
  changed: number
  removed: number
}

/** Somebody saved the table since it was read. */
export class StaleTable extends UserFacingError {}

/**
 * Makes a table what `table` says, whole. May be tried again: once it is so, another try succeeds and
 * writes nothing. Throws a StaleTable where it changed since `table.version`, a UserFacingError with
 * the function's own words, or the SDK's errors.
 */
export function saveTable(table: SavedTable): Promise<TableAnswer> {
  return callTables(table)
}

/**
 * Puts a table back as a bin entry has it, with `binEntryId` the id of the document in `bin`. What it
 * replaces goes to the bin; may be tried again.
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
