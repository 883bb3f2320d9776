import * as v from 'valibot'
import { optional, parseMessage } from '../../http/body'
import { toWire } from '../documents/document'
import { project } from '../documents/field-path'
import { parseQuery } from '../queries/query-request'
import { documentPath } from '../documents/resource-name'
import { InTransaction, transactionOf } from './transaction-verbs'
import type { Call } from './verb'
import { parseMask } from '../writes/write-request'

const BatchGet = v.strictObject({
  documents: v.optional(v.array(v.string()), []),
  mask: optional(v.unknown()),
  ...InTransaction,
})

export function batchGet(call: Call): unknown[] {
  const { database, caller } = call
  const message = parseMessage(BatchGet, call.body)
  const mask = parseMask(message.mask)
  // A document that is requested twice is returned once.
  const names = [...new Set(message.documents)]
  const paths = names.map((name) => documentPath(name, database.root))
  const { id, begun } = transactionOf(call, message)
  const documents = database.get(caller, paths, id)
  const readTime = database.readTime()
  const answers = documents.map((document, i) => {
    if (!document) return { missing: names[i], readTime }
    const fields = mask ? project(document.fields, mask) : document.fields
    return { found: toWire({ ...document, fields }, database.root), readTime }
  })
  return begun.transaction === undefined ? answers : [begun, ...answers]
}

const RunQuery = v.strictObject({
  structuredQuery: v.unknown(),
  ...InTransaction,
})

export function runQuery(call: Call): unknown[] {
  const { database, caller, path } = call
  const message = parseMessage(RunQuery, call.body)
  const plan = parseQuery(message.structuredQuery, path, database.root)
  const { id, begun } = transactionOf(call, message)
  const documents = database.query(caller, plan, id)
  const readTime = database.readTime()
  const { select } = plan
  const answers = documents.map((document) => {
    const fields = select ? project(document.fields, select) : document.fields
    return { document: toWire({ ...document, fields }, database.root), readTime }
  })
  const [first = { readTime }, ...rest] = answers
  return [{ ...begun, ...first }, ...rest]
}

const UpTo = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.minValue(1))

const Count = v.strictObject(
  {
    alias: optional(v.string()),
    count: v.strictObject({ upTo: optional(UpTo) }),
  },
  'Aggregations other than count are not supported here.',
)

const RunAggregationQuery = v.strictObject({
  structuredAggregationQuery: v.strictObject({
    structuredQuery: v.unknown(),
    aggregations: v.pipe(v.array(Count), v.minLength(1), v.maxLength(5)),
  }),
  ...InTransaction,
})

export function runAggregationQuery(call: Call): unknown[] {
  const { database, caller, path } = call
  const message = parseMessage(RunAggregationQuery, call.body)
  const { structuredQuery, aggregations } = message.structuredAggregationQuery
  const plan = parseQuery(structuredQuery, path, database.root)
  const { id, begun } = transactionOf(call, message)
  const { length } = database.query(caller, plan, id)
  // Unnamed aggregations are numbered separately (StructuredAggregationQuery.Aggregation).
  let unnamed = 0
  const aggregateFields = Object.fromEntries(
    aggregations.map(({ alias = `field_${++unnamed}`, count: { upTo = Infinity } }) => [
      alias,
      { integerValue: String(Math.min(length, upTo)) },
    ]),
  )
  return [{ ...begun, result: { aggregateFields }, readTime: database.readTime() }]
}

const ListCollectionIds = v.strictObject({})

/** Returns the collections at the root or below a document, even if that document is missing. */
export function listCollectionIds({ database, caller, path, body }: Call): unknown {
  database.assertOwner(caller, 'Listing collections')
  parseMessage(ListCollectionIds, body)
  return { collectionIds: database.collectionIds(path) }
}
