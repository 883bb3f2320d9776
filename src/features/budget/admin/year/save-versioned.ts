import { stamp } from '@/domain/publishing/published-item'
import { serverTime, transact } from '@/lib/firebase/writes'
import { isAlike } from '@/lib/plain-data'
import { conflictOver } from '@/lib/saving/conflict'
import { isKnownVersion } from '@/lib/saving/known-version'

interface Versioned {
  path: string
  /** All fields but the stamp. */
  fields: object
  /** `updatedAt` of what was opened; '' where there was nothing. */
  version: string
  actor: string
  /** What earlier tries, whose answers may have got lost, wanted to store. */
  attempts: readonly object[]
}

/**
 * Stores a document whole, over the version that was opened; what is stored already is not written
 * again. Throws a Conflict, or the SDK's errors.
 */
export function saveVersioned({ path, fields, ...edited }: Versioned): Promise<void> {
  const { actor } = edited
  return transact([path], ([found = null]) => {
    const holds = (wanted: object) =>
      Object.entries(wanted).every(([field, value]) => isAlike(found?.plain[field], value))
    if (found && holds(fields)) return []
    if (!isKnownVersion(found, edited, holds)) throw conflictOver(found, actor)
    return [{ set: path, data: { ...fields, ...stamp(actor, serverTime()) } }]
  })
}
