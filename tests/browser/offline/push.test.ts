import { createECDH } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { ulid } from 'ulid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverPush } from '../../../functions/src/push/deliver-push'
import { pushKeysOf } from '../../../functions/src/push/send-push'
import { isQuiet } from '../../../src/domain/push/quiet-hours'
import { storeReport } from '../../functions/complaints/report'
import { setupServices } from '../../functions/services'
import { PROJECT_ID } from '../../functions/village'
import { findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { receive, subscribeAs } from '../../support/push/fake-subscribing'
import { subscriptionPath } from '../../support/push/push-device'
import { startPushServer } from '../../support/push/push-server'
import { setupSite } from '../../support/site'
import { signIn } from '../../support/staff'

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

/** Now, or the next hour in which devices are told. */
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

it('whoever wants to be told is, and reads what came without network', async () => {
  const { page, context, device, expectErrors } = await visitAsDevice()
  await page.getByLabel('Pengumuman').uncheck()
  await page.getByRole('button', { name: 'Beri tahu saya' }).dblclick()
  await page.getByText('Pemberitahuan aktif di perangkat ini.').waitFor()
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  const [greeting] = server.received
  expect(await receive(page, greeting?.message ?? {})).toBe(
    'Pemberitahuan aktif: Kabar desa selanjutnya muncul di perangkat ini.',
  )

  const id = ulid()
  const title = 'Jembatan gantung dibuka lagi'
  const services = await setupServices(PROJECT_ID, site.url(''))()
  const { docs } = await services.firestore.collection('news').limit(1).get()
  const news = { ...docs[0]?.data(), id, title, excerpt: 'Mulai Senin.' }
  await services.firestore.doc(`news/${id}`).set(news)
  await site.idle()
  await deliverPush(
    services,
    { keys: pushKeysOf(VAPID_PRIVATE_KEY), siteUrl: site.url('') },
    daytime(),
  )
  const told = server.received.at(-1)?.message
  expect(told?.notification).toMatchObject({ title, body: 'Mulai Senin.', tag: id })
  expect(await receive(page, told ?? {})).toBe(`${title}: Mulai Senin.`)
  const address = site.url(`/berita/${id}`)
  await expect
    .poll(() => page.evaluate((url) => caches.match(url).then(Boolean), address), {
      timeout: 30_000,
    })
    .toBe(true)
  // Of pictures only those are there that were seen before.
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
  expect(await stored(device)).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Beri tahu saya' }).waitFor()
})

it('a choice is changed, and lives on under the address that the browser made anew', async () => {
  const { page, device } = await visitAsDevice()
  await page.getByRole('button', { name: 'Beri tahu saya' }).click()
  await page.getByText('Pemberitahuan aktif di perangkat ini.').waitFor()
  await page.getByLabel('Berita').uncheck()
  await page.getByRole('button', { name: 'Simpan pilihan' }).click()
  await page.getByText('Pilihan disimpan.').waitFor()
  const other = server.device()
  await subscribeAs(page, other)
  await page.reload()
  await expect.poll(() => stored(other)).toBe(1)
  // Only then, so that whatever breaks off leaves one of them.
  await expect.poll(() => stored(device)).toBe(0)
  await page.reload()
  expect(await page.getByLabel('Berita').isChecked()).toBe(false)
})

it('where the push service refuses, that is said, and the next try goes well', async () => {
  const { page, device, expectErrors } = await visitAsDevice()
  server.answer(403, device.endpoint)
  expectErrors('Pemberitahuan gagal diatur', '400')
  await page.getByRole('button', { name: 'Beri tahu saya' }).click()
  await page.getByText('Layanan pemberitahuan browser ini menolak.').waitFor()
  server.answer(201, device.endpoint)
  await page.getByRole('button', { name: 'Beri tahu saya' }).click()
  await page.getByText('Pemberitahuan aktif di perangkat ini.').waitFor()
  expect(await stored(device)).toBe(1)
})

it('who has blocked messages is told what else there is', async () => {
  const { page } = await visit({ ...PHONE, permissions: [] })
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  )
  await page.goto(site.url('/pemberitahuan'))
  await page.getByText('Pemberitahuan situs ini diblokir di browser.').waitFor()
  await page.getByRole('link', { name: 'dilanggani di kalender' }).click()
  await page.getByRole('heading', { name: 'Agenda', level: 1 }).waitFor()
})

it('an officer is told of new reports until they sign out', async () => {
  const device = server.device()
  const { page } = await visit({ ...PHONE, permissions: ['notifications'] })
  await subscribeAs(page, device)
  await signIn(page, site.url(''), 'petugas')
  await page.goto(site.url('/admin/akun'))
  await page.getByLabel('Berita', { exact: true }).check()
  await page.getByRole('button', { name: 'Beri tahu saya' }).click()
  await page.getByText('Pemberitahuan aktif di perangkat ini.').waitFor()
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  const services = await setupServices(PROJECT_ID, site.url(''))()
  const keys = pushKeysOf(VAPID_PRIVATE_KEY)
  await storeReport(services.firestore)
  await site.idle()
  const before = server.received.length
  await deliverPush(services, { keys, siteUrl: site.url('') }, daytime())
  const [told] = server.received.slice(before)
  expect(told?.device).toBe(device)
  expect(told?.message.notification.title).toMatch(/^\d+ laporan baru$/)
  expect(await receive(page, told?.message ?? {})).toContain('laporan baru')

  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect
    .poll(async () =>
      (await services.firestore.doc(subscriptionPath(device.endpoint)).get()).data(),
    )
    .toMatchObject({ topics: ['news'], uid: '' })
})

it('the worker tells the village that the device is there, and of the address that its browser makes anew', async () => {
  const { page, context, device } = await visitAsDevice()
  await page.getByRole('button', { name: 'Beri tahu saya' }).click()
  await page.getByText('Pemberitahuan aktif di perangkat ini.').waitFor()
  const { firestore } = await setupServices(PROJECT_ID, site.url(''))()
  const subscription = firestore.doc(subscriptionPath(device.endpoint))
  const long = Timestamp.fromMillis(Date.now() - 40 * 86_400_000)
  await subscription.update({ renewedAt: long })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate((endpoint) => {
    PushManager.prototype.getSubscription = () => Promise.resolve({ endpoint } as PushSubscription)
  }, device.endpoint)
  await receive(page, { notification: { title: 'Panen', body: 'Raya' }, renew: true })
  await expect
    .poll(async () => ((await subscription.get()).get('renewedAt') as Timestamp).toMillis())
    .toBeGreaterThan(long.toMillis())

  const { endpoint, keys } = server.device()
  await worker.evaluate(
    ({ former, endpoint, keys }) => {
      const oldSubscription = { endpoint: former, options: { applicationServerKey: 'AQ' } }
      const newSubscription = { toJSON: () => ({ endpoint, keys }) }
      // No script makes one that is trusted, which alone the browser waits for.
      const waitUntil = () => undefined
      const event = new Event('pushsubscriptionchange')
      self.dispatchEvent(Object.assign(event, { oldSubscription, newSubscription, waitUntil }))
    },
    { former: device.endpoint, endpoint, keys },
  )
  await expect.poll(() => stored({ endpoint })).toBe(1)
  await expect.poll(() => stored(device)).toBe(0)
})
