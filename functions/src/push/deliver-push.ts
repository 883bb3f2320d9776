import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { PUSH_TOPICS, PUSH_TTL_MS, type PushTopic } from '@/domain/push/push-topics'
import { isQuiet } from '@/domain/push/quiet-hours'
import { addDays, dayIn, type TimeZone } from '@/domain/time/date'
import { readSettings } from '../data/stored-settings'
import { settleAll } from '../data/settle-all'
import type { Services } from '../services'
import { dueMessage } from './due-message'
import { type PushDevice, type PushKeys, type PushMessage, sendPush } from './send-push'

interface Delivery {
  keys: PushKeys | null
  /** Where the site is: `https://desa.example`. */
  siteUrl: string
  /** Devices that are sent to before it is noted that they were. */
  page?: number
}

const PAGE = 100
/** Devices that are sent to at once. */
const AT_ONCE = 20
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
  await settleAll(
    PUSH_TOPICS.map((topic) =>
      deliverTopic(firestore, topic, { ...delivery, keys, zone: time_zone, now, until }),
    ),
  )
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
  topic: PushTopic,
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

/** Forgets devices that are gone. Throws where most could not be sent to: their push service has failed. */
async function sendToAll(
  devices: readonly QueryDocumentSnapshot[],
  send: (device: PushDevice) => ReturnType<typeof sendPush>,
): Promise<void> {
  let failed = 0
  for (let from = 0; from < devices.length; from += AT_ONCE)
    await Promise.all(
      devices.slice(from, from + AT_ONCE).map(async (device) => {
        try {
          if ((await send(device.data() as PushDevice)) === 'gone')
            // Unless it has come back meanwhile.
            await device.ref.delete({ lastUpdateTime: device.updateTime })
        } catch (error) {
          failed += 1
          warn('A device was not told', error)
        }
      }),
    )
  if (failed > devices.length / 2) throw new Error(`${failed} of ${devices.length} were not told`)
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
  topic: PushTopic,
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
function stillHolds({ ids, since }: Bundle, topic: PushTopic, zone: TimeZone, now: Date): boolean {
  if (topic === 'agenda') return ids.includes(addDays(dayIn(zone, now), 1))
  return since.toMillis() >= now.getTime() - PUSH_TTL_MS
}
