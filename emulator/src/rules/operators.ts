import type { BinaryOperator } from './ast'
import { fail } from './evaluation-error'
import {
  Duration,
  isList,
  isPartial,
  RulesSet,
  sameValue,
  Timestamp,
  typeOf,
  type RulesMap,
  type RulesValue,
} from './value'

type Strict = Exclude<BinaryOperator, '&&' | '||'>

/** The operators that look at both sides; `&&` and `||` are the evaluator's, for they absorb errors. */
export function applyBinary(operator: Strict, left: RulesValue, right: RulesValue): RulesValue {
  switch (operator) {
    case '==':
      return equal(left, right)
    case '!=':
      return !equal(left, right)
    case '<':
    case '<=':
    case '>':
    case '>=':
      return ordered(operator, left, right)
    case 'in':
      return contained(left, right)
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return arithmetic(operator, left, right)
  }
}

export function negate(value: RulesValue): RulesValue {
  if (typeof value === 'bigint') return int64(-value)
  if (typeof value === 'number') return -value
  return fail(`Unsupported operation: -${typeOf(value)}.`)
}

function equal(left: RulesValue, right: RulesValue): boolean {
  if (isPartial(left)) return known(left.compare('==', right))
  if (isPartial(right)) return known(right.compare('==', left))
  if (isNumber(left) && isNumber(right)) return left <= right && left >= right
  return sameValue(left, right)
}

/** A verdict of what a query says; an error where it does not say. */
export function known(verdict: boolean | null): boolean {
  return verdict ?? fail('The query does not say what is compared here.')
}

const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const

function ordered(operator: '<' | '<=' | '>' | '>=', left: RulesValue, right: RulesValue): boolean {
  if (isPartial(left)) return known(left.compare(operator, right))
  if (isPartial(right)) return known(right.compare(MIRRORED[operator], left))
  if (isNumber(left) && isNumber(right))
    return holds(operator, left < right, left <= right && left >= right, left > right)
  const difference = compareSameType(left, right)
  return holds(operator, difference < 0, difference === 0, difference > 0)
}

function holds(operator: string, less: boolean, same: boolean, more: boolean): boolean {
  if (operator === '<') return less
  if (operator === '<=') return less || same
  return operator === '>' ? more : more || same
}

/** Negative, zero or positive; an error for types that have no order or differ. */
export function compareSameType(left: RulesValue, right: RulesValue): number {
  if (typeof left === 'string' && typeof right === 'string')
    return left < right ? -1 : left > right ? 1 : 0
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right)
  if (
    (left instanceof Timestamp && right instanceof Timestamp) ||
    (left instanceof Duration && right instanceof Duration)
  )
    return Number(left.totalNanos - right.totalNanos)
  if (isNumber(left) && isNumber(right)) return left < right ? -1 : left > right ? 1 : 0
  return fail(`Unsupported operation: ${typeOf(left)} cannot be ordered with ${typeOf(right)}.`)
}

function contained(item: RulesValue, whole: RulesValue): boolean {
  if (isPartial(whole)) return known(whole.contains(item))
  if (isPartial(item)) return isList(whole) ? known(amongAlternatives(item, whole)) : known(null)
  if (isList(whole)) return whole.some((one) => sameValue(one, item))
  if (whole instanceof RulesSet) return whole.has(item)
  if (whole instanceof Map && typeof item === 'string') return (whole as RulesMap).has(item)
  return fail(`Unsupported operation: ${typeOf(item)} in ${typeOf(whole)}.`)
}

function amongAlternatives(
  item: Extract<RulesValue, { partial: true }>,
  list: readonly RulesValue[],
): boolean | null {
  const verdicts = list.map((one) => item.compare('==', one))
  if (verdicts.includes(true)) return true
  return verdicts.includes(null) ? null : false
}

function arithmetic(
  operator: '+' | '-' | '*' | '/' | '%',
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') return integer(operator, left, right)
  if (isNumber(left) && isNumber(right)) return float(operator, Number(left), Number(right))
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right
  const time = inTime(operator, left, right)
  return time ?? fail(`Unsupported operation: ${typeOf(left)} ${operator} ${typeOf(right)}.`)
}

function integer(operator: string, left: bigint, right: bigint): bigint {
  if ((operator === '/' || operator === '%') && right === 0n) return fail('Divide by zero.')
  if (operator === '+') return int64(left + right)
  if (operator === '-') return int64(left - right)
  if (operator === '*') return int64(left * right)
  return operator === '/' ? int64(left / right) : left % right
}

function float(operator: string, left: number, right: number): number {
  if (operator === '+') return left + right
  if (operator === '-') return left - right
  if (operator === '*') return left * right
  return operator === '/' ? left / right : left % right
}

function inTime(operator: string, left: RulesValue, right: RulesValue): RulesValue | null {
  if (operator === '+') {
    if (left instanceof Timestamp && right instanceof Duration)
      return Timestamp.fromNanos(left.totalNanos + right.totalNanos)
    if (left instanceof Duration && right instanceof Timestamp) return inTime('+', right, left)
    if (left instanceof Duration && right instanceof Duration)
      return new Duration(left.totalNanos + right.totalNanos)
  }
  if (operator === '-') {
    if (left instanceof Timestamp && right instanceof Duration)
      return Timestamp.fromNanos(left.totalNanos - right.totalNanos)
    if (
      (left instanceof Timestamp && right instanceof Timestamp) ||
      (left instanceof Duration && right instanceof Duration)
    )
      return new Duration(left.totalNanos - right.totalNanos)
  }
  return null
}

export function int64(value: bigint): bigint {
  return value === BigInt.asIntN(64, value) ? value : fail('Integer value is out of range.')
}

function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number'
}
