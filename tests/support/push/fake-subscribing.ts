import type { Page } from 'playwright-core'
import type { PushDevice } from './push-device'

/**
 * Replaces the browser's subscription with a device of the local push service, because headless Chromium
 * reaches no push service and always reports `denied`.
 */
export async function subscribeAs(page: Page, { endpoint, keys }: PushDevice): Promise<void> {
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const KEY = 'subscribed-with'
      Object.defineProperty(Notification, 'permission', {
        get: () => 'granted',
        configurable: true,
      })
      const bytesOf = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
          one.charCodeAt(0),
        )
      const subscription = (key: string) =>
        ({
          endpoint,
          options: { applicationServerKey: bytesOf(key).buffer, userVisibleOnly: true },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: () => {
            sessionStorage.removeItem(KEY)
            return Promise.resolve(true)
          },
        }) as unknown as PushSubscription
      PushManager.prototype.subscribe = (options) => {
        const key = options?.applicationServerKey as string
        sessionStorage.setItem(KEY, key)
        return Promise.resolve(subscription(key))
      }
      PushManager.prototype.getSubscription = () => {
        const key = sessionStorage.getItem(KEY)
        return Promise.resolve(key === null ? null : subscription(key))
      }
    },
    { endpoint, keys },
  )
}

interface Shown {
  shown: Promise<string>
}

/** Delivers a message to the page's worker. Resolves with the notification, which headless Chromium suppresses. */
export async function receive(page: Page, message: object): Promise<string> {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  // Registered before delivery, so that no message is missed.
  await worker.evaluate(() => {
    const scope = self as unknown as Shown & { registration: ServiceWorkerRegistration }
    scope.shown = new Promise((resolve) => {
      scope.registration.showNotification = (title, { body = '' } = {}) => {
        resolve(`${title}: ${body}`)
        return Promise.resolve()
      }
    })
  })
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  await session.detach()
  return worker.evaluate(() => (self as unknown as Shown).shown)
}
