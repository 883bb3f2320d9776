import {
  type DocumentReference,
  type Firestore,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { isStaffTopic, type ItemTopic, type SharedTopic } from '@/domain/push/push-topics'
import { addDays, dayIn, type TimeZone } from '@/domain/time/date'
import { parseState, stateOf, type StoredState } from '../publishing/state'
import { agendaMessage } from './agenda-message'
import { itemsMessage } from './items-message'
import type { PushMessage } from './send-push'
import { staffMessage } from './staff-message'
import { waitingMessages } from './waiting-messages'

/** More events than any village has ahead (`docs/metrics.md`). */
const MAX_EVENTS = 100

export interface DueMessage {
  /** Pending items that this message covers. */
  refs: DocumentReference[]
  ids: string[]
  /** Null if none of the items exists any more. */
  message: PushMessage | null
  /** Time since when the first item is pending. */
  since: Timestamp
}

/** Returns the message about all pending items of a topic, or null if there are none. */
export async function dueMessage(
  firestore: Firestore,
  transaction: Transaction,
  topic: SharedTopic,
  zone: TimeZone,
  now: Date,
): Promise<DueMessage | null> {
  const state = parseState(await transaction.get(stateOf(firestore)))
  const waiting = await transaction.get(waitingMessages(firestore, now))
  const due = waiting.docs.filter(
    (item) =>
      item.get('topic') === topic &&
      (topic === 'agenda' || isStaffTopic(topic) || isReleased(state, item.get('at') as Timestamp)),
  )
  const [first] = due
  if (!first) return null
  const ids = due.map((item) => item.get('id') as string)
  const message = await messageOf()
  return { refs: due.map(({ ref }) => ref), ids, message, since: first.get('due') as Timestamp }

  function messageOf() {
    if (topic === 'agenda') return tomorrowsMessage(firestore, transaction, ids, zone, now)
    if (isStaffTopic(topic)) return staffMessage(firestore, topic)
    const collection = topic === 'urgent' ? 'announcements' : topic
    return messageOfItems(firestore, transaction, collection, ids)
  }
}

async function messageOfItems(
  firestore: Firestore,
  transaction: Transaction,
  topic: ItemTopic,
  ids: readonly string[],
) {
  return itemsMessage(
    topic,
    await transaction.getAll(...ids.map((id) => firestore.doc(`${topic}/${id}`))),
  )
}

/** Returns the message about tomorrow. Entries of an earlier evening are out of date. */
async function tomorrowsMessage(
  firestore: Firestore,
  transaction: Transaction,
  days: readonly string[],
  zone: TimeZone,
  now: Date,
) {
  const day = addDays(dayIn(zone, now), 1)
  if (!days.includes(day)) return null
  const { docs } = await transaction.get(
    firestore
      .collection('agenda')
      .where('lastdate', '>=', day)
      .orderBy('lastdate')
      .limit(MAX_EVENTS),
  )
  return agendaMessage(day, docs)
}

/** Returns whether the live site contains the content of time `at`. */
function isReleased({ began, released }: StoredState, at: Timestamp): boolean {
  return (
    began !== null &&
    released !== null &&
    released.toMillis() >= began.toMillis() &&
    began.toMillis() > at.toMillis()
  )
}
