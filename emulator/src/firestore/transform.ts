import type { FieldPath } from './field-path'
import { compareValues, toNumber } from './value-order'
import type { Value, WireTimestamp } from './wire'

/** A change of one field that depends on what the field holds when the commit is applied. */
export type Transform = { path: FieldPath } & (
  | { kind: 'serverTimestamp' }
  | { kind: 'increment'; operand: NumberValue }
  | { kind: 'appendMissing' | 'removeAll'; elements: readonly Value[] }
)

export type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: unknown }>

export interface Transformed {
  value: Value
  /** What the commit's answer reports: null for the two on arrays. */
  result: Value
}

const INT64_MINIMUM = -(2n ** 63n)
const INT64_MAXIMUM = 2n ** 63n - 1n

/** Applies the transform to what the field holds. */
export function transformField(
  old: Value | undefined,
  transform: Transform,
  time: WireTimestamp,
): Transformed {
  switch (transform.kind) {
    case 'serverTimestamp':
      return both({ timestampValue: time })
    case 'increment':
      return both(isNumber(old) ? add(old, transform.operand) : transform.operand)
    case 'appendMissing':
      return elements(appendMissing(elementsOf(old), transform.elements))
    case 'removeAll':
      return elements(removeAll(elementsOf(old), transform.elements))
  }
}

function both(value: Value): Transformed {
  return { value, result: value }
}

function isNumber(value: Value | undefined): value is NumberValue {
  return value !== undefined && ('integerValue' in value || 'doubleValue' in value)
}

/** Integers stay integers and stop at the ends of 64 bits; a double makes the sum a double. */
function add(a: NumberValue, b: NumberValue): NumberValue {
  if ('integerValue' in a && 'integerValue' in b) {
    const sum = BigInt(a.integerValue) + BigInt(b.integerValue)
    const clamped = sum > INT64_MAXIMUM ? INT64_MAXIMUM : sum < INT64_MINIMUM ? INT64_MINIMUM : sum
    return { integerValue: String(clamped) }
  }
  return fromDouble(Number(toNumber(a)) + Number(toNumber(b)))
}

/** A JavaScript number as a double value in its one form. */
function fromDouble(number: number): NumberValue {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' }
  if (!Number.isFinite(number)) return { doubleValue: number > 0 ? 'Infinity' : '-Infinity' }
  return { doubleValue: Object.is(number, -0) ? '-0' : number }
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}

function elements(values: Value[]): Transformed {
  return { value: { arrayValue: { values } }, result: { nullValue: null } }
}

function appendMissing(old: readonly Value[], added: readonly Value[]): Value[] {
  const wanted = sortDistinct(added)
  const present = new Set(old.map((value) => find(wanted, value)))
  const missing = wanted.filter((one) => !present.has(one)).sort((a, b) => a.place - b.place)
  return [...old, ...missing.map(({ value }) => value)]
}

function removeAll(old: readonly Value[], removed: readonly Value[]): Value[] {
  const unwanted = sortDistinct(removed)
  return old.filter((value) => !find(unwanted, value))
}

interface Placed {
  value: Value
  place: number
}

/** The values by their order, so that each need not be compared with every other; of equal ones the first. */
function sortDistinct(values: readonly Value[]): Placed[] {
  const sorted = values
    .map((value, place) => ({ value, place }))
    .sort((a, b) => compareValues(a.value, b.value))
  return sorted.filter(({ value }, i) => {
    const previous = sorted[i - 1]
    return !previous || compareValues(previous.value, value) !== 0
  })
}

function find(sorted: readonly Placed[], value: Value): Placed | undefined {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const found = sorted[middle]
    const order = found ? compareValues(found.value, value) : 0
    if (order === 0) return found
    if (order < 0) from = middle + 1
    else to = middle
  }
  return undefined
}
