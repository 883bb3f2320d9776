import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type Timestamp,
} from 'firebase-admin/firestore'
import {
  subscribedTopic,
  PUSH_TTL_MS,
  SHARED_TOPICS,
  type SharedTopic,
} from '@/domain/push/push-topics'
import { isQuiet } from '@/domain/push/quiet-hours'
import { addDays, dayIn, type TimeZone } from '@/domain/time/date'
import { readSettings } from '../data/stored-settings'
import { settleAll } from '../data/settle-all'
import type { Services } from '../services'
import { deliverReplies } from './deliver-replies'
import { dueMessage } from './due-message'
import { pushIcon, type PushMessage, type PushSender, sendPush, type PushSetup } from './send-push'
import { sendToAll } from './send-to-all'
import { allowedDevices } from './allowed-devices'
import { waitingMessages } from './waiting-messages'

interface Delivery extends PushSetup {
  /** Number of devices between two updates of the cursor. */
  page?: number
}

const PAGE = 100
/** Shorter than the timeout of the schedule. */
const TIME_MS = 150_000

/**
 * Sends push messages about published content to subscribed devices, and about pending work to staff. All
 * pending items of a topic are one message, sent after the release that contains them. At night only
 * important announcements are sent. Items older than a day are skipped. The message is stored before sending
 * and the cursor after each page of devices, so that the next run continues an interrupted one. A device that
 * gets a message twice shows it once, by its tag.
 */
export async function deliverPush(
  { firestore }: Pick<Services, 'firestore'>,
  { keys, siteUrl, page = PAGE }: Delivery,
  now: Date,
): Promise<void> {
  if (!keys) return
  const { time_zone, emblemurl } = await readSettings(firestore)
  const isNight = isQuiet(time_zone, now)
  const topics = isNight ? (['urgent'] as const) : SHARED_TOPICS
  const sender = { keys, siteUrl, icon: pushIcon(siteUrl, emblemurl) }
  const [waiting, delivery] = await Promise.all([
    waitingMessages(firestore, now).get(),
    firestore.collection('push_work').get(),
  ])
  // Most runs find nothing, and each topic needs its own reads.
  const due = new Set([
    ...waiting.docs.map((message) => message.get('topic') as string),
    ...delivery.docs.map(({ id }) => id),
  ])
  const replies = waiting.docs.filter((message) => message.get('topic') === 'reports')
  const run = { sender, page, zone: time_zone, now, until: Date.now() + TIME_MS }
  await settleAll([
    ...topics.filter((topic) => due.has(topic)).map((topic) => deliverTopic(firestore, topic, run)),
    ...(isNight ? [] : [deliverReplies(firestore, sender, replies)]),
  ])
}

interface Run {
  sender: PushSender
  page: number
  zone: TimeZone
  now: Date
  /** In epoch milliseconds. The next run continues after it. */
  until: number
}

async function deliverTopic(
  firestore: Firestore,
  topic: SharedTopic,
  { sender, page, zone, now, until }: Run,
): Promise<void> {
  const bundle = firestore.doc(`push_work/${topic}`)
  const delivery = await begin(firestore, bundle, topic, zone, now)
  if (!delivery) return
  const { message } = delivery
  const devices = firestore
    .collection('push_subscriptions')
    .where('topics', 'array-contains', subscribedTopic(topic))
    .orderBy(FieldPath.documentId())
    .limit(page)
  for (let { cursor } = delivery; Date.now() < until;) {
    const { docs } = await (cursor ? devices.startAfter(cursor) : devices).get()
    const allowed = await allowedDevices(firestore, topic, docs)
    await sendToAll(allowed, (device) => sendPush(sender, device, message))
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

/** Returns the unfinished message if it is still valid, otherwise a new one from the pending items. */
function begin(
  firestore: Firestore,
  bundle: DocumentReference,
  topic: SharedTopic,
  zone: TimeZone,
  now: Date,
): Promise<Bundle | null> {
  return firestore.runTransaction(async (transaction) => {
    const delivery = (await transaction.get(bundle)).data() as Bundle | undefined
    if (delivery && isStillValid(delivery, topic, zone, now)) return delivery
    const due = await dueMessage(firestore, transaction, topic, zone, now)
    for (const ref of due?.refs ?? []) transaction.update(ref, { due: null })
    if (!due?.message) {
      if (delivery) transaction.delete(bundle)
      return null
    }
    const { ids, message, since } = due
    const next: Bundle = { ids, message, cursor: '', since }
    transaction.set(bundle, next)
    return next
  })
}

/** Returns whether a message is still valid: for a day, and for tomorrow's agenda until midnight. */
function isStillValid(
  { ids, since }: Bundle,
  topic: SharedTopic,
  zone: TimeZone,
  now: Date,
): boolean {
  if (topic === 'agenda') return ids.includes(addDays(dayIn(zone, now), 1))
  return since.toMillis() >= now.getTime() - PUSH_TTL_MS
}
