import { type StoredDocument, valueAt } from '../documents/document'
import type { FieldPath } from '../documents/field-path'
import { compareValues, typeRank } from '../values/value-order'
import type { Value } from '../values/wire'

type Operator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IS_NULL'

/** A condition on one field. Operators without an operand have the value null. */
export interface FieldFilter {
  path: FieldPath
  op: Operator
  value: Value
}

/**
 * Alternatives of a query, one for each value of IN. A query without filters has one alternative without conditions.
 */
export type Branches = readonly (readonly FieldFilter[])[]

export const EQUALITIES: ReadonlySet<string> = new Set(['EQUAL', 'IS_NULL'])

export const INEQUALITIES: ReadonlySet<string> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
])

/** Compiles a query to a predicate. Conditions on missing fields are always false. */
export function compileBranches(branches: Branches): (document: StoredDocument) => boolean {
  const compiled = branches.map((filters) =>
    filters.map((filter) => ({ path: filter.path, test: compile(filter) })),
  )
  return (document) =>
    compiled.some((tests) =>
      tests.every(({ path, test }) => {
        const value = valueAt(document, path)
        return value !== undefined && test(value)
      }),
    )
}

const isNull = (value: Value) => 'nullValue' in value
const isNaNValue = (value: Value) => 'doubleValue' in value && value.doubleValue === 'NaN'

/** Compiles a filter. As in SQL, null and NaN do not equal themselves. IS_NULL matches null. */
function compile({ op, value: operand }: FieldFilter): (value: Value) => boolean {
  switch (op) {
    case 'EQUAL':
      return equalTo(operand)
    case 'LESS_THAN':
      return inequality(operand, (order) => order < 0)
    case 'LESS_THAN_OR_EQUAL':
      return inequality(operand, (order) => order <= 0)
    case 'GREATER_THAN':
      return inequality(operand, (order) => order > 0)
    case 'GREATER_THAN_OR_EQUAL':
      return inequality(operand, (order) => order >= 0)
    case 'ARRAY_CONTAINS': {
      const equals = equalTo(operand)
      return (value) => elementsOf(value).some(equals)
    }
    case 'IS_NULL':
      return isNull
  }
}

function equalTo(operand: Value): (value: Value) => boolean {
  if (isNull(operand) || isNaNValue(operand)) return () => false
  return (value) => compareValues(value, operand) === 0
}

/** Returns a predicate for an inequality. It is false for values of different types, null and NaN. */
function inequality(operand: Value, holds: (order: number) => boolean): (value: Value) => boolean {
  const rank = typeRank(operand)
  if (isNull(operand) || isNaNValue(operand)) return () => false
  return (value) =>
    typeRank(value) === rank && !isNaNValue(value) && holds(compareValues(value, operand))
}

export function elementsOf(value: Value): readonly Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}
