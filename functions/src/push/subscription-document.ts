import { createHash } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'

/** Returns the document of a device. Its id does not reveal the endpoint. */
export const subscriptionDocument = (firestore: Firestore, endpoint: string) =>
  firestore
    .collection('push_subscriptions')
    .doc(createHash('sha256').update(endpoint).digest('base64url'))
