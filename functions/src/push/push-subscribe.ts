import { createHash } from 'node:crypto'
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import type { PushAnswer, PushInput } from '@/domain/push/push-schema'
import { isStaffTopic, type PushTopic } from '@/domain/push/push-topics'
import { staffTopicsOf } from '@/domain/push/staff-topics'
import { roleOf } from '../calls/caller'
import { refuse } from '../calls/refusal'
import { readSettings } from '../data/stored-settings'
import type { Database } from '../services'
import {
  isKnownService,
  type PushDevice,
  pushIcon,
  type PushMessage,
  type PushSender,
  type PushSetup,
  sendPush,
} from './send-push'

/** Maximum number of devices, to limit the damage of fake subscriptions. */
export const MAX_DEVICES = 20_000
export const MAX_NEW_PER_HOUR = 300

/** Message to a device that subscribes or requests a test message. */
const WELCOME: PushMessage = {
  title: 'Pemberitahuan aktif',
  body: 'Kabar desa selanjutnya muncul di perangkat ini.',
  path: '/pemberitahuan',
  tag: 'pemberitahuan',
}

/**
 * Creates, changes or ends the subscription of a device. Stores a new device after its push service has accepted a
 * first message. Repeated calls change nothing. The endpoint authenticates the device, because only the browser and the
 * push service know it. Subscribing to staff topics requires that `caller` (a uid, or '') is on the staff. Later calls
 * without a caller do not remove staff topics.
 */
export async function pushSubscribe(
  { firestore }: Database,
  input: PushInput,
  { keys, siteUrl }: PushSetup,
  caller: string,
): Promise<PushAnswer> {
  if (input.action === 'key') return { key: keys?.publicKey ?? '', topics: [] }
  const stored = await subscriptionDocument(firestore, input.endpoint).get()
  if (input.action === 'renew') {
    if (stored.exists) await stored.ref.update({ renewedAt: Timestamp.now() })
    return { key: '', topics: [] }
  }
  if (input.action === 'set' && input.topics.length === 0) {
    await stored.ref.delete()
    return { key: '', topics: [] }
  }
  if (!keys) throw refuse('failed-precondition', 'Desa ini belum mengirim pemberitahuan.')
  const key = keys.publicKey
  const { emblemurl } = await readSettings(firestore)
  const sender = { keys, siteUrl, icon: pushIcon(siteUrl, emblemurl) }
  if (input.action === 'test') {
    if (!stored.exists) throw refuse('not-found', 'Perangkat ini belum terdaftar. Aktifkan lagi.')
    await sendWelcomePush(sender, stored.data() as PushDevice)
    return { key, topics: stored.get('topics') as PushTopic[] }
  }
  if (!isKnownService(input.endpoint))
    throw refuse('invalid-argument', 'Layanan pemberitahuan browser ini belum dikenal situs.')
  return { key, topics: await storeDevice(firestore, sender, input, stored, caller) }
}

/** Returns the document of a device. Its id is a hash, so that it does not reveal the endpoint. */
const subscriptionDocument = (firestore: Firestore, endpoint: string) =>
  firestore
    .collection('push_subscriptions')
    .doc(createHash('sha256').update(endpoint).digest('base64url'))

type DeviceInput = Extract<PushInput, { action: 'set' | 'move' }>

interface Known {
  topics: PushTopic[]
  uid: string
  reports: string[]
}

/** Stores a device and deletes its previous endpoint. Resolves with the topics that it may receive. */
async function storeDevice(
  firestore: Firestore,
  sender: PushSender,
  input: DeviceInput,
  stored: DocumentSnapshot,
  caller: string,
): Promise<PushTopic[]> {
  const { endpoint, former } = input
  const isMoved = former !== '' && former !== endpoint
  const before = isMoved ? await subscriptionDocument(firestore, former).get() : stored
  const known = ((before.exists ? before : stored).data() ?? null) as Known | null
  const wanted = input.action === 'set' ? input : known
  if (!wanted) return []
  const granted = await grantedTo(firestore, caller, known, wanted.topics)
  const now = Timestamp.now()
  const device = { endpoint, ...input.keys }
  if (!stored.exists) {
    await reserveRoom(firestore, now)
    await sendWelcomePush(sender, device)
  }
  await stored.ref.set({
    ...device,
    ...granted,
    reports: granted.topics.includes('reports') ? wanted.reports : [],
    createdAt: (stored.get('createdAt') as Timestamp | undefined) ?? now,
    renewedAt: now,
  })
  if (isMoved) await before.ref.delete()
  return granted.topics
}

/** Returns the allowed topics and the owner. Callers who are not staff can only retain existing staff topics. */
async function grantedTo(
  firestore: Firestore,
  caller: string,
  known: Known | null,
  wanted: readonly PushTopic[],
): Promise<Pick<Known, 'topics' | 'uid'>> {
  const role = await roleOf(firestore, caller)
  const granted: readonly PushTopic[] = role ? staffTopicsOf(role) : (known?.topics ?? [])
  const topics = wanted.filter((topic) => !isStaffTopic(topic) || granted.includes(topic))
  if (!topics.some(isStaffTopic)) return { uid: '', topics }
  return { uid: role ? caller : (known?.uid ?? ''), topics }
}

/** Counts a new device. Refuses if the maximum number of devices or of new devices per hour is reached. */
async function reserveRoom(firestore: Firestore, now: Timestamp): Promise<void> {
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

/** Sends the welcome message. Refuses if the push service does not accept it. */
async function sendWelcomePush(sender: PushSender, device: PushDevice): Promise<void> {
  const outcome = await sendPush(sender, device, WELCOME).catch((error: unknown) => {
    warn('A push service does not respond', error)
    throw refuse(
      'unavailable',
      'Layanan pemberitahuan browser ini sedang tidak menjawab. Coba lagi nanti.',
    )
  })
  if (outcome !== 'taken')
    throw refuse(
      'failed-precondition',
      'Layanan pemberitahuan browser ini menolak. Matikan lalu aktifkan lagi pemberitahuan situs ini di browser.',
    )
}
