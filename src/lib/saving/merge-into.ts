import * as v from 'valibot'
import { stamp } from '@/domain/publishing/published-item'
import { serverTime, transact } from '../firebase/writes'
import { type Fields, mergeByField, pick, type Sides } from './merge-by-field'

/**
 * Stores what of `wanted` is not as it was in `base`, beside what others have changed meanwhile; what
 * else the document at `path` holds stays. Returns what it is then. Throws a Conflict when the same was
 * changed by two, and what the transaction throws.
 */
export async function mergeInto<Stored extends object>(
  path: string,
  schema: v.GenericSchema<unknown, Stored>,
  edited: Omit<Sides<Stored>, 'now' | 'stored'>,
  fields?: Fields<Stored>,
): Promise<Stored> {
  let saved: Stored | undefined
  await transact([path], ([found = null]) => {
    const read = v.parse(schema, found?.plain ?? {})
    const changes = mergeByField<Stored>({ ...edited, now: found && read, stored: found }, fields)
    saved = { ...read, ...changes }
    if (Object.keys(changes).length === 0) return []
    const known = pick(read, Object.keys(found?.plain ?? {}))
    // What does not fit is stored as it is read: the rules let no such field stay.
    const data = { ...found?.data, ...known, ...changes, ...stamp(edited.actor, serverTime()) }
    return [{ set: path, data }]
  })
  if (!saved) throw new Error('The transaction decided nothing.')
  return saved
}
