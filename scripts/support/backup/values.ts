import { inspect } from 'node:util'
import { DocumentReference, type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore'

/*
 * Converts Firestore values to JSON and back. JSON types stay as they are, with whole numbers as
 * integers. Other types become an object with one key that begins with `$`.
 */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/**
 * Converts a stored value to JSON. The value must come from a Firestore with `useBigInt`, which distinguishes integers
 * from doubles. Throws for unknown types, so that nothing is lost silently.
 */
export function encode(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : { $integer: String(value) }
  if (typeof value === 'number')
    return Number.isFinite(value) && !Number.isInteger(value)
      ? value
      : { $double: Object.is(value, -0) ? '-0' : String(value) }
  if (Array.isArray(value)) return value.map(encode)
  if (value instanceof Timestamp) return { $timestamp: textOf(value) }
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') }
  if (value instanceof GeoPoint) return { $geopoint: [value.latitude, value.longitude] }
  if (value instanceof DocumentReference) return { $reference: value.path }
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const map = encodeMap(value)
    return Object.keys(map).some((key) => key.startsWith('$')) ? { $map: map } : map
  }
  throw new Error(`Jenis nilai ini tidak dikenal cadangan: ${inspect(value)}`)
}

export function encodeMap(map: object): Record<string, Json> {
  return Object.fromEntries(Object.entries(map).map(([key, one]) => [key, encode(one)]))
}

function decode(json: Json, firestore: Firestore): unknown {
  if (Array.isArray(json)) return json.map((one) => decode(one, firestore))
  if (typeof json !== 'object' || json === null) return json
  const [[key = '', one = null] = []] = Object.entries(json)
  if (!key.startsWith('$')) return decodeMap(json, firestore)
  switch (key) {
    case '$integer':
      return BigInt(one as string)
    case '$double':
      return Number(one)
    case '$timestamp':
      return timestampOf(one as string)
    case '$bytes':
      return Buffer.from(one as string, 'base64')
    case '$geopoint': {
      const [latitude = 0, longitude = 0] = one as number[]
      return new GeoPoint(latitude, longitude)
    }
    case '$reference':
      return firestore.doc(one as string)
    case '$map':
      return decodeMap(one as Record<string, Json>, firestore)
    default:
      throw new Error(`Jenis nilai ini tidak dikenal cadangan: ${key}`)
  }
}

export function decodeMap(
  map: Readonly<Record<string, Json>>,
  firestore: Firestore,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).map(([key, one]) => [key, decode(one, firestore)]))
}

/** Compares values as stored. The SDK stores a whole double as an integer, and Firestore treats both alike. */
export function isSame(a: Json, b: Json): boolean {
  return canonical(a) === canonical(b)
}

function canonical(json: Json): string {
  return JSON.stringify(json, (_, value: Json) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const { $double } = value
    if (typeof $double === 'string' && Number.isSafeInteger(Number($double))) return Number($double)
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** Formats a time, including nanoseconds: `2026-11-22T00:00:00.123456789Z`. */
function textOf({ seconds, nanoseconds }: Timestamp): string {
  const second = new Date(seconds * 1000).toISOString().slice(0, -5)
  return `${second}.${String(nanoseconds).padStart(9, '0')}Z`
}

function timestampOf(text: string): Timestamp {
  const [second = '', nanoseconds = ''] = text.slice(0, -1).split('.')
  return new Timestamp(Date.parse(`${second}Z`) / 1000, Number(nanoseconds))
}
