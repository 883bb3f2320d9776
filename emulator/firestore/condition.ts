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

export type Condition =
  FieldCondition | UnaryCondition | { kind: 'all' | 'any'; conditions: readonly Condition[] }

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

function testField({ op, value: operand }: FieldCondition): (value: Value) => boolean {
  const equals = (value: Value) => compareValues(value, operand) === 0
  const elements = elementsOf(operand)
  const isOneOf = (value: Value) => elements.some((element) => compareValues(value, element) === 0)
  switch (op) {
    case 'EQUAL':
      return equals
    case 'NOT_EQUAL':
      return (value) => !isNull(value) && !equals(value)
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

/** Inequalities hold only between values of one type, and never with NaN. */
function inequality(operand: Value, holds: (order: number) => boolean): (value: Value) => boolean {
  const rank = typeRank(operand)
  if (isNaNValue(operand)) return () => false
  return (value) =>
    typeRank(value) === rank && !isNaNValue(value) && holds(compareValues(value, operand))
}

function elementsOf(value: Value): readonly Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}
