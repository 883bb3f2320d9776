import * as v from 'valibot'
import { changeMetadata } from '@/domain/publishing/published-item'
import { toUserFacing } from '../firebase/errors'
import { serverTime, transact } from '../firebase/writes'
import { Conflict } from './conflict'
import { type Fields, mergeByField, pick, type MergeInput } from './merge-by-field'

export type EditedFields<Stored> = Omit<MergeInput<Stored>, 'now' | 'stored'>

/**
 * Stores the values of `wanted` that differ from `base`, and keeps the changes of other users and all other fields of
 * the document at `path`. Throws a Conflict if two users changed the same field, otherwise a UserFacingError that starts
 * with `failed`.
 */
export async function mergeInto<Stored extends object>(
  path: string,
  schema: v.GenericSchema<unknown, Stored>,
  failed: string,
  edited: EditedFields<Stored>,
  fields?: Fields<Stored>,
): Promise<void> {
  const merging = transact([path], ([found = null]) => {
    const read = v.parse(schema, found?.plain ?? {})
    const changes = mergeByField<Stored>({ ...edited, now: found && read, stored: found }, fields)
    if (Object.keys(changes).length === 0) return []
    const known = pick(read, Object.keys(found?.plain ?? {}))
    // Replaces invalid stored fields by the defaults shown in the form, because the rules reject them.
    const data = {
      ...found?.data,
      ...known,
      ...changes,
      ...changeMetadata(edited.actor, serverTime()),
    }
    return [{ set: path, data }]
  })
  await merging.catch((error: unknown) => {
    throw error instanceof Conflict ? error : toUserFacing(failed, error)
  })
}
