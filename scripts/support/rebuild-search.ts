import type { Firestore } from 'firebase-admin/firestore'
import { setTimeout as delay } from 'node:timers/promises'
import { Lease, LeaseLost } from '../../functions/src/data/lease'
import { type GenerationProgress, rebuild } from '../../functions/src/search/generation'
import { leaseOf } from '../../functions/src/search/places'
import { drainAll } from '../../functions/src/search/write-index'

/** Holder of the lease. It is fixed, so that a new attempt replaces an interrupted one. */
const HOLDER = 'search:rebuild'
const RETRY_MS = 500

/**
 * Rebuilds the search index, and indexes concurrent changes at the end. Rejects with an error for the
 * operator if another rebuild has started.
 */
export async function rebuildSearch(
  firestore: Firestore,
  log: (line: string) => void,
): Promise<GenerationProgress> {
  const lease = await acquireLease(firestore, log)
  try {
    return await rebuild(firestore, lease, ({ items, shards }) =>
      log(
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

/** Waits until the current writer has finished or its lease has expired. */
async function acquireLease(firestore: Firestore, log: (line: string) => void): Promise<Lease> {
  for (;;) {
    const lease = await Lease.take(leaseOf(firestore), HOLDER)
    if (lease) return lease
    log('Menunggu penulisan indeks yang sedang berjalan …')
    await delay(RETRY_MS)
  }
}
