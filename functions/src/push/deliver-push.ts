import {
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { isQuiet } from '@/domain/push/quiet-hours'
import { isStaffTopic, PUSH_TOPICS, PUSH_TTL_MS, subscribedTopic } from '@/domain/push/push-topics'
import { staffTopicsOf } from '@/domain/push/staff-topics'
import { addDays, dayIn } from '@/domain/time/date'
import { activeRole } from '../calls/caller'
import { drain } from '../data/drain'
import { forEachConcurrent, settleAll } from '../data/concurrency'
import { readSettings } from '../data/stored-settings'
import { parseState, stateOf, type StoredState } from '../publishing/state'
import type { Database } from '../services'
import {
  type PushDevice,
  pushIcon,
  type PushMessage,
  type PushSender,
  type PushSetup,
  sendPush,
} from './send-push'
import { type MessageTopic, TOPICS } from './topics'

interface Delivery extends PushSetup {
  page?: number
}

const PAGE = 100
/** Maximum duration of sending in milliseconds, shorter than the timeout of `every-fiveminutes`. */
const TIME_MS = 150_000
/** Maximum number of items per topic and run. The next run sends the remaining items. */
const MOST = 50
const AT_ONCE = 20

interface Contents {
  ids: string[]
  message: PushMessage
  /** Id of the last device to which the message was sent, or ''. */
  cursor: string
}

/**
 * Sends push messages about published content and replies to subscribed devices, and about pending work to staff. All
 * pending items of a topic are one message, sent after the release that contains them. During the quiet hours, sends
 * only important announcements. Skips items older than a day. Stores the message before sending, and the cursor after
 * each page of devices, so that the next run continues an interrupted run. A device that receives a message twice shows
 * it once, because both have the same tag.
 */
export async function deliverPush(
  { firestore }: Database,
  { keys, siteUrl, page = PAGE }: Delivery,
  now: Date,
): Promise<void> {
  if (!keys) return
  const { time_zone, emblemurl } = await readSettings(firestore)
  const isNight = isQuiet(time_zone, now)
  const tomorrow = addDays(dayIn(time_zone, now), 1)
  const sender = { keys, siteUrl, icon: pushIcon(siteUrl, emblemurl) }
  const until = Date.now() + TIME_MS
  const work = firestore.collection('push_work')
  const [waiting, unfinished] = await Promise.all([
    firestore
      .collection('push_messages')
      .where('due', '>=', Timestamp.fromMillis(now.getTime() - PUSH_TTL_MS))
      .orderBy('due')
      .limit(MOST * PUSH_TOPICS.length)
      .get(),
    work.get(),
  ])
  const state = parseState(waiting.empty ? undefined : await stateOf(firestore).get())
  await settleAll(
    (Object.keys(TOPICS) as MessageTopic[]).flatMap((topic) =>
      isNight && !TOPICS[topic].isUrgent
        ? []
        : Array.from(batchesOf(topic), ([id, items]) => deliver(topic, id, items)),
    ),
  )

  /** Returns the waiting items by batch id. Each reply is a batch of its own. Includes unfinished batches. */
  function batchesOf(topic: MessageTopic): Map<string, QueryDocumentSnapshot[]> {
    const { isPublished } = TOPICS[topic]
    const begun = unfinished.docs.filter(({ id }) => id.split('-')[0] === topic)
    const batches = new Map(begun.map(({ id }): [string, QueryDocumentSnapshot[]] => [id, []]))
    const items = waiting.docs.filter(
      (item) =>
        item.get('topic') === topic &&
        (!isPublished || isReleased(state, item.get('at') as Timestamp)),
    )
    for (const item of items.slice(0, MOST)) {
      const id = topic === 'reports' ? item.id : topic
      batches.set(id, [...(batches.get(id) ?? []), item])
    }
    return batches
  }

  function deliver(topic: MessageTopic, id: string, items: readonly QueryDocumentSnapshot[]) {
    const batch = work.doc(id)
    const { compose, isForTomorrow } = TOPICS[topic]
    return drain<Contents>(
      {
        batch,
        due: 'due',
        // Items are read again, because another run may have sent some of them.
        waiting: async (transaction) =>
          items.length > 0 ? transaction.getAll(...items.map(({ ref }) => ref)) : [],
        compose: async (transaction, found) => {
          const ids = found.map((item) => item.get('id') as string)
          const message = await compose({ firestore, transaction, ids, batch: id, tomorrow })
          return message && { ids, message, cursor: '' }
        },
        send: async ({ message, cursor: last, ids: [report] }) => {
          const all = firestore.collection('push_subscriptions')
          const devices = (
            topic === 'reports'
              ? all.where('reports', 'array-contains', report)
              : all.where('topics', 'array-contains', subscribedTopic(topic))
          )
            .orderBy(FieldPath.documentId())
            .limit(page)
          for (let cursor = last; Date.now() < until;) {
            const { docs } = await (cursor ? devices.startAfter(cursor) : devices).get()
            await sendToAll(sender, await allowedDevices(firestore, topic, docs), message)
            const end = docs.at(-1)
            if (!end || docs.length < page) return true
            cursor = end.id
            await batch.update({ cursor })
          }
          return false
        },
        ...(isForTomorrow && { isCurrent: ({ ids }) => ids.includes(tomorrow) }),
      },
      now,
    )
  }
}

/** Returns whether the live site contains the content that was written at the time `at`. */
function isReleased({ began, released }: StoredState, at: Timestamp): boolean {
  return (
    began !== null &&
    released !== null &&
    released.toMillis() >= began.toMillis() &&
    began.toMillis() > at.toMillis()
  )
}

/** Returns the devices that may receive messages of a topic. For staff topics, checks the user's current role. */
async function allowedDevices(
  firestore: Firestore,
  topic: MessageTopic,
  devices: readonly QueryDocumentSnapshot[],
): Promise<readonly QueryDocumentSnapshot[]> {
  if (!isStaffTopic(topic) || devices.length === 0) return devices
  const uids = [...new Set(devices.map((device) => device.get('uid') as string))]
  const people = await firestore.getAll(...uids.map((uid) => firestore.doc(`users/${uid}`)))
  const recipients = people.flatMap((person) => {
    const role = activeRole(person.data())
    return role && staffTopicsOf(role).includes(topic) ? [person.id] : []
  })
  return devices.filter((device) => recipients.includes(device.get('uid') as string))
}

/** Sends a message to all devices and deletes devices whose subscription ended. Throws if most messages failed. */
async function sendToAll(
  sender: PushSender,
  devices: readonly QueryDocumentSnapshot[],
  message: PushMessage,
): Promise<void> {
  let failed = 0
  await forEachConcurrent(devices, AT_ONCE, async (device) => {
    try {
      if ((await sendPush(sender, device.data() as PushDevice, message)) === 'gone')
        // The precondition prevents deleting a device that has subscribed again meanwhile.
        await device.ref.delete({ lastUpdateTime: device.updateTime })
    } catch (error) {
      failed += 1
      warn('Sending a push message failed', error)
    }
  })
  if (failed > devices.length / 2)
    throw new Error(`${failed} of ${devices.length} push messages failed`)
}
