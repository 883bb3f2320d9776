import { ApiError } from '../http/message'
import { assertDisjunctions, assertOperand } from './query-limits'
import type { Condition } from './condition'
import {
  type FieldPath,
  formatFieldPath,
  isNamePath,
  NAME_PATH,
  parseFieldPath,
} from './field-path'
import type { Boundary, Ordering, Plan } from './query-plan'
import { assertId, documentPath } from './resource-name'
import { compareText } from './value-order'
import type { Cursor, Filter, StructuredQuery, Value } from './wire'

const INEQUALITIES: ReadonlySet<string> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
])

/**
 * Checks a query over collections below `parent` ('' or a document's path) and works out what it
 * leaves implicit. `root` is `documentsRoot` of the project. Throws INVALID_ARGUMENT.
 */
export function planQuery(parent: string, query: StructuredQuery, root: string): Plan {
  const [selector, second] = query.from
  if (!selector || second) throw invalid('A query must have exactly one collection selector.')
  const { collectionId, allDescendants = false } = selector
  if (collectionId !== undefined) assertId(collectionId)
  const condition = query.where ? parseFilter(query.where, root) : null
  if (condition) assertDisjunctions(condition)
  const orders = spellOutOrder(parseOrders(query), condition)
  return {
    parent,
    collectionId: collectionId ?? null,
    allDescendants,
    condition,
    orders,
    startAt: parseCursor(query.startAt, orders, root),
    endAt: parseCursor(query.endAt, orders, root),
    offset: natural(query.offset ?? 0, 'offset'),
    limit: natural(query.limit ?? Infinity, 'limit'),
    select: query.select
      ? query.select.fields
          .map(({ fieldPath }) => parseFieldPath(fieldPath))
          .filter((path) => !isNamePath(path))
      : null,
  }
}

/** The fields on which the condition has an inequality, in order of their names. */
export function inequalityFields(condition: Condition | null): FieldPath[] {
  if (condition === null) return []
  const byName = new Map<string, FieldPath>()
  const visit = (inner: Condition): void => {
    if ('conditions' in inner) inner.conditions.forEach(visit)
    else if (INEQUALITIES.has(inner.op)) byName.set(formatFieldPath(inner.path), inner.path)
  }
  visit(condition)
  return [...byName].sort(([a], [b]) => compareText(a, b)).map(([, path]) => path)
}

function parseFilter(filter: Filter, root: string): Condition {
  if ('compositeFilter' in filter) {
    const { op, filters } = filter.compositeFilter
    if (filters.length === 0) throw invalid('A composite filter must have filters.')
    return {
      kind: op === 'AND' ? 'all' : 'any',
      conditions: filters.map((inner) => parseFilter(inner, root)),
    }
  }
  if ('unaryFilter' in filter) {
    const { field, op } = filter.unaryFilter
    return { kind: 'unary', path: parseFieldPath(field.fieldPath), op }
  }
  const { field, op, value } = filter.fieldFilter
  const path = parseFieldPath(field.fieldPath)
  assertOperand(op, value)
  return { kind: 'field', path, op, value: isNamePath(path) ? relativeName(value, root) : value }
}

function parseOrders({ orderBy = [] }: StructuredQuery): Ordering[] {
  return orderBy.map(({ field, direction }) => ({
    path: parseFieldPath(field.fieldPath),
    descending: direction === 'DESCENDING',
  }))
}

/**
 * Inequality fields that the order does not name follow in order of their names, then the document's
 * name, all in the direction of the last that is named (firebase.google.com/docs/reference/rest,
 * StructuredQuery.order_by).
 */
function spellOutOrder(orders: readonly Ordering[], condition: Condition | null): Ordering[] {
  const descending = orders.at(-1)?.descending ?? false
  const named = new Set(orders.map(({ path }) => formatFieldPath(path)))
  const missing = [...inequalityFields(condition).filter((path) => !isNamePath(path)), NAME_PATH]
    .filter((path) => !named.has(formatFieldPath(path)))
    .map((path) => ({ path, descending }))
  return [...orders, ...missing]
}

function parseCursor(
  cursor: Cursor | undefined,
  orders: readonly Ordering[],
  root: string,
): Boundary | null {
  if (!cursor) return null
  if (cursor.values.length > orders.length)
    throw invalid('A cursor has more values than the query has orders.')
  return {
    before: cursor.before ?? false,
    values: cursor.values.map((value, i) =>
      isNamePath(orders[i]?.path ?? []) ? relativeName(value, root) : value,
    ),
  }
}

/** What is compared with `__name__` must be references to documents of this database. */
function relativeName(value: Value, root: string): Value {
  if ('arrayValue' in value)
    return {
      arrayValue: { values: (value.arrayValue.values ?? []).map((v) => relativeName(v, root)) },
    }
  if (!('referenceValue' in value)) throw invalid('__name__ is compared with document references.')
  return { referenceValue: documentPath(value.referenceValue, root) }
}

function natural(number: number, what: string): number {
  if (number < 0) throw invalid(`The ${what} is negative.`)
  return number
}

function invalid(message: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', message)
}
