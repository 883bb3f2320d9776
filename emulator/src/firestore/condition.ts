import { type StoredDocument, valueAt } from './document'
import type { FieldPath } from './field-path'
import { compareValues, typeRank } from './value-order'
import type { FieldOperator, UnaryOperator, Value } from './wire'

export interface FieldCondition {
  kind: 'field'
  path: FieldPath
  op: FieldOperator
  value: Value
}

export interface UnaryCondition {
  kind: 'unary'
  path: FieldPath
  op: UnaryOperator
}

/** A test of one field. */
export type Leaf = FieldCondition | UnaryCondition

export type Condition = Leaf | { kind: 'all' | 'any'; conditions: readonly Condition[] }

/** The tests of single fields, wherever they stand. */
export function leavesOf(condition: Condition): Leaf[] {
  return 'conditions' in condition ? condition.conditions.flatMap(leavesOf) : [condition]
}

/** The disjunctive normal form; IN and ARRAY_CONTAINS_ANY are left whole, their branches being alike. */
export function branchesOf(condition: Condition): Leaf[][] {
  if (!('conditions' in condition)) return [[condition]]
  if (condition.kind === 'any') return condition.conditions.flatMap(branchesOf)
  return condition.conditions.reduce<Leaf[][]>(
    (left, inner) => left.flatMap((one) => branchesOf(inner).map((other) => [...one, ...other])),
    [[]],
  )
}

/** Whether documents meet the condition. One that lacks the field never does. */
export function compileCondition(condition: Condition): (document: StoredDocument) => boolean {
  switch (condition.kind) {
    case 'all': {
      const tests = condition.conditions.map(compileCondition)
      return (document) => tests.every((test) => test(document))
    }
    case 'any': {
      const tests = condition.conditions.map(compileCondition)
      return (document) => tests.some((test) => test(document))
    }
    case 'unary':
    case 'field': {
      const { path } = condition
      const test = condition.kind === 'unary' ? testUnary(condition.op) : testField(condition)
      return (document) => {
        const value = valueAt(document, path)
        return value !== undefined && test(value)
      }
    }
  }
}

const isNull = (value: Value) => 'nullValue' in value
const isNaNValue = (value: Value) => 'doubleValue' in value && value.doubleValue === 'NaN'

function testUnary(op: UnaryOperator): (value: Value) => boolean {
  switch (op) {
    case 'IS_NULL':
      return isNull
    case 'IS_NOT_NULL':
      return (value) => !isNull(value)
    case 'IS_NAN':
      return isNaNValue
    case 'IS_NOT_NAN':
      return (value) => !isNull(value) && !isNaNValue(value)
  }
}

/** Nothing equals null or NaN here, not even themselves: there are unary operators for that. */
function testField({ op, value: operand }: FieldCondition): (value: Value) => boolean {
  const equals = equalTo(operand)
  const elements = elementsOf(operand)
  const tests = elements.map(equalTo)
  const isOneOf = (value: Value) => tests.some((test) => test(value))
  switch (op) {
    case 'EQUAL':
      return equals
    case 'NOT_EQUAL':
      return isNull(operand) ? () => false : (value) => !isNull(value) && !equals(value)
    case 'LESS_THAN':
      return inequality(operand, (order) => order < 0)
    case 'LESS_THAN_OR_EQUAL':
      return inequality(operand, (order) => order <= 0)
    case 'GREATER_THAN':
      return inequality(operand, (order) => order > 0)
    case 'GREATER_THAN_OR_EQUAL':
      return inequality(operand, (order) => order >= 0)
    case 'IN':
      return isOneOf
    case 'NOT_IN':
      return elements.some(isNull) ? () => false : (value) => !isNull(value) && !isOneOf(value)
    case 'ARRAY_CONTAINS':
      return (value) => elementsOf(value).some(equals)
    case 'ARRAY_CONTAINS_ANY':
      return (value) => elementsOf(value).some(isOneOf)
  }
}

function equalTo(operand: Value): (value: Value) => boolean {
  if (isNull(operand) || isNaNValue(operand)) return () => false
  return (value) => compareValues(value, operand) === 0
}

/** Inequalities hold only between values of one type, and never with null or NaN. */
function inequality(operand: Value, holds: (order: number) => boolean): (value: Value) => boolean {
  const rank = typeRank(operand)
  if (isNull(operand) || isNaNValue(operand)) return () => false
  return (value) =>
    typeRank(value) === rank && !isNaNValue(value) && holds(compareValues(value, operand))
}

export function elementsOf(value: Value): readonly Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}
