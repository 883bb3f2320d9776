import { randomUUID } from 'node:crypto'
import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'

/** Duration of a lease, longer than any step between two renewals. */
const TERM_MS = 60_000

/** Thrown if another holder has the lease. */
export class LeaseLost extends Error {}

/** Exclusive right to publish, for a limited time. */
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
   * Acquires the lease. Resolves with null while another holder has it. A holder with the same name is replaced,
   * because an event is redelivered if its process died. `also` adds writes to the same transaction, and prevents
   * acquiring the lease by resolving with false.
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

  /** Renews the lease if half of its time has passed. Throws LeaseLost. */
  async keep(): Promise<void> {
    if (this.#until - Date.now() < TERM_MS / 2) await this.renew()
  }

  /** Commits the writes of `write` and releases the lease. Throws LeaseLost. */
  async finish(write: (transaction: Transaction) => void): Promise<void> {
    await this.#whileOwn((transaction) => {
      write(transaction)
      transaction.delete(this.#reference)
    })
  }

  /** Releases the lease. Does nothing if the lease was lost. */
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
