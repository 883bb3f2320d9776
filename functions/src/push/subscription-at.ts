import { createHash } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'

/** Where a device stands; nobody finds its address by that. */
export const subscriptionAt = (firestore: Firestore, endpoint: string) =>
  firestore
    .collection('push_subscriptions')
    .doc(createHash('sha256').update(endpoint).digest('base64url'))
