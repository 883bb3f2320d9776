import { randomUUID } from 'node:crypto'
import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'

/** Duration of a lease. Every step between two renewals must be shorter. */
const TERM_MS = 60_000

/** Thrown if another holder has the lease. */
export class LeaseLost extends Error {}

/** Exclusive right to publish, until it is released or expires. */
export class Lease {
  readonly #reference: DocumentReference
  readonly #token: string
  #until: number

  private constructor(reference: DocumentReference, token: string, until: number) {
    this.#reference = reference
    this.#token = token
    this.#until = until
  }

  /**
   * Acquires the lease. Resolves with null if another holder has it. A lease with the same holder name is replaced,
   * because the event of a dead process is delivered again. `also` adds writes to the transaction, or cancels it by
   * resolving with false.
   */
  static async take(
    reference: DocumentReference,
    holder: string,
    also: (transaction: Transaction) => Promise<boolean>,
  ): Promise<Lease | null> {
    const token = randomUUID()
    const until = Date.now() + TERM_MS
    const isFree = await reference.firestore.runTransaction(async (transaction) => {
      const found = await transaction.get(reference)
      if (isHeldByAnother(found, holder) || !(await also(transaction))) return false
      transaction.set(reference, { holder, token, until: Timestamp.fromMillis(until) })
      return true
    })
    return isFree ? new Lease(reference, token, until) : null
  }

  async renew(): Promise<void> {
    const until = Date.now() + TERM_MS
    await this.#whileOwn((transaction) =>
      transaction.update(this.#reference, { until: Timestamp.fromMillis(until) }),
    )
    this.#until = until
  }

  /** Renews the lease if less than half of its time remains. Rejects with LeaseLost if another holder has it. */
  async keep(): Promise<void> {
    if (this.#until - Date.now() < TERM_MS / 2) await this.renew()
  }

  /** Commits the writes of `write` and releases the lease. Rejects with LeaseLost if another holder has it. */
  async finish(write: (transaction: Transaction) => void): Promise<void> {
    await this.#whileOwn((transaction) => {
      write(transaction)
      transaction.delete(this.#reference)
    })
  }

  /** Releases the lease, unless it was lost. */
  async release(): Promise<void> {
    await this.finish(() => undefined).catch((error: unknown) => {
      if (!(error instanceof LeaseLost)) throw error
    })
  }

  #whileOwn(write: (transaction: Transaction) => unknown): Promise<void> {
    return this.#reference.firestore.runTransaction(async (transaction) => {
      const found = await transaction.get(this.#reference)
      if (found.get('token') !== this.#token)
        throw new LeaseLost(`${this.#reference.path} is another's`)
      write(transaction)
    })
  }
}

export function isHeldByAnother(lease: DocumentSnapshot, holder: string): boolean {
  const until: unknown = lease.get('until')
  return (
    lease.get('holder') !== holder && until instanceof Timestamp && until.toMillis() > Date.now()
  )
}
