import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { PUSH_TOPICS, PUSH_TTL_MS } from '@/domain/push/push-topics'

/** Maximum number of items of a topic per run. The next run continues. */
const MOST = 50

/** Query for pending notifications that are less than a day old. */
export const waitingMessages = (firestore: Firestore, now: Date) =>
  firestore
    .collection('push_messages')
    .where('due', '>=', Timestamp.fromMillis(now.getTime() - PUSH_TTL_MS))
    .orderBy('due')
    .limit(MOST * PUSH_TOPICS.length)
