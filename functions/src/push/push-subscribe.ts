import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { PushAnswer, PushInput } from '@/domain/push/push-schema'
import type { PushTopic } from '@/domain/push/push-topics'
import { refuse } from '../calls/refusal'
import { readSettings } from '../data/stored-settings'
import type { Services } from '../services'
import { greetDevice } from './greet-device'
import {
  isKnownService,
  type PushDevice,
  pushIcon,
  type PushKeys,
  type PushSender,
  type PushSetup,
} from './send-push'
import { storeDevice } from './store-device'
import { subscriptionAt } from './subscription-at'

/**
 * Lets a device begin, change and end what it is told of. A new one is stored once its push service has
 * taken a first message; of how it is called again nothing changes. Who knows a device's address is that
 * device: it is a secret between browser and push service. What is for staff it is told of once `caller` (a uid, ''
 * for nobody) is one of them, until it is called without that topic.
 */
export async function pushSubscribe(
  { firestore }: Pick<Services, 'firestore'>,
  input: PushInput,
  { keys, siteUrl }: PushSetup,
  caller: string,
): Promise<PushAnswer> {
  if (input.action === 'key') return { key: keys?.publicKey ?? '', topics: [] }
  const stored = await subscriptionAt(firestore, input.endpoint).get()
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
  const sender = await senderOf(firestore, keys, siteUrl)
  if (input.action === 'test') {
    if (!stored.exists) throw refuse('not-found', 'Perangkat ini belum terdaftar. Aktifkan lagi.')
    await greetDevice(sender, stored.data() as PushDevice)
    return { key, topics: stored.get('topics') as PushTopic[] }
  }
  if (!isKnownService(input.endpoint))
    throw refuse('invalid-argument', 'Layanan pemberitahuan browser ini belum dikenal situs.')
  return { key, topics: await storeDevice(firestore, sender, input, stored, caller) }
}

async function senderOf(
  firestore: Firestore,
  keys: PushKeys,
  siteUrl: string,
): Promise<PushSender> {
  const { emblemurl } = await readSettings(firestore)
  return { keys, siteUrl, icon: pushIcon(siteUrl, emblemurl) }
}
