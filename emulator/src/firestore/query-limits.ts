import { ApiError } from '../http/message'
import { branchesOf, type Condition, elementsOf, type Leaf, leavesOf } from './condition'
import { formatFieldPath, isNamePath } from './field-path'
import { INEQUALITIES, MEMBERSHIPS, NEGATIONS } from './operators'

/** Limits as of firebase.google.com/docs/firestore/query-data/queries#limitations and …/quotas. */
const MAXIMUM_VALUES: Readonly<Record<string, number>> = {
  IN: 30,
  ARRAY_CONTAINS_ANY: 30,
  NOT_IN: 10,
}
const MAXIMUM_DISJUNCTIONS = 30
const MAXIMUM_INEQUALITY_FIELDS = 10
const MAXIMUM_FILTERS_AND_ORDERS = 100

/**
 * Refuses the conditions that production refuses; `orders` is how many orders the query names.
 * Throws INVALID_ARGUMENT.
 */
export function assertCondition(condition: Condition, orders: number): void {
  const leaves = leavesOf(condition)
  leaves.forEach(assertLeaf)
  assertCombination(leaves, condition)
  if (countDisjunctions(condition) > MAXIMUM_DISJUNCTIONS)
    throw invalid(`A query has at most ${MAXIMUM_DISJUNCTIONS} disjunctions, multiplied out.`)
  if (membershipsTogether(condition)) throw invalid('A disjunction has only one array-contains.')
  const inequalityFields = new Set(
    leaves.filter(({ op }) => INEQUALITIES.has(op)).map(({ path }) => formatFieldPath(path)),
  )
  if (inequalityFields.size > MAXIMUM_INEQUALITY_FIELDS)
    throw invalid(`A query has inequalities on at most ${MAXIMUM_INEQUALITY_FIELDS} fields.`)
  if (leaves.length + orders > MAXIMUM_FILTERS_AND_ORDERS)
    throw invalid(`A query has at most ${MAXIMUM_FILTERS_AND_ORDERS} filters and orders.`)
}

function assertLeaf(leaf: Leaf): void {
  const { op, path } = leaf
  if (isNamePath(path) && (leaf.kind === 'unary' || MEMBERSHIPS.has(op)))
    throw invalid(`${op} is not for __name__.`)
  const maximum = MAXIMUM_VALUES[op]
  if (maximum === undefined || leaf.kind === 'unary') return
  const { length } = elementsOf(leaf.value)
  if (length === 0) throw invalid(`${op} needs a list of values.`)
  if (length > maximum) throw invalid(`${op} takes at most ${maximum} values.`)
}

function assertCombination(leaves: readonly Leaf[], condition: Condition): void {
  if (leaves.filter(({ op }) => NEGATIONS.has(op)).length > 1)
    throw invalid('A query has only one of not-equal, not-in, is-not-null and is-not-nan.')
  const isDisjunctive =
    hasDisjunction(condition) || leaves.some(({ op }) => op === 'IN' || op === 'ARRAY_CONTAINS_ANY')
  if (isDisjunctive && leaves.some(({ op }) => op === 'NOT_IN'))
    throw invalid('NOT_IN cannot be combined with IN, ARRAY_CONTAINS_ANY or OR.')
}

function hasDisjunction(condition: Condition): boolean {
  if (!('conditions' in condition)) return false
  const { kind, conditions } = condition
  return (kind === 'any' && conditions.length > 1) || conditions.some(hasDisjunction)
}

function countDisjunctions(condition: Condition): number {
  if ('conditions' in condition) {
    const counts = condition.conditions.map(countDisjunctions)
    return condition.kind === 'any'
      ? counts.reduce((sum, count) => sum + count, 0)
      : counts.reduce((product, count) => product * count, 1)
  }
  const isDisjunction = condition.op === 'IN' || condition.op === 'ARRAY_CONTAINS_ANY'
  return isDisjunction ? elementsOf(condition.value).length : 1
}

/** Whether some disjunction has an array-contains and another membership beside it. */
function membershipsTogether(condition: Condition): boolean {
  return branchesOf(condition).some((branch) => {
    const memberships = branch.filter(({ op }) => MEMBERSHIPS.has(op))
    return memberships.length > 1 && memberships.some(({ op }) => op === 'ARRAY_CONTAINS')
  })
}

function invalid(message: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', message)
}
