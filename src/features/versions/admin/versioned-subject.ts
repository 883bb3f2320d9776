import type { QueryKey } from '@tanstack/react-query'
import type { VersionedName } from '@/domain/versions/versions'
import type { RawDocument } from '@/lib/firebase/writes'

export type Plain = RawDocument['plain']

export interface ShownField {
  label: string
  text: string
}

/** Properties of a document that the screen of earlier versions needs. */
export interface VersionedSubject {
  collection: VersionedName
  id: string
  noun: string
  form: { path: string; label: string }
  fieldsOf: (document: Plain) => readonly ShownField[]
  /** Replaces `now` by `wanted`. Throws a Conflict if the document has changed since. */
  restore: (
    wanted: Plain,
    now: RawDocument,
    attempts: readonly Plain[],
    actor: string,
  ) => Promise<void>
  /** Keys of the public queries that show the document. */
  content: readonly QueryKey[]
}
