import { ApiError } from '../../http/message'
import { RESERVED } from './field-path'
import type { Value } from '../values/wire'

const ID_BYTES = 1500
/** Matches ids from Datastore, which sort before all others. */
const NUMERIC_ID = /^__id-?\d+__$/
const NAME_BYTES = 6 * 1024

export function documentsRoot(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`
}

export function documentPath(name: unknown, root: string): string {
  if (typeof name !== 'string' || !name.startsWith(`${root}/`))
    throw new ApiError('INVALID_ARGUMENT', `${JSON.stringify(name)} is not below ${root}.`)
  return assertDocumentPath(name.slice(root.length + 1))
}

/** Converts a document reference that is compared with `__name__` to a path. Throws INVALID_ARGUMENT. */
export function relativeName(value: Value, root: string): Value {
  if ('arrayValue' in value) {
    const { values = [] } = value.arrayValue
    return { arrayValue: { values: values.map((one) => relativeName(one, root)) } }
  }
  if (!('referenceValue' in value))
    throw new ApiError('INVALID_ARGUMENT', '__name__ is compared with document references.')
  return { referenceValue: documentPath(value.referenceValue, root) }
}

/** Checks a path such as `news/a` (firebase.google.com/docs/firestore/quotas). Throws INVALID_ARGUMENT. */
export function assertDocumentPath(path: string): string {
  const ids = path.split('/')
  if (ids.length % 2 !== 0)
    throw new ApiError('INVALID_ARGUMENT', `"${path}" names a collection, not a document.`)
  for (const id of ids) assertId(id)
  if (Buffer.byteLength(path) > NAME_BYTES)
    throw new ApiError(
      'INVALID_ARGUMENT',
      `The document's name is longer than ${NAME_BYTES} bytes.`,
    )
  return path
}

export function assertId(id: string): string {
  const isReserved = RESERVED.test(id) && !NUMERIC_ID.test(id)
  if (['', '.', '..'].includes(id) || isReserved || id.includes('/') || !id.isWellFormed())
    throw new ApiError('INVALID_ARGUMENT', `"${id}" is not allowed as an id.`)
  if (Buffer.byteLength(id) > ID_BYTES)
    throw new ApiError('INVALID_ARGUMENT', `An id is longer than ${ID_BYTES} bytes.`)
  return id
}

export function splitPath(path: string): [parent: string, id: string] {
  const slash = path.lastIndexOf('/')
  return [path.slice(0, Math.max(slash, 0)), path.slice(slash + 1)]
}
