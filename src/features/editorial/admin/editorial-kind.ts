import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import { INPUT, STORED } from '@/domain/collection-schemas'
import { type Collection, COLLECTIONS, type DraftKind, nounOf } from '@/domain/collections'
import type { Doubt } from '@/domain/doubts/doubt'
import { itemIn, paths } from '@/domain/paths'
import { encoded } from '@/domain/text/characters'
import type { TimeZone } from '@/domain/time/date'
import { contentKeys } from '@/lib/query/content-keys'

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

/** The fields of a kind of which many are made by choosing many pictures: the picture, and its text. */
export interface BulkUpload {
  picture: string
  text: string
}

/** What the form of a kind consists of. */
export interface KindForm {
  /** The names of the fields that people know, as in the form. */
  labels: Readonly<Record<string, string>>
  /** The controls, within the editor's form; `today` is the day in the village, whose clocks show `zone`. */
  Fields: ComponentType<{ today: string; zone: TimeZone }>
  /** What its field `category` may be, where a clerk chooses that. */
  categories?: readonly string[]
  /** What the public will see of what is typed, on that day. */
  Preview: ComponentType<{ values: Values; today: string; zone: TimeZone }>
  /**
   * Implausible values that are asked about before the public sees them. `today` is the day in the village on which it
   * does, `stored` are the values that were stored last.
   */
  doubts?: (
    values: Values,
    known: { client: QueryClient; today: string; itemId: string; stored: Values },
  ) => readonly Doubt[]
  /** Where many can be added at once. */
  bulkUpload?: BulkUpload
}

/** What the list and the editor must know of one kind of content. */
export interface EditorialKind extends KindForm {
  kind: DraftKind
  /** Names in the interface: `Berita`, and within a sentence `berita`. */
  label: string
  noun: string
  /** What making one is called: `Tulis`. */
  verb: string
  /** `/admin/berita` */
  path: string
  /** Where the published item is read: its own page, or the list in which it stands. */
  publicPath: (id: string) => string
  /** What the form of new work begins with. */
  empty: (author: string) => Values
  /** What must hold to publish; its messages appear at the fields. */
  input: v.GenericSchema<Values, Values>
  /** What a stored item must be for the public to see it. */
  published: v.GenericSchema<unknown, unknown>
  /** Keys of the public queries that show this kind. */
  content: readonly QueryKey[]
}

/** A kind as the table of collections describes it, at `path` in the admin. */
export function editorialKind(kind: DraftKind, path: string, form: KindForm): EditorialKind {
  const entry: Collection = COLLECTIONS[kind]
  const { label, page, author, place = paths.home } = entry
  return {
    ...form,
    kind,
    label,
    noun: nounOf(entry),
    verb: author === undefined ? 'Tambah' : 'Tulis',
    path,
    publicPath: (id) => (page === undefined ? itemIn(place, id) : `/${page}/${encoded(id)}`),
    empty: (name) => ({ ...entry.form, ...(author !== undefined && { [author]: name }) }),
    input: INPUT[kind],
    published: STORED[kind],
    content: [
      contentKeys.collection(kind),
      ...(page === undefined ? [] : [contentKeys.items(page), contentKeys.around(page)]),
    ],
  }
}
