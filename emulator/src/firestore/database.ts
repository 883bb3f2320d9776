import type { Log } from '../http/log'
import type { Caller, Ruleset } from '../rules/access'
import { AccessControl } from './access-control'
import type { StoredDocument } from './documents/document'
import { assertIndexed } from './queries/index-check'
import type { Indexes } from './queries/index-definitions'
import type { Plan } from './queries/query-plan'
import { documentsRoot } from './documents/resource-name'
import type { Change, Step, Store } from './documents/store'
import { Transactions } from './writes/transactions'
import type { WireTimestamp } from './values/wire'
import type { Write } from './writes/write'

export interface DatabaseOptions {
  projectId: string
  store: Store
  ruleset: () => Ruleset
  indexes: () => Indexes
  onCommit: (changes: readonly Change[], commitTime: WireTimestamp) => void
  log: Log
  now: () => number
}

export interface Committed {
  commitTime: WireTimestamp
  steps: readonly Step[]
}

export class Database {
  readonly root: string
  readonly transactions: Transactions
  readonly #store: Store
  readonly #access: AccessControl
  readonly #indexes: () => Indexes
  readonly #onCommit: DatabaseOptions['onCommit']

  constructor({ projectId, store, ruleset, indexes, onCommit, log, now }: DatabaseOptions) {
    this.root = documentsRoot(projectId)
    this.transactions = new Transactions(store, now)
    this.#store = store
    this.#access = new AccessControl(store, ruleset, log)
    this.#indexes = indexes
    this.#onCommit = onCommit
  }

  readTime(): WireTimestamp {
    return this.#store.readTime()
  }

  get(caller: Caller, paths: readonly string[], transactionId?: string): (StoredDocument | null)[] {
    this.#access.assertGet(caller, paths)
    const transaction = this.#join(transactionId)
    return paths.map((path) => {
      const document = this.#store.get(path)
      transaction?.recordDocument(path, document)
      return document
    })
  }

  query(caller: Caller, plan: Plan, transactionId?: string): StoredDocument[] {
    this.#access.assertList(caller, plan)
    assertIndexed(plan, this.#indexes())
    const transaction = this.#join(transactionId)
    const documents = this.#store.query(plan)
    transaction?.recordQuery(plan, documents)
    return documents
  }

  /**
   * Applies all writes or none. Throws the errors of `assertPrecondition`, ABORTED for a conflict, or INVALID_ARGUMENT
   * for a document that is too large.
   */
  commit(caller: Caller, writes: readonly Write[], transactionId?: string): Committed {
    const transaction =
      transactionId === undefined ? undefined : this.transactions.get(transactionId)
    const draft = this.#store.draft(writes)
    this.#access.assertCommit(caller, draft)
    if (transactionId !== undefined) this.transactions.end(transactionId)
    transaction?.assertNoConflict()
    const changes = this.#store.apply(draft)
    if (changes.length > 0) this.#onCommit(changes, draft.commitTime)
    return draft
  }

  collectionIds(path: string): string[] {
    return this.#store.collectionIds(path)
  }

  assertOwner(caller: Caller, what: string): void {
    this.#access.assertOwner(caller, what)
  }

  #join(transactionId: string | undefined) {
    if (transactionId === undefined) return undefined
    const transaction = this.transactions.get(transactionId)
    transaction.assertNoConflict()
    return transaction
  }
}
