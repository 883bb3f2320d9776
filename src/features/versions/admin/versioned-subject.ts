import type { QueryKey } from '@tanstack/react-query'
import type { VersionedName } from '@/domain/versions/versions'
import type { RawDocument } from '@/lib/firebase/writes'

export type Plain = RawDocument['plain']

export interface ShownField {
  label: string
  text: string
}

/** Document whose earlier versions can be shown and restored. */
export interface VersionedSubject {
  collection: VersionedName
  id: string
  noun: string
  form: { path: string; label: string }
  fieldsOf: (document: Plain) => readonly ShownField[]
  /** Replaces the current document `now` with `wanted`. Rejects with a Conflict if the document has changed since. */
  restore: (
    wanted: Plain,
    now: RawDocument,
    attempts: readonly Plain[],
    actor: string,
  ) => Promise<void>
  /** Keys of the public queries whose results contain the document. */
  content: readonly QueryKey[]
}
