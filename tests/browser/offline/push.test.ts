import { createECDH } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import type { Page } from 'playwright-core'
import { ulid } from 'ulid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverPush } from '../../../functions/src/push/deliver-push'
import { pushKeysOf } from '../../../functions/src/push/send-push'
import { isQuiet } from '../../../src/domain/push/quiet-hours'
import { setupServices } from '../../functions/services'
import { PROJECT_ID } from '../../functions/village'
import { findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { subscriptionPath, type PushDevice } from '../../support/push/push-device'
import { startPushServer } from '../../support/push/push-server'
import { setupSite } from '../../support/site'

const curve = createECDH('prime256v1')
curve.generateKeys()
const VAPID_PRIVATE_KEY = curve.getPrivateKey('base64url')

let server: Awaited<ReturnType<typeof startPushServer>>
beforeAll(async () => {
  server = await startPushServer()
  Object.assign(process.env, { PUSH_SERVICE: server.origin, VAPID_PRIVATE_KEY })
})
afterAll(() => {
  for (const name of ['PUSH_SERVICE', 'VAPID_PRIVATE_KEY'])
    Reflect.deleteProperty(process.env, name)
  server.stop()
})

const site = setupSite({ published: true })
const { visit } = setupBrowser()

/** Returns the current time, or the next hour outside the quiet hours, in which no push messages are sent. */
function daytime(): Date {
  const now = new Date()
  while (isQuiet('Asia/Jakarta', now)) now.setHours(now.getHours() + 1)
  return now
}

async function visitAsDevice() {
  const device = server.device()
  const visited = await visit({ ...PHONE, permissions: ['notifications'] })
  await subscribeAs(visited.page, device)
  await visited.page.goto(site.url('/pemberitahuan'))
  return { ...visited, device }
}

const stored = async ({ endpoint }: { endpoint: string }) =>
  (await site.query('push_subscriptions', 'endpoint', endpoint)).length

it('notifies a subscribed device, on which the article opens offline, until the device unsubscribes', async () => {
  const { page, context, device, expectErrors } = await visitAsDevice()
  server.answer(403, device.endpoint)
  expectErrors('Changing the push subscription failed', '400')
  await page.getByLabel('Pengumuman').uncheck()
  await page.getByRole('button', { name: 'Beri tahu saya' }).click()
  await page.getByText('Layanan pemberitahuan browser ini menolak.').waitFor()
  server.answer(201, device.endpoint)
  const before = server.received.length
  await page.getByRole('button', { name: 'Beri tahu saya' }).dblclick()
  await page.getByText('Pemberitahuan aktif di perangkat ini.').waitFor()
  expect.soft(await stored(device)).toBe(1)
  expect.soft(await findings(page)).toEqual([])
  expect.soft(await overflow(page)).toBe(0)
  const greeting = server.received.slice(before).at(-1)
  expect
    .soft(await receive(page, greeting?.message ?? {}))
    .toBe('Pemberitahuan aktif: Kabar desa selanjutnya muncul di perangkat ini.')

  const id = ulid()
  const title = 'Jembatan gantung dibuka lagi'
  const services = setupServices(PROJECT_ID, site.url(''))
  const { docs } = await services.firestore.collection('news').limit(1).get()
  const news = { ...docs[0]?.data(), id, title, excerpt: 'Mulai Senin.' }
  await services.firestore.doc(`news/${id}`).set(news)
  await site.idle()
  const keys = pushKeysOf(VAPID_PRIVATE_KEY)
  await deliverPush(services, { keys, siteUrl: site.url('') }, daytime())
  const message = server.received.at(-1)?.message
  expect.soft(message?.notification).toMatchObject({ title, body: 'Mulai Senin.', tag: id })
  expect.soft(await receive(page, message ?? {})).toBe(`${title}: Mulai Senin.`)
  const address = site.url(`/berita/${id}`)
  await expect
    .poll(() => page.evaluate((url) => caches.match(url).then(Boolean), address))
    .toBe(true)
  // Pictures that were not shown are not on the device.
  expectErrors('ERR_FAILED', 'ERR_INTERNET_DISCONNECTED')
  await context.setOffline(true)
  await page.goto(address)
  await page.getByRole('heading', { name: title }).waitFor()
  await context.setOffline(false)

  await page.goto(site.url('/pemberitahuan'))
  await page.getByRole('button', { name: 'Kirim pesan percobaan' }).click()
  await page.getByText('Pesan percobaan dikirim.').waitFor()
  await page.getByRole('button', { name: 'Berhenti' }).click()
  await page.getByText('Pemberitahuan di perangkat ini dihentikan.').waitFor()
  expect.soft(await stored(device)).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Beri tahu saya' }).waitFor()
})

it('keeps the choice of topics when the browser replaces the subscription, with or without an open page', async () => {
  const { page, context, device } = await visitAsDevice()
  await page.getByRole('button', { name: 'Beri tahu saya' }).click()
  await page.getByText('Pemberitahuan aktif di perangkat ini.').waitFor()
  await page.getByLabel('Berita').uncheck()
  await page.getByRole('button', { name: 'Simpan pilihan' }).click()
  await page.getByText('Pilihan disimpan.').waitFor()
  const second = server.device()
  await subscribeAs(page, second)
  await page.reload()
  await expect.poll(() => stored(second)).toBe(1)
  // The old subscription is deleted last, so that an interruption leaves at least one.
  await expect.poll(() => stored(device)).toBe(0)
  await page.reload()
  expect.soft(await page.getByLabel('Berita').isChecked()).toBe(false)

  const { firestore } = setupServices(PROJECT_ID, site.url(''))
  const subscription = firestore.doc(subscriptionPath(second.endpoint))
  const longAgo = Timestamp.fromMillis(Date.now() - 40 * 86_400_000)
  await subscription.update({ renewedAt: longAgo })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate((endpoint) => {
    PushManager.prototype.getSubscription = () => Promise.resolve({ endpoint } as PushSubscription)
  }, second.endpoint)
  await receive(page, { notification: { title: 'Panen', body: 'Raya' }, renew: true })
  await expect
    .poll(async () => ((await subscription.get()).get('renewedAt') as Timestamp).toMillis())
    .toBeGreaterThan(longAgo.toMillis())

  const { endpoint, keys } = server.device()
  await worker.evaluate(
    ({ former, endpoint, keys }) => {
      const oldSubscription = { endpoint: former, options: { applicationServerKey: 'AQ' } }
      const newSubscription = { toJSON: () => ({ endpoint, keys }) }
      // Chromium waits only for events that it created itself.
      const waitUntil = () => undefined
      const event = new Event('pushsubscriptionchange')
      self.dispatchEvent(Object.assign(event, { oldSubscription, newSubscription, waitUntil }))
    },
    { former: second.endpoint, endpoint, keys },
  )
  await expect.poll(() => stored({ endpoint })).toBe(1)
  await expect.poll(() => stored(second)).toBe(0)
})

/**
 * Replaces the browser's subscription with a device of the local push service, because headless Chromium
 * reaches no push service and always reports `denied`.
 */
async function subscribeAs(page: Page, { endpoint, keys }: PushDevice): Promise<void> {
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
async function receive(page: Page, message: object): Promise<string> {
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
