import { stamp } from '@/domain/publishing'
import { serverTime, transact, type RawDocument } from '@/lib/firebase/writes'

/** Somebody has saved the document since it was opened. */
export class VersionConflict extends Error {
  constructor(
    /** As it is now; null where somebody removed it. */
    readonly theirs: RawDocument | null,
    /** Whether it was oneself, in another tab. */
    readonly self: boolean,
  ) {
    super('Changed elsewhere')
  }
}

interface Versioned {
  path: string
  /** All fields but the stamp. */
  fields: object
  /** `updatedAt` of what was opened; '' where there was nothing. */
  version: string
  actor: string
  /** What earlier tries, whose answers may have got lost, wanted to store. */
  tried: readonly object[]
}

/**
 * Stores a document whole, over the version that was opened; what is stored already is not written again. Throws a
 * VersionConflict, or the SDK's errors.
 */
export function saveVersioned({ path, fields, version, actor, tried }: Versioned): Promise<void> {
  return transact([path], ([found = null]) => {
    const holds = (wanted: object) =>
      Object.entries(wanted).every(
        ([field, value]) => JSON.stringify(found?.plain[field]) === JSON.stringify(value),
      )
    if (found && holds(fields)) return []
    const self = found?.updatedBy === actor
    const isOwnTry = self && tried.some(holds)
    if ((found?.updatedAt ?? '') !== version && !isOwnTry) throw new VersionConflict(found, self)
    return [{ set: path, data: { ...fields, ...stamp(actor, serverTime()) } }]
  })
}
