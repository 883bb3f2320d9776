import { ApiError } from '../http/message'
import type { Fields, Value } from './wire'

/** The names on the way to a field, outermost first. */
export type FieldPath = readonly string[]

/** The pseudo-field that stands for a document's name in queries. */
export const NAME_PATH: FieldPath = ['__name__']

const SEGMENT = /^(?:([A-Za-z_][A-Za-z_0-9]*)|`((?:[^`\\]|\\[`\\])+)`)(?:\.|$)/

/** Reserved for Firestore itself, as names of fields and as ids (firebase.google.com/docs/firestore/quotas). */
export const RESERVED = /^__.*__$/s

/**
 * Parses `a.b` and `` a.`odd name` `` with its escapes `` \` `` and `\\`.
 * Throws INVALID_ARGUMENT.
 */
export function parseFieldPath(text: string): FieldPath {
  const path: string[] = []
  let rest = text
  do {
    const match = SEGMENT.exec(rest)
    if (!match) throw new ApiError('INVALID_ARGUMENT', `"${text}" is not a field path.`)
    const [whole, simple, quoted = ''] = match
    path.push(simple ?? quoted.replace(/\\(.)/gs, '$1'))
    rest = rest.slice(whole.length)
    if (rest === '' && whole.endsWith('.'))
      throw new ApiError('INVALID_ARGUMENT', `"${text}" is not a field path.`)
  } while (rest !== '')
  return path
}

/** The reverse of `parseFieldPath`. */
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

/** Parses the path of a field that documents may have: nothing reserved on the way. */
export function parseDocumentFieldPath(text: string): FieldPath {
  const path = parseFieldPath(text)
  const reserved = path.find((name) => RESERVED.test(name))
  if (reserved !== undefined)
    throw new ApiError('INVALID_ARGUMENT', `The field name "${reserved}" is reserved.`)
  return path
}

/** Parses a path in a query: of a field, or `__name__`. */
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
 * A copy of the fields in which `path` holds the value, or nothing at all. On the way to a value,
 * what is no map is replaced by one.
 */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name = '', ...rest] = path
  const { [name]: old, ...others } = fields
  if (rest.length === 0) return value === undefined ? others : { ...others, [name]: value }
  const isMap = Object.hasOwn(fields, name) && old !== undefined && 'mapValue' in old
  if (!isMap && value === undefined) return fields
  const inner = withField(isMap ? (old.mapValue.fields ?? {}) : {}, rest, value)
  return { ...others, [name]: { mapValue: { fields: inner } } }
}

/** Only what the paths name. */
export function project(fields: Fields, paths: readonly FieldPath[]): Fields {
  let projected: Fields = {}
  for (const path of paths) {
    const value = getField(fields, path)
    if (value !== undefined) projected = withField(projected, path, value)
  }
  return projected
}
