import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { STORED } from '@/domain/collection-schemas'
import { PUBLIC_LISTS, type PublicList } from '@/domain/public-lists'

/**
 * Returns whether the app can show a document, that is, whether it matches its schema and has the field by which its
 * list is ordered.
 */
export function isShown(document: DocumentSnapshot): boolean {
  const { id: collection } = document.ref.parent
  const schema: v.GenericSchema | undefined = STORED[collection as keyof typeof STORED]
  const fields = toPlain(document.data())
  return schema === undefined || (v.is(schema, fields) && hasOrderField(collection, fields))
}

/** Returns whether a document has the field by which its list is ordered. Queries omit documents without this field. */
export function hasOrderField(collection: string, fields: unknown): boolean {
  const lists: Readonly<Record<string, PublicList>> = PUBLIC_LISTS
  const field = lists[collection]?.list.order[0]
  return field === undefined || Object.hasOwn(Object(fields) as object, field)
}

/** Converts timestamps and big integers to the plain values that the schemas expect. */
export function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(toPlain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toPlain(part)]))
}

/** Returns a text field, or '' if the field is missing or of another type. */
export function textIn(document: DocumentSnapshot, field: string): string {
  const value: unknown = document.get(field)
  return typeof value === 'string' ? value : ''
}
