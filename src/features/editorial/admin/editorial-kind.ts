import type { QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import { INPUT, STORED } from '@/domain/collection-schemas'
import { type Collection, COLLECTIONS, type DraftKind, nounOf } from '@/domain/collections'
import { emptyForm } from '@/domain/field-facts'
import { itemIn, paths } from '@/domain/paths'
import { encodeUriPart } from '@/domain/text/characters'
import { contentKeys } from '@/lib/query/content-keys'
import type { KindForm } from '@/staff/kinds/kind-form'

/** Schema for reading items in the admin. Accepts items that are invalid for the public, to repair them. */
export const storedItem = v.looseObject({
  id: v.string(),
  createdBy: v.fallback(v.string(), ''),
  updatedBy: v.fallback(v.string(), ''),
  updatedAt: v.fallback(v.string(), ''),
})
export type StoredItem = v.InferOutput<typeof storedItem>

export interface EditorialKind extends KindForm {
  kind: DraftKind
  label: string
  /** Name within a sentence, such as `berita`. */
  noun: string
  /** Label of the button that creates an item, such as `Tulis`. */
  verb: string
  path: string
  /** Returns the path of the published item: its own page, or the list that contains it. */
  publicPath: (id: string) => string
  empty: (author: string) => Values
  /** Schema that content must match to be published. Its messages appear at the fields. */
  input: v.GenericSchema<Values, Values>
  published: v.GenericSchema<unknown, unknown>
  /** Keys of the public queries that show this kind. */
  content: readonly QueryKey[]
}

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
    publicPath: (id) => (page === undefined ? itemIn(place, id) : `/${page}/${encodeUriPart(id)}`),
    empty: (name) => ({ ...emptyForm(kind), ...(author !== undefined && { [author]: name }) }),
    input: INPUT[kind],
    published: STORED[kind],
    content: [
      contentKeys.collection(kind),
      ...(page === undefined ? [] : [contentKeys.items(page), contentKeys.around(page)]),
    ],
  }
}
