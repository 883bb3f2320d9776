import type { Firestore } from 'firebase-admin/firestore'
import { setTimeout as delay } from 'node:timers/promises'
import { Lease, LeaseLost } from '../../functions/src/data/lease'
import { type Made, rebuild } from '../../functions/src/search/generation'
import { leaseOf } from '../../functions/src/search/places'
import { drainAll } from '../../functions/src/search/write-index'

/** The same each time: who begins again takes the place of a try that was broken off. */
const HOLDER = 'search:rebuild'
const RETRY_MS = 500

/**
 * Makes the index of search anew, alone among all that write it; what is written meanwhile is taken up
 * in the end. Rejects in words where another such try began.
 */
export async function rebuildSearch(
  firestore: Firestore,
  tell: (line: string) => void,
): Promise<Made> {
  const lease = await takeLease(firestore, tell)
  try {
    return await rebuild(firestore, lease, ({ items, shards }) =>
      tell(
        shards
          ? `${items} tulisan dibaca, bagian ${shards.written} dari ${shards.of} ditulis …`
          : `${items} tulisan dibaca …`,
      ),
    )
  } catch (error) {
    if (error instanceof LeaseLost)
      throw new Error('Penyusunan lain dimulai sementara itu; hasil yang itulah yang berlaku.', {
        cause: error,
      })
    throw error
  } finally {
    await lease.release()
    await drainAll(firestore, HOLDER)
  }
}

/** Waits until a writer that is at it has ended, or its lease if it died. */
async function takeLease(firestore: Firestore, tell: (line: string) => void): Promise<Lease> {
  for (;;) {
    const lease = await Lease.take(leaseOf(firestore), HOLDER)
    if (lease) return lease
    tell('Menunggu penulisan indeks yang sedang berjalan …')
    await delay(RETRY_MS)
  }
}
