import * as v from 'valibot'
import { optional, parseMessage } from '../../http/body'
import { ApiError } from '../../http/message'
import type { Step } from '../documents/store'
import { parseWrites } from '../writes/write-request'
import { batchGet, listCollectionIds, runAggregationQuery, runQuery } from './read-verbs'
import { beginTransaction, rollback } from './transaction-verbs'
import type { Verb, Call } from './verb'

const Commit = v.strictObject({
  writes: optional(v.array(v.unknown())),
  transaction: optional(v.string()),
})

function commit({ database, caller, body }: Call): unknown {
  const { writes, transaction } = parseMessage(Commit, body)
  const { steps, commitTime } = database.commit(
    caller,
    parseWrites(writes ?? [], database.root),
    transaction,
  )
  return { writeResults: steps.map(writeResult), commitTime }
}

function writeResult({ after }: Step) {
  return after ? { updateTime: after.updateTime } : {}
}

const BatchWrite = v.strictObject({
  writes: optional(v.array(v.unknown())),
  labels: optional(v.record(v.string(), v.string())),
})

function batchWrite({ database, caller, body }: Call): unknown {
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
      return { result: {}, status: { code: error.number, message: error.message } }
    }
  })
  return {
    writeResults: results.map(({ result }) => result),
    status: results.map(({ status }) => status),
  }
}

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
  ['listCollectionIds', listCollectionIds],
  ['rollback', rollback],
  ['runAggregationQuery', runAggregationQuery],
  ['runQuery', runQuery],
])
