import { callByFetch } from '@/lib/firebase/call-by-fetch'
import { logError } from '@/lib/log'
import { isUnpublishedAddress } from './addresses'
import { cachePage } from './cached-pages'

/*
 * Handles push messages (functions/src/push): shows them and caches the page that each one opens, so that a
 * tap works offline. Never navigates an open window, because the user may be writing in it.
 */

declare const self: ServiceWorkerGlobalScope

/** Message in the format of declarative web push. */
interface ShownNotification {
  title: string
  body: string
  navigate: string
  tag: string
  icon: string
}

interface Message {
  notification: Partial<ShownNotification>
  renew: boolean
}

/** Notification for a message that cannot be read, because browsers require one for each message. */
const UNREADABLE: ShownNotification = {
  title: 'Ada kabar baru',
  body: '',
  navigate: '/',
  tag: '',
  icon: '/icons/apple-touch-icon.png',
}

export function listenForMessages(): void {
  self.addEventListener('push', (event) => {
    const { title, body, navigate, tag, icon, renew } = parseMessage(event.data)
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
        isUnpublishedAddress(address) || cachePage(event, address, 'no-cache'),
        renew && renewSubscriptionInWorker(),
      ]),
    )
  })

  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPage(String(event.notification.data)))
  })

  self.addEventListener('pushsubscriptionchange', (event) => {
    ;(event as ExtendableEvent).waitUntil(moveSubscription(event))
  })
}

/** Event of a changed subscription, missing in TypeScript's library (w3.org/TR/push-api, 10.5). */
interface SubscriptionChange extends Event {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/**
 * Moves the subscription to the browser's new endpoint. Opening the site retries after a failure (`lib/push/push.ts`).
 */
async function moveSubscription({ oldSubscription, newSubscription }: SubscriptionChange) {
  const { applicationServerKey } = oldSubscription?.options ?? {}
  if (!oldSubscription || !applicationServerKey) return
  const { endpoint: former } = oldSubscription
  const { endpoint, keys } = (
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  ).toJSON()
  await updateSubscription({ action: 'move', former, endpoint, keys })
}

/** Confirms the subscription to the server, which requests this from devices without recent contact. */
async function renewSubscriptionInWorker() {
  const subscription = await self.registration.pushManager.getSubscription()
  if (subscription) await updateSubscription({ action: 'renew', endpoint: subscription.endpoint })
}

async function updateSubscription(input: object): Promise<void> {
  await callByFetch('push-subscribe', input).catch((error: unknown) =>
    logError('Updating the push subscription on the server failed', error),
  )
}

function parseMessage(data: PushMessageData | null): ShownNotification & { renew: boolean } {
  try {
    const { notification, renew = false } = (data?.json() ?? {}) as Partial<Message>
    return { ...UNREADABLE, ...notification, renew }
  } catch {
    return { ...UNREADABLE, renew: false }
  }
}

/** Returns the address if it is on this site, otherwise the address of the start page. */
function ownAddress(navigate: string): string {
  const { origin } = self.location
  try {
    const url = new URL(navigate, origin)
    if (url.origin === origin) return url.href
  } catch {
    // The address is invalid.
  }
  return `${origin}/`
}

async function openPage(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url === address)
  await (open ? open.focus() : self.clients.openWindow(address))
}
