import { createHash } from 'node:crypto'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import type { PushInput } from '@/domain/push/push-schema'
import { refuse } from '../calls/refusal'
import type { Services } from '../services'
import {
  isKnownService,
  type PushDevice,
  type PushKeys,
  type PushMessage,
  sendPush,
} from './send-push'

/** So many devices are told at most, and so many are added in an hour: whoever sends thousands of them does harm no further. */
export const MOST_DEVICES = 20_000
export const NEW_AN_HOUR = 300

interface PushSetup {
  /** Null where the village sends no messages. */
  keys: PushKeys | null
  /** Where the site is: `https://desa.example`. */
  siteUrl: string
}

/** What devices are told when they begin to listen, and when they ask for it. */
const WELCOME: PushMessage = {
  title: 'Pemberitahuan aktif',
  body: 'Kabar desa berikutnya sampai di perangkat ini.',
  path: '/pemberitahuan',
  tag: 'pemberitahuan',
}

/** Where a device stands; nobody finds its address by that. */
const subscriptionAt = (firestore: Firestore, endpoint: string) =>
  firestore
    .collection('push_subscriptions')
    .doc(createHash('sha256').update(endpoint).digest('base64url'))

/**
 * Lets a device begin, change and end what it is told of. A new one is stored once its push service has
 * taken a first message; of how it is called again nothing changes. Who knows a device's address is that
 * device: it is a secret between browser and push service.
 */
export async function pushSubscribe(
  { firestore }: Pick<Services, 'firestore'>,
  input: PushInput,
  { keys, siteUrl }: PushSetup,
): Promise<{ key: string }> {
  if (input.action === 'key') return { key: keys?.publicKey ?? '' }
  const stored = await subscriptionAt(firestore, input.endpoint).get()
  if (input.action === 'set' && input.topics.length === 0) {
    await stored.ref.delete()
    return { key: '' }
  }
  if (!keys) throw refuse('failed-precondition', 'Desa ini belum mengirim pemberitahuan.')
  if (input.action === 'test') {
    if (!stored.exists) throw refuse('not-found', 'Perangkat ini belum terdaftar. Aktifkan lagi.')
    await greet(keys, siteUrl, stored.data() as PushDevice)
    return { key: keys.publicKey }
  }
  if (!isKnownService(input.endpoint))
    throw refuse('invalid-argument', 'Layanan pemberitahuan peramban ini belum dikenal situs.')
  const { endpoint, topics, reports, former } = input
  const device = { endpoint, ...input.keys }
  const now = Timestamp.now()
  if (!stored.exists) {
    await assertRoom(firestore, now)
    await greet(keys, siteUrl, device)
  }
  await stored.ref.set({
    ...device,
    topics,
    reports: topics.includes('reports') ? reports : [],
    createdAt: (stored.get('createdAt') as Timestamp | undefined) ?? now,
    renewedAt: now,
  })
  if (former !== '' && former !== endpoint) await subscriptionAt(firestore, former).delete()
  return { key: keys.publicKey }
}

async function greet(keys: PushKeys, siteUrl: string, device: PushDevice): Promise<void> {
  const outcome = await sendPush(keys, siteUrl, device, WELCOME).catch((error: unknown) => {
    warn('A push service does not answer', error)
    throw refuse(
      'unavailable',
      'Layanan pemberitahuan peramban ini sedang tidak menjawab. Coba lagi nanti.',
    )
  })
  if (outcome !== 'taken')
    throw refuse(
      'failed-precondition',
      'Layanan pemberitahuan peramban ini menolak. Matikan lalu aktifkan lagi pemberitahuan situs ini di peramban.',
    )
}

/** Counts one device more. Refuses where too many are added, or stand. */
async function assertRoom(firestore: Firestore, now: Timestamp): Promise<void> {
  const rate = firestore.doc('push_work/rate')
  const hour = now.toDate().toISOString().slice(0, 13)
  const isTaken = await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(rate)
    const count = found.get('hour') === hour ? Number(found.get('count')) : 0
    if (count >= NEW_AN_HOUR) return false
    transaction.set(rate, { hour, count: count + 1 })
    return true
  })
  const all = await firestore.collection('push_subscriptions').count().get()
  if (!isTaken || all.data().count >= MOST_DEVICES)
    throw refuse(
      'resource-exhausted',
      'Sedang terlalu banyak perangkat yang mendaftar. Coba lagi sejam lagi.',
    )
}
