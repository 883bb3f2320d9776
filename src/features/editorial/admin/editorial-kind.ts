import type { ComponentType } from 'react'
import type { QueryKey } from '@tanstack/react-query'
import type { GenericSchema } from 'valibot'
import type { Values } from '@/components/form/check-values'
import type { DraftKind } from '@/domain/schemas/draft'

/** Something published, as far as every kind is alike. */
export interface PublishedItem extends Values {
  id: string
  updatedBy: string
  updatedAt: string
}

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
  empty: (author: string, today: string) => Values
  /** What must hold to publish; its messages appear at the fields. */
  input: GenericSchema<Values, Values>
  /** What a stored item must be to be shown. */
  published: GenericSchema<unknown, PublishedItem>
  /** Fields that publishing adds with these values. */
  added: Values
  /** The controls, within the editor's form. */
  Fields: ComponentType
  /** What the public will see. */
  Preview: ComponentType<{ values: Values }>
  /** Keys of the public queries that show this kind. */
  content: readonly QueryKey[]
}
