import type { QueryKey } from '@tanstack/react-query'
import type { VersionedName } from '@/domain/versions/versions'
import type { RawDocument } from '@/lib/firebase/writes'

/** A document as plain JSON. */
export type Plain = RawDocument['plain']

/** What a field holds, in words. */
export interface ShownField {
  label: string
  text: string
}

/** What the screen of earlier versions must know of a thing. */
export interface VersionedSubject {
  collection: VersionedName
  id: string
  /** What it is called within a sentence. */
  noun: string
  /** Where it is changed, and what that screen is called. */
  form: { path: string; label: string }
  /** What a document holds, field by field in the order of its form; throws where it is none of these. */
  fieldsOf: (document: Plain) => readonly ShownField[]
  /**
   * Puts `wanted` in the place of `now` by an ordinary save. `attempts` are earlier tries of `actor`, which may
   * have been stored. Throws a Conflict where something else is stored by now.
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
