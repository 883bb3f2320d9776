import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Timestamp,
} from 'firebase-admin/firestore'
import { PUSH_TTL_MS, SHARED_TOPICS, type SharedTopic } from '@/domain/push/push-topics'
import { isQuiet } from '@/domain/push/quiet-hours'
import { addDays, dayIn, type TimeZone } from '@/domain/time/date'
import { readSettings } from '../data/stored-settings'
import { settleAll } from '../data/settle-all'
import type { Services } from '../services'
import { deliverReplies } from './deliver-replies'
import { dueMessage } from './due-message'
import { type PushKeys, type PushMessage, sendPush } from './send-push'
import { sendToAll } from './send-to-all'

interface Delivery {
  keys: PushKeys | null
  /** Where the site is: `https://desa.example`. */
  siteUrl: string
  /** Devices that are sent to before it is noted that they were. */
  page?: number
}

const PAGE = 100
/** The schedule's own time ends later. */
const TIME_MS = 150_000

/**
 * Tells devices of what was published, by topic: all that waits in one message, after the release that holds
 * it, never at night, and of nothing that is older than a day. What is told is written down before it is sent,
 * and how far that has come after each page of devices: a run that breaks off is gone on with by the next, and
 * who is sent the same again sees it once, by its tag.
 */
export async function deliverPush(
  { firestore }: Pick<Services, 'firestore'>,
  delivery: Delivery,
  now: Date,
): Promise<void> {
  if (!delivery.keys) return
  const keys = delivery.keys
  const { time_zone } = await readSettings(firestore)
  if (isQuiet(time_zone, now)) return
  const until = Date.now() + TIME_MS
  const run = { ...delivery, keys, zone: time_zone, now, until }
  await settleAll([
    ...SHARED_TOPICS.map((topic) => deliverTopic(firestore, topic, run)),
    deliverReplies(firestore, run),
  ])
}

interface Run extends Delivery {
  keys: PushKeys
  zone: TimeZone
  now: Date
  /** In epoch milliseconds; what is left then is the next run's. */
  until: number
}

async function deliverTopic(
  firestore: Firestore,
  topic: SharedTopic,
  { keys, siteUrl, page = PAGE, zone, now, until }: Run,
): Promise<void> {
  const bundle = firestore.doc(`push_work/${topic}`)
  const begun = await begin(firestore, bundle, topic, zone, now)
  if (!begun) return
  const { message } = begun
  const devices = firestore
    .collection('push_subscriptions')
    .where('topics', 'array-contains', topic)
    .orderBy(FieldPath.documentId())
    .limit(page)
  for (let { cursor } = begun; Date.now() < until;) {
    const { docs } = await (cursor ? devices.startAfter(cursor) : devices).get()
    await sendToAll(docs, (device) => sendPush(keys, siteUrl, device, message))
    const last = docs.at(-1)
    if (!last || docs.length < page) {
      await bundle.delete()
      return
    }
    cursor = last.id
    await bundle.update({ cursor })
  }
}

interface Bundle {
  ids: string[]
  message: PushMessage
  cursor: string
  since: Timestamp
}

/** What is to be sent: that which was begun and still holds, else what waits. */
function begin(
  firestore: Firestore,
  bundle: DocumentReference,
  topic: SharedTopic,
  zone: TimeZone,
  now: Date,
): Promise<Bundle | null> {
  return firestore.runTransaction(async (transaction) => {
    const begun = (await transaction.get(bundle)).data() as Bundle | undefined
    if (begun && stillHolds(begun, topic, zone, now)) return begun
    const due = await dueMessage(firestore, transaction, topic, zone, now)
    for (const ref of due?.refs ?? []) transaction.update(ref, { due: null })
    if (!due?.message) {
      if (begun) transaction.delete(bundle)
      return null
    }
    const { ids, message, since } = due
    const next: Bundle = { ids, message, cursor: '', since }
    transaction.set(bundle, next)
    return next
  })
}

/** For a day; of what is on tomorrow until the day is another. */
function stillHolds(
  { ids, since }: Bundle,
  topic: SharedTopic,
  zone: TimeZone,
  now: Date,
): boolean {
  if (topic === 'agenda') return ids.includes(addDays(dayIn(zone, now), 1))
  return since.toMillis() >= now.getTime() - PUSH_TTL_MS
}
