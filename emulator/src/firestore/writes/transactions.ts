import { randomBytes } from 'node:crypto'
import { ApiError } from '../../http/message'
import type { StoredDocument } from '../documents/document'
import type { Plan } from '../queries/query-plan'
import type { Store } from '../documents/store'

/** Maximum duration of a transaction (firebase.google.com/docs/firestore/quotas). */
const LIFETIME_MS = 270_000

/** An optimistic transaction. If a document that it read changes, the next request fails with ABORTED. SDKs retry. */
export class Transaction {
  readonly #store: Store
  readonly #checks: (() => boolean)[] = []

  constructor(store: Store) {
    this.#store = store
  }

  recordDocument(path: string, document: StoredDocument | null): void {
    this.#checks.push(() => this.#store.get(path) === document)
  }

  recordQuery(plan: Plan, documents: readonly StoredDocument[]): void {
    this.#checks.push(() => {
      const now = this.#store.query(plan)
      return now.length === documents.length && now.every((one, i) => one === documents[i])
    })
  }

  assertNoConflict(): void {
    if (!this.#checks.every((holds) => holds()))
      throw new ApiError('ABORTED', 'Too much contention on these documents. Please try again.')
  }
}

export class Transactions {
  readonly #store: Store
  readonly #now: () => number
  readonly #running = new Map<string, { transaction: Transaction; startedAt: number }>()

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  begin(): string {
    this.#forgetExpired()
    const id = randomBytes(12).toString('base64')
    const transaction = new Transaction(this.#store)
    this.#running.set(id, { transaction, startedAt: this.#now() })
    return id
  }

  get(id: string): Transaction {
    this.#forgetExpired()
    const found = this.#running.get(id)
    if (!found) throw new ApiError('INVALID_ARGUMENT', 'The transaction has expired or ended.')
    return found.transaction
  }

  end(id: string): void {
    this.#running.delete(id)
  }

  #forgetExpired(): void {
    for (const [id, { startedAt }] of this.#running) {
      if (startedAt + LIFETIME_MS > this.#now()) break
      this.#running.delete(id)
    }
  }
}
