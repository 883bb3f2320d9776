import * as v from 'valibot'
import { ApiError } from '../../http/message'
import { isNamePath, parseDocumentFieldPath, parseQueryFieldPath } from '../documents/field-path'
import { elementsOf, type FieldFilter } from './filter'
import { enumeration, optional, parseMessage } from '../../http/body'
import { parseOperand } from '../values/parse-value'
import { relativeName } from '../documents/resource-name'

/** Limits from firebase.google.com/docs/firestore/query-data/queries#limitations and …/quotas. */
const MAXIMUM_VALUES = 30
const MAXIMUM_BRANCHES = 30
const MAXIMUM_FILTERS_AND_ORDERS = 100
/** No query within the limits has deeper nesting. */
const MAXIMUM_DEPTH = 100

const Field = v.strictObject({ fieldPath: v.string() })

const Comparison = v.strictObject({
  field: Field,
  op: enumeration([
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'EQUAL',
    'NOT_EQUAL',
    'ARRAY_CONTAINS',
    'IN',
  ]),
  value: v.unknown(),
})

const Unary = v.strictObject({
  field: Field,
  op: enumeration(['IS_NULL'], 3),
})

const FilterMessage = v.strictObject({
  fieldFilter: optional(Comparison),
  unaryFilter: optional(Unary),
  compositeFilter: optional(
    v.strictObject({
      op: enumeration(['AND', 'OR']),
      // An empty OR matches nothing, and rules that check each branch would allow it.
      filters: v.pipe(v.array(v.unknown()), v.minLength(1)),
    }),
  ),
})

/**
 * Returns the branches of a filter. `orders` is the number of sort orders. Throws INVALID_ARGUMENT.
 */
export function parseFilter(json: unknown, orders: number, root: string): FieldFilter[][] {
  const operators: string[] = []
  let left = MAXIMUM_FILTERS_AND_ORDERS - orders
  const branches = branchesOf(json, 0)
  if (operators.filter((op) => op === 'NOT_EQUAL').length > 1)
    throw invalid('A query has only one not-equal.')
  for (const branch of branches)
    if (branch.filter(({ op }) => op === 'ARRAY_CONTAINS').length > 1)
      throw invalid('A disjunction has only one array-contains.')
  return branches

  function branchesOf(filter: unknown, depth: number): FieldFilter[][] {
    const message = parseMessage(FilterMessage, filter)
    const [given, second] = Object.values(message).filter((one) => one !== undefined)
    if (!given || second)
      throw invalid('A filter is one of fieldFilter, unaryFilter and compositeFilter.')
    operators.push(given.op)
    if ('filters' in given) {
      if (depth === MAXIMUM_DEPTH) throw invalid('The filters are nested too deep.')
      const parts = given.filters.map((inner) => branchesOf(inner, depth + 1))
      return limited(given.op === 'OR' ? parts.flat() : parts.reduce(product))
    }
    if (left-- <= 0)
      throw invalid(`A query has at most ${MAXIMUM_FILTERS_AND_ORDERS} filters and orders.`)
    return 'value' in given ? compared(given, root) : unary(given)
  }
}

function unary({ field, op }: v.InferOutput<typeof Unary>): FieldFilter[][] {
  return [[{ path: parseDocumentFieldPath(field.fieldPath), op, value: { nullValue: null } }]]
}

function compared({ field, op, value: json }: v.InferOutput<typeof Comparison>, root: string) {
  const path = parseQueryFieldPath(field.fieldPath)
  if (isNamePath(path) && op === 'ARRAY_CONTAINS') throw invalid(`${op} is not for __name__.`)
  const operand = parseOperand(json)
  const value = isNamePath(path) ? relativeName(operand, root) : operand
  if (op !== 'IN') return [[{ path, op, value }]]
  const elements = elementsOf(value)
  if (elements.length === 0 || elements.length > MAXIMUM_VALUES)
    throw invalid(`IN takes a list of 1 to ${MAXIMUM_VALUES} values.`)
  return elements.map((value): FieldFilter[] => [{ path, op: 'EQUAL', value }])
}

function product(left: FieldFilter[][], right: FieldFilter[][]): FieldFilter[][] {
  return limited(left.flatMap((one) => right.map((other) => [...one, ...other])))
}

function limited(branches: FieldFilter[][]): FieldFilter[][] {
  if (branches.length > MAXIMUM_BRANCHES)
    throw invalid(`A query has at most ${MAXIMUM_BRANCHES} disjunctions, multiplied out.`)
  return branches
}

function invalid(message: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', message)
}
