import type { Fields, Value as WireValue } from '../../firestore/values/wire'
import { fail } from './evaluation-error'

/** Time in RFC 3339, UTC with six digits, so that strings sort by time. */
export class Timestamp {
  constructor(readonly text: string) {}
}

class LatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

export class Path {
  constructor(readonly segments: readonly string[]) {}
}

export class RulesSet {
  readonly items: RulesValue[] = []
  /** Elements that a hash lookup can find, which is faster than comparing every pair. */
  readonly #plain = new Set<RulesValue>()
  readonly #others: RulesValue[] = []

  constructor(items: Iterable<RulesValue>) {
    for (const item of items) {
      if (this.has(item)) continue
      this.items.push(item)
      if (isPlain(item)) this.#plain.add(item)
      else this.#others.push(item)
    }
  }

  has(value: RulesValue): boolean {
    return isPlain(value)
      ? this.#plain.has(value)
      : this.#others.some((item) => sameValue(item, value))
  }
}

function isPlain(value: RulesValue): boolean {
  return value === null || typeof value !== 'object'
}

export class MapDiff {
  constructor(
    readonly after: RulesMap,
    readonly before: RulesMap,
  ) {}
}

export type RulesMap = ReadonlyMap<string, RulesValue>

/**
 * Value that a list query describes only in part: a document that the list might contain, or a map in such a document.
 */
export class Partial {
  constructor(readonly members: Map<string, RulesValue>) {}

  member(name: string): RulesValue {
    const found = this.members.get(name)
    return found === undefined ? fail(`The query does not say what '${name}' is.`) : found
  }
}

export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | readonly RulesValue[]
  | RulesMap
  | RulesSet
  | MapDiff
  | Timestamp
  | LatLng
  | Path
  | Partial

export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value)
}

export function typeOf(value: RulesValue): string {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'bigint') return 'int'
  if (typeof value === 'number') return 'float'
  if (typeof value === 'string') return 'string'
  if (value instanceof Uint8Array) return 'bytes'
  if (isList(value)) return 'list'
  if (value instanceof Map) return 'map'
  if (value instanceof RulesSet) return 'set'
  if (value instanceof MapDiff) return 'map_diff'
  if (value instanceof Timestamp) return 'timestamp'
  if (value instanceof LatLng) return 'latlng'
  if (value instanceof Path) return 'path'
  return 'constraint'
}

/** Compares values inside lists, sets and maps, where `1 == 1.0` is false. */
export function sameValue(a: RulesValue, b: RulesValue): boolean {
  if (a === b) return true
  // A field that a query filters by exists, so it is not null.
  if (a === null || b === null) return false
  if (a instanceof Partial || b instanceof Partial)
    return fail('The query does not say what is compared here.')
  if (typeOf(a) !== typeOf(b)) return false
  if (isList(a) && isList(b))
    return a.length === b.length && a.every((item, index) => sameValue(item, b[index] ?? null))
  if (a instanceof Map && b instanceof Map) return sameMap(a as RulesMap, b as RulesMap)
  if (a instanceof RulesSet && b instanceof RulesSet)
    return a.items.length === b.items.length && a.items.every((item) => b.has(item))
  if (a instanceof MapDiff && b instanceof MapDiff)
    return sameMap(a.after, b.after) && sameMap(a.before, b.before)
  if (a instanceof Timestamp && b instanceof Timestamp) return a.text === b.text
  if (a instanceof LatLng && b instanceof LatLng)
    return a.latitude === b.latitude && a.longitude === b.longitude
  if (a instanceof Path && b instanceof Path) return a.segments.join('/') === b.segments.join('/')
  return a instanceof Uint8Array && b instanceof Uint8Array && Buffer.compare(a, b) === 0
}

function sameMap(a: RulesMap, b: RulesMap): boolean {
  if (a.size !== b.size) return false
  for (const [key, value] of a) {
    const other = b.get(key)
    if (other === undefined || !sameValue(value, other)) return false
  }
  return true
}

export function fromWire(value: WireValue): RulesValue {
  if ('booleanValue' in value) return value.booleanValue
  if ('integerValue' in value) return BigInt(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('stringValue' in value) return value.stringValue
  if ('timestampValue' in value) return timestampFromWire(value.timestampValue)
  if ('bytesValue' in value) return Buffer.from(value.bytesValue, 'base64')
  if ('referenceValue' in value)
    // projects/P/databases/D/documents/… is /databases/D/documents/… in rules.
    return new Path(value.referenceValue.split('/').slice(2))
  if ('geoPointValue' in value)
    return new LatLng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0)
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromWire)
  if ('mapValue' in value) return fieldsFromWire(value.mapValue.fields ?? {})
  return null
}

export function fieldsFromWire(fields: Fields): RulesMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, fromWire(value)]))
}

export function timestampFromWire(text: string): Timestamp {
  return new Timestamp(text.replace('Z', '').padEnd('2026-01-02T03:04:05.678901'.length, '0'))
}

export function fromJson(value: unknown): RulesValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value
  if (Array.isArray(value)) return value.map(fromJson)
  if (typeof value === 'object')
    return new Map(Object.entries(value).map(([name, part]) => [name, fromJson(part)]))
  return fail('A value of no type that rules know.')
}
