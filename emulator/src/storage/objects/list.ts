import { compareText } from '../../firestore/values/value-order'
import { StorageError } from '../storage-error'
import type { StoredObject } from './stored-object'

export interface ObjectList {
  items: StoredObject[]
  /** Names of the folders below the requested prefix, up to and including the next delimiter. */
  prefixes: string[]
  nextPageToken?: string
}

/** Maximum page size (cloud.google.com/storage/docs/json_api/v1/objects/list). */
const MAX_RESULTS = 1000

export function listObjects(objects: readonly StoredObject[], query: URLSearchParams): ObjectList {
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') ?? ''
  const limit = parseLimit(query.get('maxResults'))
  const after = parsePageToken(query.get('pageToken'))
  const list: ObjectList = { items: [], prefixes: [] }
  let last = after
  for (const object of sortByName(objects.filter(({ name }) => name.startsWith(prefix)))) {
    const end = delimiter === '' ? -1 : object.name.indexOf(delimiter, prefix.length)
    const key = end < 0 ? object.name : object.name.slice(0, end + delimiter.length)
    if (last !== null && compareText(key, last) <= 0) continue
    if (list.items.length + list.prefixes.length === limit) {
      list.nextPageToken = Buffer.from(last ?? '').toString('base64url')
      return list
    }
    if (end < 0) list.items.push(object)
    else list.prefixes.push(key)
    last = key
  }
  return list
}

function sortByName(objects: readonly StoredObject[]): StoredObject[] {
  return [...objects].sort((a, b) => compareText(a.name, b.name))
}

function parseLimit(text: string | null): number {
  if (text === null) return MAX_RESULTS
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StorageError(400, 'maxResults must be above 0.')
  return Math.min(Number(text), MAX_RESULTS)
}

/** Parses a page token, the last name or prefix of the previous page. It stays valid if that object is deleted. */
function parsePageToken(token: string | null): string | null {
  if (token === null || token === '') return null
  const last = Buffer.from(token, 'base64url').toString()
  if (Buffer.from(last).toString('base64url') !== token)
    throw new StorageError(400, 'The page token is invalid.')
  return last
}
