import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { encode, encodeMap, isSame, type Json } from './values'

it.each<[string, unknown, Json]>([
  ['an integer', 3n, 3],
  ['a whole double', 3, { $double: '3' }],
  ['a fraction', 3.5, 3.5],
  ['NaN', NaN, { $double: 'NaN' }],
  ['a time', new Timestamp(1_763_700_000, 1), { $timestamp: '2025-11-21T04:40:00.000000001Z' }],
  ['a map with a key that starts with $', { $bytes: 1n }, { $map: { $bytes: 1 } }],
])('encodes %s without loss', (_, value, json) => {
  expect(encode(value)).toEqual(json)
})

it('encode rejects values of unknown types instead of omitting them', () => {
  expect(() => encode(new Date(0))).toThrow('Jenis nilai ini tidak dikenal cadangan')
})

it('encodeMap keeps a field with the name __proto__', () => {
  const map = Object.fromEntries([['__proto__', 'x']])
  expect(JSON.stringify(encodeMap(map))).toBe('{"__proto__":"x"}')
})

it('isSame treats a whole double as equal to the integer, and ignores the order of fields', () => {
  expect(isSame({ a: 1, b: { $double: '3' } }, { b: 3, a: 1 })).toBe(true)
  expect(isSame({ a: { $double: '3.5e300' } }, { a: 3 })).toBe(false)
})
