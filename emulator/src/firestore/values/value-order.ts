import type { Fields, Value } from './wire'

/** Rank of each type in Firestore's order (firebase.google.com/docs/firestore/manage-data/data-types). */
const RANKS = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 9,
} as const

/** Equal for values that inequality filters compare with each other: all numbers are one type. */
export function typeRank(value: Value): number {
  for (const type in value) return RANKS[type as keyof typeof RANKS]
  return -1
}

/** Negative, zero or positive, over all types. Zero is Firestore's equality: `1 == 1.0`, `NaN == NaN`. */
export function compareValues(a: Value, b: Value): number {
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue)
  if ('timestampValue' in a && 'timestampValue' in b)
    return compare(a.timestampValue, b.timestampValue)
  if ('booleanValue' in a && 'booleanValue' in b) return compare(a.booleanValue, b.booleanValue)
  if ('bytesValue' in a && 'bytesValue' in b)
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'))
  if ('referenceValue' in a && 'referenceValue' in b)
    return compareNames(a.referenceValue, b.referenceValue)
  if ('geoPointValue' in a && 'geoPointValue' in b)
    return (
      compare(a.geoPointValue.latitude ?? 0, b.geoPointValue.latitude ?? 0) ||
      compare(a.geoPointValue.longitude ?? 0, b.geoPointValue.longitude ?? 0)
    )
  if ('arrayValue' in a && 'arrayValue' in b)
    return compareArrays(a.arrayValue.values ?? [], b.arrayValue.values ?? [])
  if ('mapValue' in a && 'mapValue' in b)
    return compareMaps(a.mapValue.fields ?? {}, b.mapValue.fields ?? {})
  const rank = typeRank(a)
  return compare(rank, typeRank(b)) || (rank === RANKS.integerValue ? compareNumbers(a, b) : 0)
}

/** The order of the UTF-8 bytes. It differs from JavaScript's only where surrogates meet U+E000 and above. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x !== y) return isSurrogate(x) === isSurrogate(y) ? x - y : isSurrogate(x) ? 1 : -1
  }
  return a.length - b.length
}

/** Resource names and paths, id by id; numeric ids `__id7__` come before all others. */
function compareNames(a: string, b: string): number {
  if (a === b) return 0
  const idsA = a.split('/')
  const idsB = b.split('/')
  for (const [i, id] of idsA.entries()) {
    const other = idsB[i]
    if (other === undefined) return 1
    const order = compareIds(id, other)
    if (order !== 0) return order
  }
  return idsA.length - idsB.length
}

function compareIds(a: string, b: string): number {
  const x = numericId(a)
  const y = numericId(b)
  if (x !== null && y !== null) return compare(x, y)
  if (x !== null || y !== null) return x === null ? 1 : -1
  return compareText(a, b)
}

function numericId(id: string): bigint | null {
  if (!id.startsWith('__id')) return null
  const digits = /^__id(-?\d+)__$/.exec(id)?.[1]
  return digits === undefined ? null : BigInt(digits)
}

/** The exact number: integers beyond 2^53 as bigint, which JavaScript compares with doubles exactly. */
function toNumber(value: Value): number | bigint {
  if ('doubleValue' in value) return Number(value.doubleValue)
  const text = 'integerValue' in value ? value.integerValue : 'NaN'
  const number = Number(text)
  return Number.isSafeInteger(number) || text === 'NaN' ? number : BigInt(text)
}

function compareNumbers(a: Value, b: Value): number {
  const x = toNumber(a)
  const y = toNumber(b)
  if (Number.isNaN(x) || Number.isNaN(y)) return compare(!Number.isNaN(x), !Number.isNaN(y))
  return compare(x, y)
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  for (const [i, value] of a.entries()) {
    const other = b[i]
    if (other === undefined) return 1
    const order = compareValues(value, other)
    if (order !== 0) return order
  }
  return a.length - b.length
}

function compareMaps(a: Fields, b: Fields): number {
  const sorted = (fields: Fields) => Object.entries(fields).sort(([x], [y]) => compareText(x, y))
  const entriesB = sorted(b)
  for (const [i, [name, value]] of sorted(a).entries()) {
    const other = entriesB[i]
    if (other === undefined) return 1
    const order = compareText(name, other[0]) || compareValues(value, other[1])
    if (order !== 0) return order
  }
  return Object.keys(a).length - entriesB.length
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff
}

type Comparable = number | bigint | string | boolean

function compare(a: Comparable, b: Comparable): number {
  return a < b ? -1 : a > b ? 1 : 0
}
