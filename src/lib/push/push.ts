import type { PushAnswer, PushInput } from '@/domain/push/push-schema'
import { isStaffTopic, MOST_REPORTS, type PushTopic, RENEWAL_MS } from '@/domain/push/push-topics'
import { UserFacingError } from '../errors'
import { toUserFacing } from '../firebase/errors'
import { keepStorage } from '../keep-storage'
import { logUnexpected } from '../log'
import { isAlike } from '../plain-data'
import { readReports } from '../reports/report-store'
import { type KnownDevice, readKnownDevice, storeKnownDevice } from './known-device'

/** Whether this browser can be told. `install`: an iPhone or iPad, where only an installed site is. */
export type PushSupport = 'ready' | 'blocked' | 'install' | 'absent'

export function pushSupport(): PushSupport {
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'ready'
  return 'standalone' in navigator && navigator.standalone === false ? 'install' : 'absent'
}

/** A worker that does not come is not waited for longer. */
const TIMEOUT_MILLISECONDS = 10_000

/** The SDK comes with the first question: a start that only looks whether all is as it was needs none. */
async function ask(input: PushInput): Promise<PushAnswer> {
  const { call } = await import('../firebase/functions')
  return call('push-subscribe', input)
}

/**
 * Has this device told of `topics`, of what is for staff as `staff`, a uid. Asks for the permission, so that it is to be
 * called by a press. Throws a UserFacingError; then nothing is told that was not before, and it can be tried again.
 */
export async function listen(topics: readonly PushTopic[], staff?: string): Promise<KnownDevice> {
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

/**
 * Ends it. The browser is asked first, which needs no network: what the village sends it then comes back, and
 * the village forgets it by that.
 */
export async function stopListening(): Promise<void> {
  try {
    const subscription = await (await workerReady()).pushManager.getSubscription()
    if (!subscription) return storeKnownDevice(null)
    const leaving = { ...inputOf(subscription), topics: [], reports: [], former: '' }
    await subscription.unsubscribe()
    storeKnownDevice(null)
    await ask(leaving).catch((error: unknown) =>
      logUnexpected('Desa belum tahu bahwa perangkat ini berhenti', error),
    )
  } catch (error) {
    throw toUserFacing('Pemberitahuan belum dihentikan.', error)
  }
}

/** Throws a UserFacingError. */
export async function sendTestMessage({ endpoint }: KnownDevice): Promise<void> {
  try {
    await ask({ action: 'test', endpoint })
  } catch (error) {
    throw toUserFacing('Pesan percobaan belum terkirim.', error)
  }
}

/**
 * Staff's messages end with their session, at once and without network: the browser makes another address, of which
 * the village hears when it can. Keeps what is for anyone, and all where it was `heir`, a uid, who had asked for it.
 */
export async function leaveStaffTopics(heir?: string): Promise<void> {
  const known = readKnownDevice()
  if (!known?.topics.some(isStaffTopic)) return
  if (heir !== undefined && (known.staff ?? heir) === heir) return
  const topics = known.topics.filter((topic) => !isStaffTopic(topic))
  storeKnownDevice({ ...known, topics })
  const { pushManager } = await workerReady()
  await (await pushManager.getSubscription())?.unsubscribe()
  await renewListening()
}

/**
 * Tells the village of an address that the browser has changed, of reports that were written since, and now and then
 * that this device is still there. A browser that has lost its address gets another.
 * Whose permission was taken back is forgotten.
 */
export async function renewListening(): Promise<void> {
  const known = readKnownDevice()
  if (!known) return
  const subscription = await (await workerReady()).pushManager.getSubscription()
  if (Notification.permission !== 'granted' || known.topics.length === 0)
    return storeKnownDevice(null)
  if (!subscription) return void (await subscribeTo(known.topics))
  const isSame =
    subscription.endpoint === known.endpoint && isAlike(known.reports, await ownCodes(known.topics))
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

/** The codes of the newest reports that were sent from this device, if it is to be told of them. */
async function ownCodes(topics: readonly PushTopic[]): Promise<string[]> {
  if (!topics.includes('reports')) return []
  const reports = await readReports()
  const sent = reports.filter(({ state }) => state === 'sent').map(({ id }) => id)
  return sent.slice(0, MOST_REPORTS)
}

/** By which a subscription was made, as text like the village's. */
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
