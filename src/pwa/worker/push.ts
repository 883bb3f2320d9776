import { cachePage } from './cached-pages'

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
}

/** What a browser wants shown for each message, whatever is in it. */
const UNREADABLE: Told = { title: 'Ada kabar baru', body: '', navigate: '/', tag: '' }

export function listenForMessages(): void {
  self.addEventListener('push', (event) => {
    const { title, body, navigate, tag } = toldBy(event.data)
    const address = ownAddress(navigate)
    event.waitUntil(
      Promise.allSettled([
        self.registration.showNotification(title, {
          body,
          tag,
          lang: 'id',
          data: address,
        }),
        cachePage(event, address, 'no-cache'),
      ]),
    )
  })

  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPage(String(event.notification.data)))
  })

  // The village hears of it when the site is opened next (`renewListening`).
  self.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription | null }
    const { applicationServerKey } = oldSubscription?.options ?? {}
    if (!applicationServerKey) return
    ;(event as ExtendableEvent).waitUntil(
      self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }),
    )
  })
}

function toldBy(data: PushMessageData | null): Told {
  try {
    const { notification } = (data?.json() ?? {}) as { notification?: Partial<Told> }
    return { ...UNREADABLE, ...notification }
  } catch {
    return UNREADABLE
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
