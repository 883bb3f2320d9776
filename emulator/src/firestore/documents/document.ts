import type { Document, Fields, Value, WireTimestamp } from '../values/wire'
import { type FieldPath, getField, isNamePath } from './field-path'

export interface StoredDocument {
  /** Path relative to the database, such as `news/a`. */
  path: string
  fields: Fields
  createTime: WireTimestamp
  updateTime: WireTimestamp
}

export function toWire({ path, ...document }: StoredDocument, root: string): Document {
  return { name: `${root}/${path}`, ...document }
}

/** Returns the value that queries compare. For `__name__`, this is the document's path as a reference. */
export function valueAt(document: StoredDocument, path: FieldPath): Value | undefined {
  return isNamePath(path) ? { referenceValue: document.path } : getField(document.fields, path)
}
