import type { PushAnswer, PushInput } from '@/domain/push/push-schema'
import {
  isStaffTopic,
  MAX_REPLY_REPORTS,
  type PushTopic,
  RENEWAL_MS,
  PUSH_TOPICS,
} from '@/domain/push/push-topics'
import { readStored, writeStored } from '../browser-storage'
import { UserFacingError } from '../errors'
import { toUserFacing } from '../firebase/errors'
import { keepStorage } from '../keep-storage'
import { logUnexpected } from '../log'
import { isDeepEqual } from '../plain-data'
import { readReports } from '../reports/report-store'
import * as v from 'valibot'
import { STORAGE_KEY } from './renew-if-subscribed'

const known = v.object({
  endpoint: v.string(),
  topics: v.array(v.picklist(PUSH_TOPICS)),
  reports: v.optional(v.array(v.string()), []),
  /** Uid of the user who subscribed to topics of staff. Missing in older records. */
  staff: v.optional(v.string()),
  at: v.number(),
})
export type KnownDevice = v.InferOutput<typeof known>

/** Returns the subscription last reported to the server, or null if it is missing or storage is denied. */
export function readKnownDevice(): KnownDevice | null {
  const parsed = v.safeParse(known, readStored(STORAGE_KEY))
  return parsed.success ? parsed.output : null
}

export const storeKnownDevice = (device: KnownDevice | null) =>
  void writeStored(STORAGE_KEY, device)

/** Support of push in this browser. `install`: iPhones and iPads support push only in installed web apps. */
export type PushSupport = 'ready' | 'blocked' | 'install' | 'absent'

export function pushSupport(): PushSupport {
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'ready'
  return 'standalone' in navigator && navigator.standalone === false ? 'install' : 'absent'
}

const TIMEOUT_MILLISECONDS = 10_000

/** Calls the push function. Loads the SDK only then, because most page loads need no call. */
async function ask(input: PushInput): Promise<PushAnswer> {
  const { call } = await import('../firebase/functions')
  return call('push-subscribe', input)
}

/**
 * Subscribes this device to `topics`. The user `staff` owns the topics for staff. Must be called from a user action,
 * because it asks for permission. If a UserFacingError is thrown, nothing has changed.
 */
export async function subscribeToPush(
  topics: readonly PushTopic[],
  staff?: string,
): Promise<KnownDevice> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new UserFacingError('Pemberitahuan belum diizinkan. Izinkan bila browser bertanya.')
  try {
    const device = await subscribeTo(topics, staff)
    keepStorage()
    return device
  } catch (error) {
    throw toUserFacing('Pemberitahuan belum aktif.', error)
  }
}

async function subscribeTo(topics: readonly PushTopic[], staff?: string): Promise<KnownDevice> {
  const { key } = await ask({ action: 'key' })
  if (key === '') throw new UserFacingError('Desa ini belum mengirim pemberitahuan.')
  const { pushManager } = await workerReady()
  const former = await pushManager.getSubscription()
  const isOurs = former && keyOf(former) === key
  if (former && !isOurs) await former.unsubscribe()
  return register(isOurs ? former : await subscribe(pushManager, key), topics, staff)
}

async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  try {
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch (cause) {
    throw new UserFacingError(
      'Browser ini belum dapat mendaftar ke layanan pemberitahuannya. Periksa sambungan internet, lalu coba lagi; bila tetap gagal, pakai browser lain.',
      { cause },
    )
  }
}

/** Ends the subscription in the browser, even offline. The push service rejects later messages. */
export async function unsubscribeFromPush(): Promise<void> {
  try {
    const subscription = await (await workerReady()).pushManager.getSubscription()
    if (!subscription) return storeKnownDevice(null)
    const leaving = { ...inputOf(subscription), topics: [], reports: [], former: '' }
    await subscription.unsubscribe()
    storeKnownDevice(null)
    await ask(leaving).catch((error: unknown) =>
      logUnexpected('Removing the push subscription from the server failed', error),
    )
  } catch (error) {
    throw toUserFacing('Pemberitahuan belum dihentikan.', error)
  }
}

export async function sendTestMessage({ endpoint }: KnownDevice): Promise<void> {
  try {
    await ask({ action: 'test', endpoint })
  } catch (error) {
    throw toUserFacing('Pesan percobaan belum terkirim.', error)
  }
}

/**
 * Removes the staff topics when a session ends. Works offline: the browser replaces the endpoint, and the server learns
 * the new one later. Keeps all topics if they belong to `heir`, the user who signs in now.
 */
export async function leaveStaffTopics(heir?: string): Promise<void> {
  const known = readKnownDevice()
  if (!known?.topics.some(isStaffTopic)) return
  if (heir !== undefined && (known.staff ?? heir) === heir) return
  const topics = known.topics.filter((topic) => !isStaffTopic(topic))
  storeKnownDevice({ ...known, topics })
  const { pushManager } = await workerReady()
  await (await pushManager.getSubscription())?.unsubscribe()
  await renewSubscription()
}

/**
 * Sends the server a changed endpoint, the codes of newly sent reports and, from time to time, a sign that this device
 * still exists. Subscribes again if the browser lost its subscription. Forgets a device that has lost the permission.
 */
export async function renewSubscription(): Promise<void> {
  const known = readKnownDevice()
  if (!known) return
  const subscription = await (await workerReady()).pushManager.getSubscription()
  if (Notification.permission !== 'granted' || known.topics.length === 0)
    return storeKnownDevice(null)
  if (!subscription) return void (await subscribeTo(known.topics))
  const isSame =
    subscription.endpoint === known.endpoint &&
    isDeepEqual(known.reports, await ownCodes(known.topics))
  if (isSame && Date.now() - known.at < RENEWAL_MS) return
  await register(subscription, known.topics)
}

async function register(
  subscription: PushSubscription,
  topics: readonly PushTopic[],
  staff?: string,
): Promise<KnownDevice> {
  const reports = await ownCodes(topics)
  const before = readKnownDevice()
  const former = before?.endpoint ?? ''
  const answer = await ask({ ...inputOf(subscription), topics: [...topics], reports, former })
  const known = {
    endpoint: subscription.endpoint,
    topics: answer.topics,
    reports,
    staff: staff ?? before?.staff,
    at: Date.now(),
  }
  storeKnownDevice(known)
  return known
}

function inputOf(subscription: PushSubscription) {
  const { keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return { action: 'set' as const, endpoint: subscription.endpoint, keys: { p256dh, auth } }
}

/** Returns the codes of the newest reports sent from this device, if the device subscribed to their replies. */
async function ownCodes(topics: readonly PushTopic[]): Promise<string[]> {
  if (!topics.includes('reports')) return []
  const reports = await readReports()
  const sent = reports.filter(({ state }) => state === 'sent').map(({ id }) => id)
  return sent.slice(0, MAX_REPLY_REPORTS)
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

async function workerReady(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(
      () =>
        reject(
          new UserFacingError('Situs ini belum siap tanpa jaringan. Muat ulang, lalu coba lagi.'),
        ),
      TIMEOUT_MILLISECONDS,
    ),
  )
  return Promise.race([navigator.serviceWorker.ready, late])
}
