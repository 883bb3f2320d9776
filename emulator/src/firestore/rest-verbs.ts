import * as v from 'valibot'
import { ApiError, type StatusName } from '../http/message'
import type { Caller } from '../rules/access'
import type { Database } from './database'
import { toWire } from './document'
import { project } from './field-path'
import { optional, parseMessage } from '../http/body'
import { parseQuery } from './query-request'
import { documentPath } from './resource-name'
import type { Step } from './store'
import { parseMask, parseWrites } from './write-request'

/** `POST /v1/projects/P/databases/(default)/documents/{path}:{verb}` with its body parsed. */
export interface Call {
  database: Database
  caller: Caller
  /** '' or the path of a document. */
  path: string
  body: unknown
}

/** A verb's answer; that of a streaming verb is the list of what it streams. */
export type Verb = (call: Call) => unknown

/** The verbs whose answers, errors too, come as a list. */
export const STREAMING_VERBS: ReadonlySet<string> = new Set([
  'batchGet',
  'runAggregationQuery',
  'runQuery',
])

export const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ['batchGet', batchGet],
  ['batchWrite', batchWrite],
  ['beginTransaction', beginTransaction],
  ['commit', commit],
  ['rollback', rollback],
  ['runAggregationQuery', runAggregationQuery],
  ['runQuery', runQuery],
])

const TransactionOptions = v.strictObject({
  readOnly: optional(v.strictObject({})),
  readWrite: optional(v.object({})),
})

/** Reads at a time in the past are not supported: `readTime` is refused like what is unknown. */
const InTransaction = {
  transaction: optional(v.string()),
  newTransaction: optional(TransactionOptions),
}

const BeginTransaction = v.strictObject({
  options: optional(TransactionOptions),
})

export function beginTransaction({ database, body }: Call): unknown {
  const { options } = parseMessage(BeginTransaction, body)
  return { transaction: begin(database, options) }
}

/** Without options a transaction may write. */
function begin(database: Database, options: { readOnly?: object | undefined } = {}): string {
  return database.transactions.begin({ isReadOnly: options.readOnly !== undefined })
}

/** The transaction that a read belongs to, and what the answer says when it is a new one. */
function transactionOf(
  { database }: Call,
  message: {
    transaction?: string | undefined
    newTransaction?: { readOnly?: object | undefined } | undefined
  },
): { id: string | undefined; begun: { transaction?: string } } {
  if (!message.newTransaction) return { id: message.transaction, begun: {} }
  const id = begin(database, message.newTransaction)
  return { id, begun: { transaction: id } }
}

const BatchGet = v.strictObject({
  documents: v.optional(v.array(v.string()), []),
  mask: optional(v.unknown()),
  ...InTransaction,
})

export function batchGet(call: Call): unknown[] {
  const { database, caller } = call
  const message = parseMessage(BatchGet, call.body)
  const mask = parseMask(message.mask)
  // Asked for twice, a document is answered once.
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

const Count = v.strictObject(
  {
    alias: optional(v.string()),
    count: v.strictObject({ upTo: optional(v.union([v.string(), v.number()])) }),
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
  // Those without an alias are numbered among themselves (StructuredAggregationQuery.Aggregation).
  let unnamed = 0
  const aggregateFields = Object.fromEntries(
    aggregations.map(({ alias = `field_${++unnamed}`, count: { upTo = Infinity } }) => [
      alias,
      { integerValue: String(Math.min(length, Number(upTo))) },
    ]),
  )
  return [{ ...begun, result: { aggregateFields }, readTime: database.readTime() }]
}

const Commit = v.strictObject({
  writes: optional(v.array(v.unknown())),
  transaction: optional(v.string()),
})

export function commit({ database, caller, body }: Call): unknown {
  const { writes, transaction } = parseMessage(Commit, body)
  const { steps, commitTime } = database.commit(
    caller,
    parseWrites(writes ?? [], database.root),
    transaction,
  )
  return { writeResults: steps.map(writeResult), commitTime }
}

function writeResult({ after, transformResults }: Step) {
  return {
    ...(after && { updateTime: after.updateTime }),
    ...(transformResults.length > 0 && { transformResults }),
  }
}

const BatchWrite = v.strictObject({
  writes: optional(v.array(v.unknown())),
  labels: optional(v.record(v.string(), v.string())),
})

/** Unlike a commit, each write stands for itself. */
export function batchWrite({ database, caller, body }: Call): unknown {
  database.assertOwner(caller, 'Batch writing')
  const writes = parseWrites(parseMessage(BatchWrite, body).writes ?? [], database.root)
  if (new Set(writes.map(({ path }) => path)).size < writes.length)
    throw new ApiError('INVALID_ARGUMENT', 'A batch cannot write a document more than once.')
  const results = writes.map((write) => {
    try {
      const { steps } = database.commit(caller, [write])
      return { result: steps[0] ? writeResult(steps[0]) : {}, status: {} }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { result: {}, status: { code: RPC_CODES[error.status], message: error.message } }
    }
  })
  return {
    writeResults: results.map(({ result }) => result),
    status: results.map(({ status }) => status),
  }
}

/** google.rpc.Code. */
const RPC_CODES: Readonly<Record<StatusName, number>> = {
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
}

const Rollback = v.strictObject({ transaction: v.string() })

export function rollback({ database, body }: Call): unknown {
  database.transactions.end(parseMessage(Rollback, body).transaction)
  return {}
}
