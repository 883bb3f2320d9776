import { ApiError } from '../../http/message'
import type { Fields, Value } from '../values/wire'

export type FieldPath = readonly string[]

export const NAME_PATH: FieldPath = ['__name__']

/** Maximum length in bytes (firebase.google.com/docs/firestore/quotas). */
const MAXIMUM_BYTES = 1500
const MAXIMUM_NAMES = 20

const SEGMENT = /^(?:([A-Za-z_][A-Za-z_0-9]*)|`((?:[^`\\]|\\[`\\])+)`)(?:\.|$)/

/** Matches reserved field names and ids (firebase.google.com/docs/firestore/quotas). */
export const RESERVED = /^__.*__$/s

/**
 * Parses `a.b` and `` a.`odd name` `` with the escapes `` \` `` and `\\`. Throws INVALID_ARGUMENT.
 */
export function parseFieldPath(text: string): FieldPath {
  if (Buffer.byteLength(text) > MAXIMUM_BYTES) throw invalid('A field path is too long.')
  const path: string[] = []
  let rest = text
  do {
    const match = SEGMENT.exec(rest)
    if (!match || !text.isWellFormed()) throw invalid(`"${text}" is not a field path.`)
    const [whole, simple, quoted = ''] = match
    path.push(simple ?? quoted.replace(/\\(.)/gs, '$1'))
    rest = rest.slice(whole.length)
    if (rest === '' && whole.endsWith('.')) throw invalid(`"${text}" is not a field path.`)
  } while (rest !== '')
  if (path.length > MAXIMUM_NAMES) throw invalid(`A field path has at most ${MAXIMUM_NAMES} names.`)
  return path
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) =>
      /^[A-Za-z_][A-Za-z_0-9]*$/.test(name) ? name : `\`${name.replace(/[`\\]/g, '\\$&')}\``,
    )
    .join('.')
}

export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__'
}

export function parseDocumentFieldPath(text: string): FieldPath {
  const path = parseFieldPath(text)
  const reserved = path.find((name) => RESERVED.test(name))
  if (reserved !== undefined) throw invalid(`The field name "${reserved}" is reserved.`)
  return path
}

export function parseQueryFieldPath(text: string): FieldPath {
  return text === '__name__' ? NAME_PATH : parseDocumentFieldPath(text)
}

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let inside: Fields | undefined = fields
  let value: Value | undefined
  for (const name of path) {
    if (inside === undefined || !Object.hasOwn(inside, name)) return undefined
    value = inside[name]
    inside = value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined
  }
  return value
}

/**
 * Sets or removes the value at `path`. Replaces a value on the path that is not a map. Mutates `fields`, because
 * copying for thousands of paths would take minutes.
 */
export function setField(fields: Fields, path: FieldPath, value: Value | undefined): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    if (value === undefined) Reflect.deleteProperty(fields, name)
    else fields[name] = value
    return
  }
  const inner = getField(fields, [name])
  if (inner && 'mapValue' in inner) setField((inner.mapValue.fields ??= {}), rest, value)
  else if (value !== undefined) {
    const created: Fields = {}
    fields[name] = { mapValue: { fields: created } }
    setField(created, rest, value)
  }
}

export function project(fields: Fields, paths: readonly FieldPath[]): Fields {
  const projected: Fields = {}
  for (const path of paths) {
    const value = getField(fields, path)
    // Skip fields inside a map that was already copied.
    if (value !== undefined && getField(projected, path) === undefined)
      setField(projected, path, value)
  }
  return projected
}

function invalid(message: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', message)
}
