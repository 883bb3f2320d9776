import { batchGet, listCollectionIds, runAggregationQuery, runQuery } from './read-verbs'
import { beginTransaction, rollback } from './transaction-verbs'
import type { Verb } from './verb'
import { batchWrite, commit } from './write-verbs'

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
