import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { PUSH_TOPICS, PUSH_TTL_MS } from '@/domain/push/push-topics'

/** Of so many of a topic one run tells; the next run tells of more. */
const MOST = 50

/** What devices are yet to be told of, and is not a day old. */
export const waitingMessages = (firestore: Firestore, now: Date) =>
  firestore
    .collection('push_messages')
    .where('due', '>=', Timestamp.fromMillis(now.getTime() - PUSH_TTL_MS))
    .orderBy('due')
    .limit(MOST * PUSH_TOPICS.length)
