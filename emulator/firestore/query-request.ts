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

const FilterMessage: v.GenericSchema<unknown, Filter> = v.union([
  v.strictObject({
    fieldFilter: v.strictObject({ field: Field, op: FieldOperator, value: Operand }),
  }),
  v.strictObject({ unaryFilter: v.strictObject({ field: Field, op: UnaryOperator }) }),
  v.strictObject({
    compositeFilter: v.strictObject({
      op: enumeration(['AND', 'OR'], 1),
      filters: v.array(v.lazy(() => FilterMessage)),
    }),
  }),
])

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
  where: optional(FilterMessage),
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
    throw new ApiError('INVALID_ARGUMENT', 'Sums and averages are not taken of a projection.')
  return { query, aggregations: aggregations.map(parseAggregation) }
}

function parseAggregation(
  { alias, count, sum, avg }: v.InferOutput<typeof AggregationMessage>,
  index: number,
): Aggregation {
  const name = alias ?? `field_${index + 1}`
  if (count && !sum && !avg)
    return { alias: name, kind: 'count', upTo: Number(count.upTo ?? Infinity) }
  if (sum && !count && !avg)
    return { alias: name, kind: 'sum', path: parseDocumentFieldPath(sum.field.fieldPath) }
  if (avg && !count && !sum)
    return { alias: name, kind: 'average', path: parseDocumentFieldPath(avg.field.fieldPath) }
  throw new ApiError('INVALID_ARGUMENT', 'An aggregation is one of count, sum and avg.')
}
