import type { ComponentType } from 'react'
import type { QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Values } from '@/components/form/check-values'
import type { DraftKind } from '@/domain/schemas/draft'

/**
 * Something published, as far as every kind is alike. It may be unfit to be shown to the public (the
 * rules know no calendar); the admin must open it all the same, to mend it.
 */
export const storedItem = v.looseObject({
  id: v.string(),
  createdBy: v.fallback(v.string(), ''),
  updatedBy: v.fallback(v.string(), ''),
  updatedAt: v.fallback(v.string(), ''),
})
export type StoredItem = v.InferOutput<typeof storedItem>

/** What the list and the editor must know of one kind of content; the app has a table of them. */
export interface EditorialKind {
  kind: DraftKind
  /** Names in the interface: `Berita`, and within a sentence `berita`. */
  label: string
  noun: string
  /** `/admin/berita` */
  path: string
  /** Where the published item is read. */
  publicPath: (id: string) => string
  /** What the form of new work begins with. */
  empty: (author: string) => Values
  /** What must hold to publish; its messages appear at the fields. */
  input: v.GenericSchema<Values, Values>
  /** What a stored item must be for the public to see it. */
  published: v.GenericSchema<unknown, unknown>
  /** Fields that publishing adds with these values. */
  added: Values
  /** The names of the fields that people know, as in the form. */
  labels: Readonly<Record<string, string>>
  /** The controls, within the editor's form; `today` is the day in the village. */
  Fields: ComponentType<{ today: string }>
  /** What the public will see. */
  Preview: ComponentType<{ values: Values }>
  /** Keys of the public queries that show this kind. */
  content: readonly QueryKey[]
}
