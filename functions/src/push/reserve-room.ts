import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import { refuse } from '../calls/refusal'

/** Maximum number of devices and of new devices per hour, to limit the damage of fake subscriptions. */
export const MAX_DEVICES = 20_000
export const MAX_NEW_PER_HOUR = 300

/** Counts a new device. Refuses if a maximum is reached. */
export async function reserveRoom(firestore: Firestore, now: Timestamp): Promise<void> {
  const rate = firestore.doc('push_work/rate')
  const hour = now.toDate().toISOString().slice(0, 13)
  const isTaken = await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(rate)
    const count = found.get('hour') === hour ? Number(found.get('count')) : 0
    if (count >= MAX_NEW_PER_HOUR) return false
    transaction.set(rate, { hour, count: count + 1 })
    return true
  })
  const all = await firestore.collection('push_subscriptions').count().get()
  if (!isTaken || all.data().count >= MAX_DEVICES)
    throw refuse(
      'resource-exhausted',
      'Terlalu banyak perangkat mendaftar saat ini. Coba lagi satu jam lagi.',
    )
}
