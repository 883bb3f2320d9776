import { changeMetadata } from '@/domain/publishing/published-item'
import { serverTime, transact } from '@/lib/firebase/writes'
import { isDeepEqual } from '@/lib/plain-data'
import { conflictOver } from '@/lib/saving/conflict'
import { isKnownVersion } from '@/lib/saving/known-version'

interface Versioned {
  path: string
  /** All fields except author and time of the change. */
  fields: object
  /** Field `updatedAt` of the opened document, or '' if there was none. */
  version: string
  actor: string
  /** Fields that earlier attempts may have stored although their responses were lost. */
  attempts: readonly object[]
}

/** Replaces the version that the user opened. A repeated call writes nothing. Throws a Conflict or the SDK's errors. */
export function saveVersioned({ path, fields, ...edited }: Versioned): Promise<void> {
  const { actor } = edited
  return transact([path], ([found = null]) => {
    const holds = (wanted: object) =>
      Object.entries(wanted).every(([field, value]) => isDeepEqual(found?.plain[field], value))
    if (found && holds(fields)) return []
    if (!isKnownVersion(found, edited, holds))
      throw conflictOver(
        found && { ...found.plain, updatedAt: found.updatedAt, updatedBy: found.updatedBy },
      )
    return [{ set: path, data: { ...fields, ...changeMetadata(actor, serverTime()) } }]
  })
}
