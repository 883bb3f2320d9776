import { randomUUID } from 'node:crypto'
import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'

/** Longer than any step between two commits takes. */
const TERM_MS = 60_000

/** Somebody else has the lease: what its former holder was about to write is not written. */
export class LeaseLost extends Error {}

/** The right of one alone to write something, for a while; each commit prolongs it. */
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
   * Resolves with null while another has it. A holder by the same name has it no longer: an event that
   * is delivered again takes the place of its predecessor, which has died. What `also` writes is written
   * with the taking, which it prevents by resolving with false.
   */
  static async take(
    reference: DocumentReference,
    holder: string,
    also: (transaction: Transaction) => Promise<boolean> = () => Promise.resolve(true),
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

  /** Commits what `write` adds if the lease is still its own, and prolongs it. Throws LeaseLost. */
  async commit(write: (transaction: Transaction) => void): Promise<void> {
    const until = Date.now() + TERM_MS
    await this.#whileOwn((transaction) => {
      write(transaction)
      transaction.update(this.#reference, { until: Timestamp.fromMillis(until) })
    })
    this.#until = until
  }

  /** For long work between commits: prolongs the lease when half of its time is over. Throws LeaseLost. */
  async keep(): Promise<void> {
    if (this.#until - Date.now() < TERM_MS / 2) await this.commit(() => undefined)
  }

  /** Commits what `write` adds if the lease is still its own, and lets others have it. Throws LeaseLost. */
  async finish(write: (transaction: Transaction) => void): Promise<void> {
    await this.#whileOwn((transaction) => {
      write(transaction)
      transaction.delete(this.#reference)
    })
  }

  /** Lets others have it at once; one that is lost stays another's. */
  async release(): Promise<void> {
    await this.finish(() => undefined).catch((error: unknown) => {
      if (!(error instanceof LeaseLost)) throw error
    })
  }

  #whileOwn(write: (transaction: Transaction) => void): Promise<void> {
    return this.#reference.firestore.runTransaction(async (transaction) => {
      const found = await transaction.get(this.#reference)
      if (found.get('token') !== this.#token)
        throw new LeaseLost(`${this.#reference.path} is another's`)
      write(transaction)
    })
  }
}

/** Whether somebody by another name has it now. */
export function isHeldByAnother(lease: DocumentSnapshot, holder: string): boolean {
  const until: unknown = lease.get('until')
  return (
    lease.get('holder') !== holder && until instanceof Timestamp && until.toMillis() > Date.now()
  )
}
