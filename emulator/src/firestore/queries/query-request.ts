import * as v from 'valibot'
import { ApiError } from '../../http/message'
import {
  type FieldPath,
  formatFieldPath,
  isNamePath,
  NAME_PATH,
  parseQueryFieldPath,
} from '../documents/field-path'
import { type Branches, INEQUALITIES } from './filter'
import { parseFilter } from './filter-request'
import { enumeration, optional, parseMessage } from '../../http/body'
import { parseValue } from '../values/parse-value'
import type { Value } from '../values/wire'
import type { Ordering, Plan } from './query-plan'
import { assertId, relativeName } from '../documents/resource-name'
import { compareText } from '../values/value-order'

/** Maximum number of fields with inequalities (firebase.google.com/docs/firestore/query-data/queries#limitations). */
const MAXIMUM_INEQUALITY_FIELDS = 10

const Path = v.pipe(
  v.strictObject({ fieldPath: v.string() }),
  v.transform(({ fieldPath }) => parseQueryFieldPath(fieldPath)),
)

const Order = v.pipe(
  v.strictObject({
    field: Path,
    direction: v.optional(enumeration(['ASCENDING', 'DESCENDING'])),
  }),
  v.transform(({ field, direction }) => ({ path: field, descending: direction === 'DESCENDING' })),
)

const Cursor = v.strictObject({
  values: v.optional(v.array(v.unknown()), []),
  before: v.optional(v.literal(false)),
})

const Natural = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1))

const Query = v.strictObject({
  from: v.optional(
    v.array(
      v.strictObject({ collectionId: optional(v.string()), allDescendants: optional(v.boolean()) }),
    ),
    [],
  ),
  where: optional(v.unknown()),
  orderBy: optional(v.array(Order)),
  startAt: optional(Cursor),
  offset: optional(Natural),
  limit: optional(Natural),
  select: optional(v.strictObject({ fields: v.optional(v.array(Path), []) })),
})

export function parseQuery(json: unknown, parent: string, root: string): Plan {
  const query = parseMessage(Query, json)
  const { where, orderBy = [], offset = 0, limit = Infinity, select } = query
  const [{ collectionId, allDescendants = false } = {}, second] = query.from
  if (second) throw invalid('A query has at most one collection selector.')
  if (collectionId !== undefined) assertId(collectionId)
  const branches = where === undefined ? [[]] : parseFilter(where, orderBy.length, root)
  const orders = completeOrder(orderBy, branches)
  return {
    parent,
    collectionId: collectionId ?? null,
    allDescendants,
    branches,
    orders,
    startAfter: parseCursor(query.startAt, orders, root),
    offset,
    limit,
    select: select ? select.fields.filter((path) => !isNamePath(path)) : null,
  }
}

/**
 * Appends the missing sort orders: inequality fields without an order, sorted by name, and the document's name. They
 * have the direction of the last order (google.firestore.v1.StructuredQuery, order_by).
 */
function completeOrder(named: readonly Ordering[], branches: Branches): Ordering[] {
  const descending = named.at(-1)?.descending ?? false
  const orders = new Map(named.map((order) => [formatFieldPath(order.path), order]))
  if (orders.size < named.length) throw invalid('A query is ordered by a field only once.')
  for (const path of [...inequalityFields(branches), NAME_PATH]) {
    const name = formatFieldPath(path)
    if (!orders.has(name)) orders.set(name, { path, descending })
  }
  if ([...orders.keys()].at(-1) !== '__name__')
    throw invalid('Nothing can be ordered by after __name__.')
  return [...orders.values()]
}

function inequalityFields(branches: Branches): FieldPath[] {
  const filters = branches.flat().filter(({ op }) => INEQUALITIES.has(op))
  const byName = new Map(filters.map(({ path }) => [formatFieldPath(path), path]))
  if (byName.size > MAXIMUM_INEQUALITY_FIELDS)
    throw invalid(`A query has inequalities on at most ${MAXIMUM_INEQUALITY_FIELDS} fields.`)
  byName.delete('__name__')
  return [...byName].sort(([a], [b]) => compareText(a, b)).map(([, path]) => path)
}

function parseCursor(
  cursor: v.InferOutput<typeof Cursor> | undefined,
  orders: readonly Ordering[],
  root: string,
): Value[] | null {
  if (!cursor) return null
  if (cursor.values.length > orders.length)
    throw invalid('A cursor has more values than the query has orders.')
  return cursor.values.map((json, i) => {
    const value = parseValue(json)
    return isNamePath(orders[i]?.path ?? []) ? relativeName(value, root) : value
  })
}

function invalid(message: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', message)
}
