import type { Fields, Value } from './wire'

/** Sort order of types (firebase.google.com/docs/firestore/manage-data/data-types). */
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

/** Returns the rank of a value's type. Inequality filters compare only values of the same rank. */
export function typeRank(value: Value): number {
  for (const type in value) return RANKS[type as keyof typeof RANKS]
  return -1
}

/** Compares values of all types. Zero means equal as in Firestore: `1 == 1.0`, `NaN == NaN`. */
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

/** Compares UTF-8 bytes. JavaScript's comparison differs only between surrogates and U+E000 or above. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x !== y) return isSurrogate(x) === isSurrogate(y) ? x - y : isSurrogate(x) ? 1 : -1
  }
  return a.length - b.length
}

/** Compares document names one id at a time. Numeric ids such as `__id7__` come first. */
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

/** Returns a bigint for integers beyond 2^53, which JavaScript compares exactly with doubles. */
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
