import type { Document, Fields, Value, WireTimestamp } from '../values/wire'
import { type FieldPath, getField, isNamePath } from './field-path'

/** A document as the store keeps it. It is never changed in place. */
export interface StoredDocument {
  /** Relative to the database: `news/a`. */
  path: string
  fields: Fields
  createTime: WireTimestamp
  updateTime: WireTimestamp
}

/** As the SDKs receive it; `root` is `documentsRoot` of its project. */
export function toWire({ path, ...document }: StoredDocument, root: string): Document {
  return { name: `${root}/${path}`, ...document }
}

/** What queries compare: a field, or for `__name__` the document's path as a reference. */
export function valueAt(document: StoredDocument, path: FieldPath): Value | undefined {
  return isNamePath(path) ? { referenceValue: document.path } : getField(document.fields, path)
}
