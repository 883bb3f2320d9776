import * as v from 'valibot'
import { ApiError } from '../../http/message'
import { isNamePath, parseDocumentFieldPath, parseQueryFieldPath } from '../documents/field-path'
import { elementsOf, type FieldFilter } from './filter'
import { enumeration, optional, parseMessage } from '../../http/body'
import { parseOperand } from '../values/parse-value'
import { relativeName } from '../documents/resource-name'

/** Maximum numbers of values and conditions (firebase.google.com/docs/firestore: queries#limitations, quotas). */
const MAXIMUM_VALUES = 30
const MAXIMUM_BRANCHES = 30
const MAXIMUM_FILTERS_AND_ORDERS = 100

const Field = v.strictObject({ fieldPath: v.string() })

const Comparison = v.strictObject({
  field: Field,
  op: v.union([
    enumeration([
      'LESS_THAN',
      'LESS_THAN_OR_EQUAL',
      'GREATER_THAN',
      'GREATER_THAN_OR_EQUAL',
      'EQUAL',
    ]),
    enumeration(['ARRAY_CONTAINS', 'IN'], 7),
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
})

const And = v.strictObject({
  compositeFilter: v.strictObject({
    op: enumeration(['AND']),
    filters: v.pipe(v.array(v.unknown()), v.minLength(1)),
  }),
})

export function parseFilter(json: unknown, orders: number, root: string): FieldFilter[][] {
  const filters = isComposite(json) ? parseMessage(And, json).compositeFilter.filters : [json]
  if (filters.length + orders > MAXIMUM_FILTERS_AND_ORDERS)
    throw invalid(`A query has at most ${MAXIMUM_FILTERS_AND_ORDERS} filters and orders.`)
  const branches = filters.map((filter) => alternativesOf(filter, root)).reduce(product)
  for (const branch of branches)
    if (branch.filter(({ op }) => op === 'ARRAY_CONTAINS').length > 1)
      throw invalid('A disjunction has only one array-contains.')
  return branches
}

function isComposite(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'compositeFilter' in json
}

function alternativesOf(filter: unknown, root: string): FieldFilter[][] {
  const message = parseMessage(FilterMessage, filter)
  const [given, second] = Object.values(message).filter((one) => one !== undefined)
  if (!given || second) throw invalid('A filter is one of fieldFilter and unaryFilter.')
  return 'value' in given ? compared(given, root) : unary(given)
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
  const branches = left.flatMap((one) => right.map((other) => [...one, ...other]))
  if (branches.length > MAXIMUM_BRANCHES)
    throw invalid(`A query has at most ${MAXIMUM_BRANCHES} disjunctions, multiplied out.`)
  return branches
}

function invalid(message: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', message)
}
