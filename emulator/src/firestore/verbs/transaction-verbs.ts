import * as v from 'valibot'
import { optional, parseMessage } from '../../http/body'
import type { Call } from './verb'

/** Those that only read are not supported. */
const TransactionOptions = v.strictObject({ readWrite: optional(v.object({})) })

/** Reads at a time in the past are not supported: `readTime` is refused like what is unknown. */
export const InTransaction = {
  transaction: optional(v.string()),
  newTransaction: optional(TransactionOptions),
}

const BeginTransaction = v.strictObject({ options: optional(TransactionOptions) })

export function beginTransaction({ database, body }: Call): unknown {
  parseMessage(BeginTransaction, body)
  return { transaction: database.transactions.begin() }
}

/** The transaction that a read belongs to, and what the answer says when it is a new one. */
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
