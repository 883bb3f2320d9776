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

/** Schema for items in the admin. Accepts items that the public site cannot show, so that they can be repaired. */
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
  /** Name of an item within a sentence, such as `berita`. */
  noun: string
  /** Label of the button that creates an item, such as `Tulis`. */
  verb: string
  path: string
  /** Returns the path of an item on the public site: its own page, or its place in a list. */
  publicPath: (id: string) => string
  empty: (author: string) => Values
  /** Schema of content that can be published. The form shows its messages at the fields. */
  input: v.GenericSchema<Values, Values>
  published: v.GenericSchema<unknown, unknown>
  /** Keys of the public queries whose results contain items of this kind. */
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
