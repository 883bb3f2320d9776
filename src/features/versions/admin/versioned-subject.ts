import type { QueryKey } from '@tanstack/react-query'
import type { VersionedName } from '@/domain/versions/versions'
import type { RawDocument } from '@/lib/firebase/writes'

/** Document as plain JSON. */
export type Plain = RawDocument['plain']

/** Label and text of a field. */
export interface ShownField {
  label: string
  text: string
}

/** Properties of a document that the screen of earlier versions needs. */
export interface VersionedSubject {
  collection: VersionedName
  id: string
  /** Name of the document within a sentence. */
  noun: string
  form: { path: string; label: string }
  /**
   * Returns the fields of a document in the order of its form. Throws if the document is
   * unreadable.
   */
  fieldsOf: (document: Plain) => readonly ShownField[]
  /**
   * Replaces `now` by `wanted` through an ordinary save. `attempts` are earlier tries of `actor`,
   * which may have been stored. Throws a Conflict if something else is stored by now.
   */
  restore: (
    wanted: Plain,
    now: RawDocument,
    attempts: readonly Plain[],
    actor: string,
  ) => Promise<void>
  /** Keys of the public queries that show it. */
  content: readonly QueryKey[]
}
