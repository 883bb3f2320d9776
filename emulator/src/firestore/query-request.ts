import * as v from 'valibot'
import { ApiError } from '../http/message'
import type { Aggregation } from './aggregate'
import { parseDocumentFieldPath } from './field-path'
import { enumeration, optional, parseMessage } from './message-schema'
import { parseOperand, parseValue } from './parse-value'
import type { Filter, StructuredQuery } from './wire'

const Value = v.pipe(
  v.unknown(),
  v.transform((json) => parseValue(json)),
)
const Operand = v.pipe(
  v.unknown(),
  v.transform((json) => parseOperand(json)),
)
const Field = v.strictObject({ fieldPath: v.string() })

/** In the order of the protocol's numbers, which firebase-admin sends. */
const FieldOperator = enumeration(
  [
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'EQUAL',
    'NOT_EQUAL',
    'ARRAY_CONTAINS',
    'IN',
    'ARRAY_CONTAINS_ANY',
    'NOT_IN',
  ],
  1,
)
const UnaryOperator = enumeration(['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'], 2)

const FilterMessage = v.strictObject({
  fieldFilter: optional(v.strictObject({ field: Field, op: FieldOperator, value: Operand })),
  unaryFilter: optional(v.strictObject({ field: Field, op: UnaryOperator })),
  compositeFilter: optional(
    v.strictObject({
      op: enumeration(['AND', 'OR'], 1),
      // Of no alternatives none holds, and rules that allow each of them would allow all.
      filters: v.pipe(v.array(v.unknown()), v.minLength(1)),
    }),
  ),
})

/** No query within the limits nests its filters deeper. */
const MAXIMUM_FILTER_DEPTH = 100

function parseFilter(json: unknown, depth = 0): Filter {
  if (depth > MAXIMUM_FILTER_DEPTH) throw invalid('The filters are nested too deep.')
  const message = parseMessage(FilterMessage, json)
  const { fieldFilter, unaryFilter, compositeFilter } = message
  if (Object.values(message).filter((one) => one !== undefined).length !== 1)
    throw invalid('A filter is one of fieldFilter, unaryFilter and compositeFilter.')
  if (fieldFilter) return { fieldFilter }
  if (unaryFilter) return { unaryFilter }
  const { op = 'AND', filters = [] } = compositeFilter ?? {}
  return { compositeFilter: { op, filters: filters.map((one) => parseFilter(one, depth + 1)) } }
}

const Cursor = v.strictObject({
  values: v.optional(v.array(Value), []),
  before: v.optional(v.boolean(), false),
})

const Int32 = v.pipe(v.number(), v.integer(), v.maxValue(2 ** 31 - 1))

const Query = v.strictObject({
  from: v.optional(
    v.array(
      v.strictObject({ collectionId: optional(v.string()), allDescendants: optional(v.boolean()) }),
    ),
    [],
  ),
  where: optional(
    v.pipe(
      v.unknown(),
      v.transform((json) => parseFilter(json)),
    ),
  ),
  orderBy: optional(
    v.array(
      v.strictObject({
        field: Field,
        direction: v.optional(enumeration(['ASCENDING', 'DESCENDING'], 1), 'ASCENDING'),
      }),
    ),
  ),
  startAt: optional(Cursor),
  endAt: optional(Cursor),
  offset: optional(Int32),
  limit: optional(Int32),
  select: optional(v.strictObject({ fields: v.optional(v.array(Field), []) })),
})

/** A query in the one form that we keep; see `planQuery` for its meaning. Throws INVALID_ARGUMENT. */
export function parseQuery(json: unknown): StructuredQuery {
  return parseMessage(Query, json)
}

const AggregationMessage = v.strictObject({
  alias: optional(v.string()),
  count: optional(v.strictObject({ upTo: optional(v.union([v.string(), v.number()])) })),
  sum: optional(v.strictObject({ field: Field })),
  avg: optional(v.strictObject({ field: Field })),
})

const AggregationQuery = v.strictObject({
  structuredQuery: v.unknown(),
  aggregations: v.pipe(v.array(AggregationMessage), v.minLength(1), v.maxLength(5)),
})

/** Throws INVALID_ARGUMENT. */
export function parseAggregationQuery(json: unknown): {
  query: StructuredQuery
  aggregations: Aggregation[]
} {
  const { structuredQuery, aggregations } = parseMessage(AggregationQuery, json)
  const query = parseQuery(structuredQuery)
  if (query.select && aggregations.some(({ count }) => !count))
    throw invalid('Sums and averages are not taken of a projection.')
  return { query, aggregations: withAliases(aggregations).map(parseAggregation) }
}

/** Those without an alias are numbered among themselves (StructuredAggregationQuery.Aggregation). */
function withAliases<One extends { alias?: string | undefined }>(aggregations: readonly One[]) {
  let unnamed = 0
  return aggregations.map((one) => ({ ...one, alias: one.alias ?? `field_${++unnamed}` }))
}

function parseAggregation({
  alias,
  count,
  sum,
  avg,
}: v.InferOutput<typeof AggregationMessage> & { alias: string }): Aggregation {
  if (count && !sum && !avg) return { alias, kind: 'count', upTo: Number(count.upTo ?? Infinity) }
  if (sum && !count && !avg)
    return { alias, kind: 'sum', path: parseDocumentFieldPath(sum.field.fieldPath) }
  if (avg && !count && !sum)
    return { alias, kind: 'average', path: parseDocumentFieldPath(avg.field.fieldPath) }
  throw invalid('An aggregation is one of count, sum and avg.')
}

function invalid(message: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', message)
}
