import type { BinaryOperator } from '../syntax/ast'
import { fail } from './evaluation-error'
import {
  isList,
  RulesSet,
  sameValue,
  Timestamp,
  typeOf,
  type RulesMap,
  type RulesValue,
} from './value'

type Strict = Exclude<BinaryOperator, '&&' | '||'>

/** Applies a binary operator. The evaluator handles `&&` and `||`, because they may ignore errors. */
export function applyBinary(operator: Strict, left: RulesValue, right: RulesValue): RulesValue {
  switch (operator) {
    case '==':
      return equal(left, right)
    case '!=':
      return !equal(left, right)
    case '<':
      return compared(left, right, (a, b) => a < b)
    case '<=':
      return compared(left, right, (a, b) => a <= b)
    case '>':
      return compared(left, right, (a, b) => a > b)
    case '>=':
      return compared(left, right, (a, b) => a >= b)
    case 'in':
      return contained(left, right)
    case '+':
      if (typeof left === 'string' && typeof right === 'string') return left + right
      return arithmetic(operator, left, right)
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

/** Implements `==`. `1 == 1.0` is true, but not inside lists, sets and maps. */
export function equal(left: RulesValue, right: RulesValue): boolean {
  // oxlint-disable-next-line double-comparisons -- `===` is false between bigint and number
  if (isNumber(left) && isNumber(right)) return left <= right && left >= right
  return sameValue(left, right)
}

type Ordered = string | number | bigint

function compared(
  left: RulesValue,
  right: RulesValue,
  holds: (left: Ordered, right: Ordered) => boolean,
): boolean {
  // oxlint-disable-next-line double-comparisons -- `===` is false between bigint and number
  if (isNumber(left) && isNumber(right)) return holds(left, right)
  if (typeof left === 'string' && typeof right === 'string') return holds(left, right)
  if (left instanceof Timestamp && right instanceof Timestamp) return holds(left.text, right.text)
  if (left instanceof Uint8Array && right instanceof Uint8Array)
    return holds(Buffer.compare(left, right), 0)
  return fail(`Unsupported operation: ${typeOf(left)} cannot be ordered with ${typeOf(right)}.`)
}

function contained(item: RulesValue, whole: RulesValue): boolean {
  if (isList(whole)) return whole.some((one) => sameValue(one, item))
  if (whole instanceof RulesSet) return whole.has(item)
  if (whole instanceof Map && typeof item === 'string') return (whole as RulesMap).has(item)
  return fail(`Unsupported operation: ${typeOf(item)} in ${typeOf(whole)}.`)
}

type Arithmetic = '+' | '-' | '*' | '/' | '%'

function arithmetic(operator: Arithmetic, left: RulesValue, right: RulesValue): RulesValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') return integer(operator, left, right)
  // oxlint-disable-next-line double-comparisons -- `===` is false between bigint and number
  if (isNumber(left) && isNumber(right)) return float(operator, Number(left), Number(right))
  return fail(`Unsupported operation: ${typeOf(left)} ${operator} ${typeOf(right)}.`)
}

function integer(operator: Arithmetic, left: bigint, right: bigint): bigint {
  if ((operator === '/' || operator === '%') && right === 0n) return fail('Divide by zero.')
  if (operator === '+') return int64(left + right)
  if (operator === '-') return int64(left - right)
  if (operator === '*') return int64(left * right)
  return operator === '/' ? int64(left / right) : left % right
}

function float(operator: Arithmetic, left: number, right: number): number {
  if (operator === '+') return left + right
  if (operator === '-') return left - right
  if (operator === '*') return left * right
  return operator === '/' ? left / right : left % right
}

function int64(value: bigint): bigint {
  return value === BigInt.asIntN(64, value) ? value : fail('Integer value is out of range.')
}

function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number'
}
