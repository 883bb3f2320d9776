import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { PushInput } from '@/domain/push/push-schema'
import { isStaffTopic, type PushTopic } from '@/domain/push/push-topics'
import { staffTopicsOf } from '@/domain/push/staff-topics'
import { activeRole } from '../calls/caller'
import { sendWelcomePush } from './send-welcome-push'
import { reserveRoom } from './reserve-room'
import type { PushSender } from './send-push'
import { subscriptionDocument } from './subscription-document'

type DeviceInput = Extract<PushInput, { action: 'set' | 'move' }>

/** Stored data of a device. */
interface Known {
  topics: PushTopic[]
  uid: string
  reports: string[]
}

/**
 * Stores a device in place of its previous endpoint. A device whose endpoint changed keeps its topics.
 * Resolves with the topics: none if the previous endpoint is unknown.
 */
export async function storeDevice(
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

/**
 * Returns the topics that the device may have and its owner. Topics for staff need a caller on the staff, or
 * stay as they were.
 */
async function grantedTo(
  firestore: Firestore,
  caller: string,
  known: Known | null,
  wanted: readonly PushTopic[],
): Promise<Pick<Known, 'topics' | 'uid'>> {
  const role = caller && activeRole((await firestore.doc(`users/${caller}`).get()).data())
  const granted: readonly PushTopic[] = role ? staffTopicsOf(role) : (known?.topics ?? [])
  const topics = wanted.filter((topic) => !isStaffTopic(topic) || granted.includes(topic))
  if (!topics.some(isStaffTopic)) return { uid: '', topics }
  return { uid: role ? caller : (known?.uid ?? ''), topics }
}
