import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import { refuse } from '../calls/refusal'

/** So many devices are told at most, and so many are added in an hour: whoever sends thousands of them does harm no further. */
export const MOST_DEVICES = 20_000
export const NEW_AN_HOUR = 300

/** Counts one device more. Refuses where too many are added, or stand. */
export async function reserveRoom(firestore: Firestore, now: Timestamp): Promise<void> {
  const rate = firestore.doc('push_work/rate')
  const hour = now.toDate().toISOString().slice(0, 13)
  const isTaken = await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(rate)
    const count = found.get('hour') === hour ? Number(found.get('count')) : 0
    if (count >= NEW_AN_HOUR) return false
    transaction.set(rate, { hour, count: count + 1 })
    return true
  })
  const all = await firestore.collection('push_subscriptions').count().get()
  if (!isTaken || all.data().count >= MOST_DEVICES)
    throw refuse(
      'resource-exhausted',
      'Terlalu banyak perangkat mendaftar saat ini. Coba lagi satu jam lagi.',
    )
}
