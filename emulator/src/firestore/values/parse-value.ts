import { ApiError } from '../../http/message'
import { RESERVED } from '../documents/field-path'
import { parseTimestamp } from './timestamp'
import type { Fields, Value } from './wire'

/** Maximum depth of nested values (firebase.google.com/docs/firestore/quotas). */
const MAXIMUM_DEPTH = 20
const FIELD_NAME_BYTES = 1500
const INT64_MINIMUM = -(2n ** 63n)
const INT64_MAXIMUM = 2n ** 63n - 1n

const REFERENCE = /^projects\/[^/]+\/databases\/[^/]+\/documents(\/[^/]+\/[^/]+)+$/
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

export function parseFields(json: unknown, depth = 0): Fields {
  if (json === undefined || json === null) return {}
  const fields: Fields = {}
  for (const [key, value] of Object.entries(asRecord(json, 'fields'))) {
    const name = asString(key)
    if (name === '' || RESERVED.test(name))
      throw new ApiError('INVALID_ARGUMENT', `"${name}" is not allowed as a field name.`)
    if (Buffer.byteLength(name) > FIELD_NAME_BYTES)
      throw new ApiError(
        'INVALID_ARGUMENT',
        `A field name is longer than ${FIELD_NAME_BYTES} bytes.`,
      )
    fields[name] = parseValue(value, depth)
  }
  return fields
}

export function parseValue(json: unknown, depth = 0): Value {
  const [[type, content] = ['', null], second] = Object.entries(asRecord(json, 'a value'))
  if (second) throw invalid('a value with one type', json)
  switch (type) {
    case 'nullValue':
      return { nullValue: null }
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalid('a boolean', content)
      return { booleanValue: content }
    case 'integerValue':
      return { integerValue: parseInteger(content) }
    case 'doubleValue':
      return { doubleValue: parseDouble(content) }
    case 'timestampValue':
      return { timestampValue: parseTimestamp(content) }
    case 'stringValue':
      return { stringValue: asString(content) }
    case 'bytesValue':
      return { bytesValue: parseBytes(content) }
    case 'referenceValue':
      if (!REFERENCE.test(asString(content))) throw invalid('a document name', content)
      return { referenceValue: asString(content) }
    case 'geoPointValue':
      return { geoPointValue: parseGeoPoint(content) }
    case 'arrayValue':
      return { arrayValue: { values: parseElements(content, nested(depth)) } }
    case 'mapValue':
      return {
        mapValue: { fields: parseFields(asRecord(content, 'a map')['fields'], nested(depth)) },
      }
    default:
      throw invalid('a value', json)
  }
}

/** Parses an operand of a filter. Unlike an array in a document, an array operand may contain arrays. */
export function parseOperand(json: unknown): Value {
  const { arrayValue } = asRecord(json, 'a value')
  return arrayValue === undefined
    ? parseValue(json)
    : { arrayValue: { values: elementsOf(arrayValue).map((element) => parseValue(element)) } }
}

function nested(depth: number): number {
  if (depth >= MAXIMUM_DEPTH)
    throw new ApiError(
      'INVALID_ARGUMENT',
      `Maps and arrays are nested more than ${MAXIMUM_DEPTH} deep.`,
    )
  return depth + 1
}

function parseElements(json: unknown, depth: number): Value[] {
  return elementsOf(json).map((element) => {
    const value = parseValue(element, depth)
    if ('arrayValue' in value)
      throw new ApiError('INVALID_ARGUMENT', 'An array cannot directly contain another array.')
    return value
  })
}

function elementsOf(json: unknown): unknown[] {
  const values = asRecord(json, 'an array')['values'] ?? []
  if (!Array.isArray(values)) throw invalid('a list of values', values)
  return values
}

export function parseInteger(json: unknown): string {
  const text = typeof json === 'number' ? String(json) : json
  if (typeof text !== 'string' || !/^-?\d{1,19}$/.test(text)) throw invalid('an integer', json)
  const integer = BigInt(text)
  if (integer < INT64_MINIMUM || integer > INT64_MAXIMUM) throw invalid('a 64-bit integer', json)
  return String(integer)
}

function parseDouble(json: unknown): number | 'NaN' | 'Infinity' | '-Infinity' | '-0' {
  if (json === 'NaN' || json === 'Infinity' || json === '-Infinity') return json
  const number = typeof json === 'string' && json.trim() !== '' ? Number(json) : json
  if (typeof number !== 'number' || !Number.isFinite(number)) throw invalid('a number', json)
  return Object.is(number, -0) ? '-0' : number
}

/** Parses bytes. Accepts both base64 alphabets, with or without padding, and returns the standard alphabet. */
function parseBytes(json: unknown): string {
  const text = asString(json).replaceAll('-', '+').replaceAll('_', '/')
  if (!BASE64.test(text)) throw invalid('base64', json)
  return Buffer.from(text, 'base64').toString('base64')
}

function parseGeoPoint(json: unknown): { latitude: number; longitude: number } {
  const { latitude = 0, longitude = 0 } = asRecord(json, 'a geographical point')
  const inRange = (degrees: unknown, limit: number): degrees is number =>
    typeof degrees === 'number' && Math.abs(degrees) <= limit
  if (!inRange(latitude, 90) || !inRange(longitude, 180))
    throw invalid('a latitude up to 90 and a longitude up to 180', json)
  return { latitude, longitude }
}

/** Returns the value as a string. Rejects half surrogate pairs, which UTF-8 cannot represent. */
function asString(json: unknown): string {
  if (typeof json !== 'string') throw invalid('a string', json)
  if (!json.isWellFormed()) throw invalid('well-formed text', json)
  return json
}

function asRecord(json: unknown, what: string): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalid(what, json)
  return json as Record<string, unknown>
}

function invalid(expected: string, json: unknown): ApiError {
  return new ApiError(
    'INVALID_ARGUMENT',
    `Expected ${expected}, received ${JSON.stringify(json)?.slice(0, 100) ?? 'nothing'}.`,
  )
}
