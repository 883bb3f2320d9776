import type { Fields, Value } from '../values/wire'

const DOCUMENT_OVERHEAD = 32
const NAME_OVERHEAD = 16

/** Returns the size of a document in bytes (firebase.google.com/docs/firestore/storage-size). */
export function documentSize(path: string, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + DOCUMENT_OVERHEAD
}

function nameSize(path: string): number {
  return path.split('/').reduce((size, id) => size + textSize(id), NAME_OVERHEAD)
}

function fieldsSize(fields: Fields): number {
  let size = 0
  for (const [name, value] of Object.entries(fields)) size += textSize(name) + valueSize(value)
  return size
}

function valueSize(value: Value): number {
  if ('stringValue' in value) return textSize(value.stringValue)
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64')
  if ('nullValue' in value || 'booleanValue' in value) return 1
  if ('geoPointValue' in value) return 16
  if ('referenceValue' in value) return nameSize(value.referenceValue.split('/').slice(5).join('/'))
  if ('arrayValue' in value)
    return (value.arrayValue.values ?? []).reduce((size, element) => size + valueSize(element), 0)
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {})
  return 8
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1
}
