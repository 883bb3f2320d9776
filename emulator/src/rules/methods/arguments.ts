import { fail } from '../evaluation-error'
import { RulesSet, isList, typeOf, type RulesMap, type RulesValue } from '../value'

/** A method or function of the language; `self` is what stands before the dot. */
export type Call<Self> = (self: Self, args: readonly RulesValue[]) => RulesValue

export function countOf(args: readonly RulesValue[], count: number): void {
  if (args.length !== count)
    fail(`Incorrect number of arguments. Received: ${args.length}. Expected: ${count}.`)
}

export function intOf(value: RulesValue | undefined): bigint {
  return typeof value === 'bigint' ? value : wrong(value, 'int')
}

export function numberOf(value: RulesValue | undefined): number {
  return typeof value === 'bigint' || typeof value === 'number'
    ? Number(value)
    : wrong(value, 'number')
}

export function stringOf(value: RulesValue | undefined): string {
  return typeof value === 'string' ? value : wrong(value, 'string')
}

export function listOf(value: RulesValue | undefined): readonly RulesValue[] {
  return value !== undefined && isList(value) ? value : wrong(value, 'list')
}

export function setOf(value: RulesValue | undefined): RulesSet {
  return value instanceof RulesSet ? value : wrong(value, 'set')
}

export function mapOf(value: RulesValue | undefined): RulesMap {
  return value instanceof Map ? (value as RulesMap) : wrong(value, 'map')
}

function wrong(value: RulesValue | undefined, expected: string): never {
  return fail(
    `Unsupported operation. Received: ${value === undefined ? 'nothing' : typeOf(value)}. Expected: ${expected}.`,
  )
}
