import { ApiError } from '../http/message'
import type { Condition } from './condition'
import type { FieldOperator, Value } from './wire'

/** Limits as of firebase.google.com/docs/firestore/query-data/queries. */
const MAXIMUM_VALUES = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 } as const
const MAXIMUM_DISJUNCTIONS = 30

/** Throws INVALID_ARGUMENT on an operand that the operator does not take. */
export function assertOperand(op: FieldOperator, value: Value): void {
  if (op !== 'IN' && op !== 'NOT_IN' && op !== 'ARRAY_CONTAINS_ANY') return
  const length = 'arrayValue' in value ? (value.arrayValue.values ?? []).length : 0
  if (length === 0) throw new ApiError('INVALID_ARGUMENT', `${op} needs a list of values.`)
  if (length > MAXIMUM_VALUES[op])
    throw new ApiError('INVALID_ARGUMENT', `${op} takes at most ${MAXIMUM_VALUES[op]} values.`)
}

/** Throws INVALID_ARGUMENT when the disjunctive normal form has too many terms. */
export function assertDisjunctions(condition: Condition): void {
  if (countDisjunctions(condition) > MAXIMUM_DISJUNCTIONS)
    throw new ApiError(
      'INVALID_ARGUMENT',
      `The query has more than ${MAXIMUM_DISJUNCTIONS} disjunctions in its disjunctive normal form.`,
    )
}

function countDisjunctions(condition: Condition): number {
  switch (condition.kind) {
    case 'all':
      return condition.conditions.reduce((count, inner) => count * countDisjunctions(inner), 1)
    case 'any':
      return condition.conditions.reduce((count, inner) => count + countDisjunctions(inner), 0)
    case 'unary':
      return 1
    case 'field': {
      const { op, value } = condition
      const isDisjunction = op === 'IN' || op === 'ARRAY_CONTAINS_ANY'
      return isDisjunction && 'arrayValue' in value ? (value.arrayValue.values ?? []).length : 1
    }
  }
}
