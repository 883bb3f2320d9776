import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { PushAnswer, PushInput } from '@/domain/push/push-schema'
import type { PushTopic } from '@/domain/push/push-topics'
import { refuse } from '../calls/refusal'
import { readSettings } from '../data/stored-settings'
import type { Services } from '../services'
import { sendWelcomePush } from './send-welcome-push'
import {
  isKnownService,
  type PushDevice,
  pushIcon,
  type PushKeys,
  type PushSender,
  type PushSetup,
} from './send-push'
import { storeDevice } from './store-device'
import { subscriptionDocument } from './subscription-document'

/**
 * Creates, changes and ends the subscription of a device. A new device is stored after its push service has
 * accepted a first message. Repeating a call changes nothing. The endpoint authenticates the device: only the
 * browser and the push service know it. Topics for staff need a `caller` (uid, or '' for visitors) on the
 * staff, and stay until a call without them.
 */
export async function pushSubscribe(
  { firestore }: Pick<Services, 'firestore'>,
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
  const sender = await senderOf(firestore, keys, siteUrl)
  if (input.action === 'test') {
    if (!stored.exists) throw refuse('not-found', 'Perangkat ini belum terdaftar. Aktifkan lagi.')
    await sendWelcomePush(sender, stored.data() as PushDevice)
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
