import * as v from 'valibot'
import { optional, parseMessage } from '../http/body'
import type { Database } from './database'
import type { Call } from './verb'

const TransactionOptions = v.strictObject({
  readOnly: optional(v.strictObject({})),
  readWrite: optional(v.object({})),
})
type Options = v.InferOutput<typeof TransactionOptions>

/** Reads at a time in the past are not supported: `readTime` is refused like what is unknown. */
export const InTransaction = {
  transaction: optional(v.string()),
  newTransaction: optional(TransactionOptions),
}

const BeginTransaction = v.strictObject({ options: optional(TransactionOptions) })

export function beginTransaction({ database, body }: Call): unknown {
  const { options } = parseMessage(BeginTransaction, body)
  return { transaction: begin(database, options) }
}

/** Without options a transaction may write. */
function begin(database: Database, options: Options = {}): string {
  return database.transactions.begin({ isReadOnly: options.readOnly !== undefined })
}

/** The transaction that a read belongs to, and what the answer says when it is a new one. */
export function transactionOf(
  { database }: Call,
  message: { transaction?: string | undefined; newTransaction?: Options | undefined },
): { id: string | undefined; begun: { transaction?: string } } {
  if (!message.newTransaction) return { id: message.transaction, begun: {} }
  const id = begin(database, message.newTransaction)
  return { id, begun: { transaction: id } }
}

const Rollback = v.strictObject({ transaction: v.string() })

export function rollback({ database, body }: Call): unknown {
  database.transactions.end(parseMessage(Rollback, body).transaction)
  return {}
}
