import * as v from 'valibot'
import { optional, parseMessage } from '../../http/body'
import type { Call } from './verb'

const TransactionOptions = v.strictObject({ readWrite: optional(v.object({})) })

/** Fields of a read within a transaction. Reads at a past time (`readTime`) are rejected like unknown fields. */
export const InTransaction = {
  transaction: optional(v.string()),
  newTransaction: optional(TransactionOptions),
}

const BeginTransaction = v.strictObject({ options: optional(TransactionOptions) })

export function beginTransaction({ database, body }: Call): unknown {
  parseMessage(BeginTransaction, body)
  return { transaction: database.transactions.begin() }
}

export function transactionOf(
  { database }: Call,
  message: { transaction?: string | undefined; newTransaction?: object | undefined },
): { id: string | undefined; begun: { transaction?: string } } {
  if (!message.newTransaction) return { id: message.transaction, begun: {} }
  const id = database.transactions.begin()
  return { id, begun: { transaction: id } }
}

const Rollback = v.strictObject({ transaction: v.string() })

export function rollback({ database, body }: Call): unknown {
  database.transactions.end(parseMessage(Rollback, body).transaction)
  return {}
}
