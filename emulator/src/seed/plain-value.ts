import { ApiError } from '../http/message'
import type { Fields, Value } from '../firestore/values/wire'

/**
 * Converts JSON to Firestore fields: `{ "$timestamp": "2026-01-02T03:04:05Z" }` to a timestamp, `{ "$bytes": "AAE=" }`
 * to bytes. Throws INVALID_ARGUMENT.
 */
export function toFields(plain: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, toValue(value)]))
}

function toValue(plain: unknown): Value {
  switch (typeof plain) {
    case 'string':
      return { stringValue: plain }
    case 'boolean':
      return { booleanValue: plain }
    case 'number':
      return Number.isSafeInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain }
    case 'object':
      return toCompoundValue(plain)
    default:
      throw new ApiError('INVALID_ARGUMENT', `${typeof plain} is not a JSON value.`)
  }
}

function toCompoundValue(plain: object | null): Value {
  if (plain === null) return { nullValue: null }
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(toValue) } }
  if ('$timestamp' in plain) return { timestampValue: parseTimestamp(plain.$timestamp) }
  if ('$bytes' in plain && typeof plain.$bytes === 'string') return { bytesValue: plain.$bytes }
  return { mapValue: { fields: toFields({ ...plain }) } }
}

function parseTimestamp(text: unknown): string {
  const time = typeof text === 'string' ? Date.parse(text) : NaN
  if (Number.isNaN(time))
    throw new ApiError('INVALID_ARGUMENT', `${JSON.stringify(text)} is not a timestamp.`)
  return new Date(time).toISOString()
}
