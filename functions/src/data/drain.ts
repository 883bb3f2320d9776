import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { DAY_MS } from '@/domain/time/date'

/** Duration of a lease. Longer than the timeout of `every-fiveminutes`, so no running function has an expired lease. */
export const LEASE_MS = 270_000

interface Batch {
  /** Time at which the newest item of the batch was enqueued. */
  since: Timestamp
  /** End of the lease, or null if the last attempt failed or did not finish. */
  leasedUntil: Timestamp | null
}

interface Queue<Contents> {
  batch: DocumentReference
  /** Field of an item with the time at which it was enqueued. Set to null when the item is added to a batch. */
  due: string
  /** Reads the waiting items, oldest first. */
  waiting: (transaction: Transaction) => Promise<readonly DocumentSnapshot[]>
  /** Returns the contents of a new batch, which all attempts send, or null if there is nothing to send. */
  compose: (
    transaction: Transaction,
    items: readonly DocumentSnapshot[],
  ) => Promise<Contents | null>
  /** Sends the batch. Resolves with false if the time ran out. The next run then sends the rest. */
  send: (contents: Contents) => Promise<boolean>
  /** Returns whether to send an unfinished batch again. By default, for a day after its newest item. */
  isCurrent?: (contents: Contents) => boolean
}

/**
 * Sends all waiting items of a queue as one batch, at least once. One transaction moves the items into the stored
 * batch, so that each attempt sends the same items. Items that are enqueued meanwhile wait for the next batch. A lease
 * prevents concurrent runs from sending the same batch. If sending fails, the next run sends the batch again.
 */
export async function drain<Contents extends object>(
  { batch, due, waiting, compose, send, isCurrent }: Queue<Contents>,
  now: Date,
): Promise<void> {
  const claimed = await batch.firestore.runTransaction(async (transaction) => {
    const found = (await transaction.get(batch)).data() as (Batch & Contents) | undefined
    if (found?.leasedUntil && found.leasedUntil.toMillis() > now.getTime()) return null
    const leasedUntil = Timestamp.fromMillis(now.getTime() + LEASE_MS)
    if (found && (isCurrent?.(found) ?? found.since.toMillis() >= now.getTime() - DAY_MS)) {
      transaction.update(batch, { leasedUntil })
      return found
    }
    const items = (await waiting(transaction)).filter((item) => item.get(due) instanceof Timestamp)
    const since = items.at(-1)?.get(due) as Timestamp | undefined
    const contents = since ? await compose(transaction, items) : null
    for (const { ref } of items) transaction.update(ref, { [due]: null })
    if (!since || !contents) {
      if (found) transaction.delete(batch)
      return null
    }
    const next = { ...contents, since, leasedUntil }
    transaction.set(batch, next)
    return next
  })
  if (!claimed) return
  let isSent = false
  try {
    isSent = await send(claimed)
  } finally {
    await (isSent ? batch.delete() : batch.update({ leasedUntil: null }))
  }
}
