import { callByFetch } from '@/lib/firebase/call-by-fetch'
import { logError } from '@/lib/log'
import { cachePage } from './cached-pages'
import { isWithoutFile } from './without-file'

/*
 * Messages from the village (functions/src/push): shown, and the page that each leads to is kept for a tap
 * without network. No open window is led anywhere, for somebody may be writing in it.
 */

declare const self: ServiceWorkerGlobalScope

/** Of a message as declarative web push has it. */
interface Told {
  title: string
  body: string
  navigate: string
  tag: string
  icon: string
}

interface Message {
  notification: Partial<Told>
  renew: boolean
}

/** What a browser wants shown for each message, whatever is in it. */
const UNREADABLE: Told = {
  title: 'Ada kabar baru',
  body: '',
  navigate: '/',
  tag: '',
  icon: '/icons/apple-touch-icon.png',
}

export function listenForMessages(): void {
  self.addEventListener('push', (event) => {
    const { title, body, navigate, tag, icon, renew } = toldBy(event.data)
    const address = ownAddress(navigate)
    event.waitUntil(
      Promise.allSettled([
        self.registration.showNotification(title, {
          body,
          tag,
          icon,
          badge: '/icons/monochrome-512.png',
          lang: 'id',
          data: address,
        }),
        isWithoutFile(address) || cachePage(event, address, 'no-cache'),
        renew && renewListening(),
      ]),
    )
  })

  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPage(String(event.notification.data)))
  })

  self.addEventListener('pushsubscriptionchange', (event) => {
    ;(event as ExtendableEvent).waitUntil(moveListening(event))
  })
}

/** Not in TypeScript's library (w3.org/TR/push-api, 10.5). */
interface SubscriptionChange extends Event {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/** The browser has made another address. What fails is tried again when the site is opened (`lib/push/push.ts`). */
async function moveListening({ oldSubscription, newSubscription }: SubscriptionChange) {
  const { applicationServerKey } = oldSubscription?.options ?? {}
  if (!oldSubscription || !applicationServerKey) return
  const { endpoint: former } = oldSubscription
  const { endpoint, keys } = (
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  ).toJSON()
  await tellVillage({ action: 'move', former, endpoint, keys })
}

/** The village has not heard of this device for long. */
async function renewListening() {
  const subscription = await self.registration.pushManager.getSubscription()
  if (subscription) await tellVillage({ action: 'renew', endpoint: subscription.endpoint })
}

async function tellVillage(input: object): Promise<void> {
  await callByFetch('push-subscribe', input).catch((error: unknown) =>
    logError('Desa belum tahu alamat perangkat ini', error),
  )
}

function toldBy(data: PushMessageData | null): Told & { renew: boolean } {
  try {
    const { notification, renew = false } = (data?.json() ?? {}) as Partial<Message>
    return { ...UNREADABLE, ...notification, renew }
  } catch {
    return { ...UNREADABLE, renew: false }
  }
}

/** A page of this site; where it is of another, its start. */
function ownAddress(navigate: string): string {
  const { origin } = self.location
  try {
    const url = new URL(navigate, origin)
    if (url.origin === origin) return url.href
  } catch {
    // No address at all.
  }
  return `${origin}/`
}

async function openPage(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url === address)
  await (open ? open.focus() : self.clients.openWindow(address))
}
