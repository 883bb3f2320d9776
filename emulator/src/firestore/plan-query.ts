import { ApiError } from '../http/message'
import { INEQUALITIES } from './operators'
import { assertCondition } from './query-limits'
import { type Condition, leavesOf } from './condition'
import {
  type FieldPath,
  formatFieldPath,
  isNamePath,
  NAME_PATH,
  parseQueryFieldPath,
} from './field-path'
import type { Boundary, Ordering, Plan } from './query-plan'
import { assertId, documentPath } from './resource-name'
import { compareText } from './value-order'
import type { Cursor, Filter, StructuredQuery, Value } from './wire'

/**
 * Checks a query over collections below `parent` ('' or a document's path) and works out what it
 * leaves implicit. `root` is `documentsRoot` of the project; `aggregated` are the fields whose values
 * will be summed up or averaged. Throws INVALID_ARGUMENT.
 */
export function planQuery(
  parent: string,
  query: StructuredQuery,
  root: string,
  aggregated: readonly FieldPath[] = [],
): Plan {
  const [selector = {}, second] = query.from
  if (second) throw invalid('A query has at most one collection selector.')
  const { collectionId, allDescendants = false } = selector
  if (collectionId !== undefined) assertId(collectionId)
  const condition = query.where ? parseFilter(query.where, root) : null
  if (condition) assertCondition(condition, query.orderBy?.length ?? 0)
  const orders = spellOutOrder(parseOrders(query), condition, aggregated)
  assertOrders(orders)
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
          .map(({ fieldPath }) => parseQueryFieldPath(fieldPath))
          .filter((path) => !isNamePath(path))
      : null,
  }
}

/** The fields on which the condition has an inequality, in order of their names. */
function inequalityFields(condition: Condition | null): FieldPath[] {
  const leaves = condition ? leavesOf(condition).filter(({ op }) => INEQUALITIES.has(op)) : []
  const byName = new Map(leaves.map(({ path }) => [formatFieldPath(path), path]))
  return [...byName].sort(([a], [b]) => compareText(a, b)).map(([, path]) => path)
}

function parseFilter(filter: Filter, root: string): Condition {
  if ('compositeFilter' in filter) {
    const { op, filters } = filter.compositeFilter
    return {
      kind: op === 'AND' ? 'all' : 'any',
      conditions: filters.map((inner) => parseFilter(inner, root)),
    }
  }
  if ('unaryFilter' in filter) {
    const { field, op } = filter.unaryFilter
    return { kind: 'unary', path: parseQueryFieldPath(field.fieldPath), op }
  }
  const { field, op, value } = filter.fieldFilter
  const path = parseQueryFieldPath(field.fieldPath)
  return { kind: 'field', path, op, value: isNamePath(path) ? relativeName(value, root) : value }
}

function parseOrders({ orderBy = [] }: StructuredQuery): Ordering[] {
  return orderBy.map(({ field, direction }) => ({
    path: parseQueryFieldPath(field.fieldPath),
    descending: direction === 'DESCENDING',
  }))
}

/**
 * Inequality fields that the order does not name follow in order of their names, then aggregated
 * fields, then the document's name, all in the direction of the last that is named
 * (google.firestore.v1.StructuredQuery, order_by).
 */
function spellOutOrder(
  orders: readonly Ordering[],
  condition: Condition | null,
  aggregated: readonly FieldPath[],
): Ordering[] {
  const descending = orders.at(-1)?.descending ?? false
  const spelled = [...orders]
  const inequal = inequalityFields(condition).filter((path) => !isNamePath(path))
  for (const path of [...inequal, ...aggregated, NAME_PATH]) {
    const name = formatFieldPath(path)
    if (spelled.every((one) => formatFieldPath(one.path) !== name))
      spelled.push({ path, descending })
  }
  return spelled
}

function assertOrders(orders: readonly Ordering[]): void {
  const names = orders.map(({ path }) => formatFieldPath(path))
  if (new Set(names).size < names.length) throw invalid('A query is ordered by a field only once.')
  if (names.at(-1) !== '__name__') throw invalid('Nothing can be ordered by after __name__.')
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
