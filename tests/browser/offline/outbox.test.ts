import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Route,
} from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/support/chromium'
import {
  COMPLAINT_PHOTO_MAX_BYTES,
  REPORTS_PER_HOUR,
} from '../../../src/domain/complaints/complaint'
import { findings } from '../../support/axe'
import { DESKTOP, skipInstallation, PHONE, setupBrowser } from '../../support/browser'
import { choosePhoto, sendReport, writeReport } from '../../support/complaint-form'
import { holdRequests, dropResponse } from '../../support/network'
import { withCameraMetadata, inspectPicture, randomPicture, photo } from '../../support/photo'
import { queueReports, queueStates } from '../../support/reports'
import { setupSite } from '../../support/site'
import { signIn } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser()

const UPLOADS = '**/v0/b/*/o?name=*'
const FIRESTORE = '**/documents:*'
const QUIET = '/robots.txt'

const makeIds = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => letter.repeat(14) + String(index).padStart(2, '0'))

async function received(name: string) {
  const found = await site.query('complaints', 'name', name)
  return Promise.all(
    found.map(async ({ id = '', documentationurl = '' }) => ({
      id,
      photo: await site.object(documentationurl),
      metadata: await site.json<Record<string, string>>(
        `/v0/b/demo-desa.firebasestorage.app/o/${encodeURIComponent(documentationurl)}`,
      ),
    })),
  )
}

async function untilSent(page: Page, ids: readonly string[]) {
  const waiting = async () => {
    const states = await queueStates(page)
    return ids.filter((id) => states[id] !== 'sent')
  }
  await expect.poll(waiting, { timeout: 120_000 }).toEqual([])
}

/** Opens a profile without a service worker, so that Playwright can intercept every request. */
async function visitWithoutWorker(options = PHONE as BrowserContextOptions) {
  const visited = await visit(options)
  await visited.context.addInitScript(skipInstallation)
  return visited
}

async function fillIn(page: Page, name: string, photo: Buffer) {
  await writeReport(page, name, 'Pembatas jembatan lepas.')
  await choosePhoto(page, photo)
}

it('limits photos to two megabytes, and lets the reporter retry a report that was refused while the site accepted no reports', async () => {
  const { page, expectErrors } = await visitWithoutWorker()
  expectErrors('403')
  await page.goto(site.url('/pengaduan'))
  const picture = await randomPicture(page, 1600)
  expect(picture.length).toBeGreaterThan(COMPLAINT_PHOTO_MAX_BYTES)
  await fillIn(page, 'Rumput', picture)
  await sendReport(page)
  await page.getByText('Laporan terkirim.').waitFor()
  const [large] = await received('Rumput')
  expect.soft(large?.photo.length).toBeLessThanOrEqual(COMPLAINT_PHOTO_MAX_BYTES)
  expect.soft(large?.photo.length).toBeGreaterThan(COMPLAINT_PHOTO_MAX_BYTES / 2)

  await page.goto(site.url(QUIET))
  const [id = ''] = makeIds('D', 1)
  await queueReports(page, 'D', [id], await photo(page, 64, 48))
  await site.patch('site_settings/1', { complaints_open: false })
  onTestFinished(() =>
    site.patch('site_settings/1', { complaints_open: true }).then(() => undefined),
  )
  await page.goto(site.url('/pengaduan'))
  await page.getByText('1 ditolak').waitFor()
  const own = page.locator('details', { hasText: 'Laporan saya' })
  await own.evaluate((list: HTMLDetailsElement) => (list.open = true))
  await page.getByText('Isinya tetap tersimpan di sini').waitFor()
  expect.soft(await findings(page)).toEqual([])
  await site.patch('site_settings/1', { complaints_open: true })
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await untilSent(page, [id])
  expect(await received('D')).toHaveLength(1)
})

it('sends a report with a proof of work when a bot has used up the hourly limit', async () => {
  const { page, expectErrors } = await visitWithoutWorker()
  expectErrors('403')
  const hour = new Date().toISOString().slice(0, 13)
  await site.load({ 'complaint_rate/1': { count: REPORTS_PER_HOUR, hour } })
  onTestFinished(() => site.load({ 'complaint_rate/1': { count: 0, hour } }).then(() => undefined))
  await page.goto(site.url('/pengaduan'))
  await fillIn(page, 'Euis', await photo(page, 64, 48))
  const letGo = await holdRequests(page, '**/complaints-receive')
  await sendReport(page)
  await page.getByRole('button', { name: 'Memeriksa…' }).waitFor()
  letGo()
  await page.getByText('Laporan terkirim.').waitFor()
  expect(await received('Euis')).toHaveLength(1)
})

it('sends a report after a browser crash, without the location in its photo', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desa-profil-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const open = () =>
    chromium.launchPersistentContext(folder, {
      ...PHONE,
      executablePath: ensureChromium(),
      args: CHROMIUM_FLAGS,
    })
  const context = await open()
  onTestFinished(() => context.close())
  // Many browsers have no Background Sync.
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SyncManager'))
  const page = await context.newPage()
  await page.goto(site.url('/pengaduan'))
  const picture = withCameraMetadata(await photo(page, 2400, 1600))
  expect(picture.includes('SECRET PLACE')).toBe(true)
  await fillIn(page, 'Tati', picture)
  await context.setOffline(true)
  await sendReport(page)
  await page.getByText('Tersimpan di perangkat, dikirim saat ada jaringan.').first().waitFor()
  const session = await context.browser()?.newBrowserCDPSession()
  await session?.send('Browser.crash').catch(() => undefined)
  expect(await site.query('complaints', 'name', 'Tati')).toEqual([])

  const again = await open()
  onTestFinished(() => again.close())
  const home = await again.newPage()
  await home.goto(site.url('/'))
  await expect.poll(() => received('Tati')).toHaveLength(1)
  const [report] = await received('Tati')
  await expect.poll(() => queueStates(home)).toEqual({ [report?.id ?? '']: 'sent' })
  expect
    .soft(report?.metadata)
    .toMatchObject({ contentType: 'image/jpeg', cacheControl: 'private,no-store' })
  expect.soft(report?.photo.includes('SECRET PLACE')).toBe(false)
  expect.soft(report?.photo.includes('Exif')).toBe(false)
  await home.goto('about:blank')
  const address = `data:image/jpeg;base64,${report?.photo.toString('base64')}`
  expect
    .soft(await inspectPicture(home, address))
    .toEqual({ width: 1067, height: 1600, corners: [false, true, false, false] })
})

it('sends reports of signed-in staff like those of visitors, even after their session has ended', async () => {
  const { page, expectErrors } = await visitWithoutWorker(DESKTOP)
  expectErrors('400', '401', 'session')
  await signIn(page, site.url(''), 'editor')
  const [editor] = await site.query('users', 'email', 'editor@desa.test')
  await site.endSessions(editor?.id ?? '')
  await page.getByRole('link', { name: 'Lihat situs' }).first().click()
  await page.getByRole('link', { name: 'Buat Pengaduan' }).click()
  await fillIn(page, 'Editor', await photo(page, 64, 48))
  await sendReport(page)
  await page.getByText('Laporan terkirim.').waitFor()
  const [report] = await site.query('complaints', 'name', 'Editor')
  expect(report).toMatchObject({ channel: 'situs', updatedBy: '' })
})

it('delivers each of fifty reports once over a flapping network that loses responses', async () => {
  const { page, expectErrors } = await visitWithoutWorker()
  expectErrors('ERR_FAILED', 'Failed to fetch')
  await page.goto(site.url(QUIET))
  const ids = makeIds('A', 50)
  const picture = await photo(page, 64, 48)
  await queueReports(page, 'A', ids, picture)

  let seed = 42
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  let lostCommits = 0
  const flap = async (route: Route) => {
    const chance = random()
    if (chance < 0.06) return route.abort()
    if (chance > 0.12) return route.continue()
    if (route.request().url().includes(':commit')) lostCommits += 1
    await dropResponse(route)
  }
  await page.route(UPLOADS, flap)
  await page.route(FIRESTORE, flap)
  await page.goto(site.url('/privasi'))
  const again = setInterval(() => void page.evaluate(() => dispatchEvent(new Event('online'))), 200)
  await untilSent(page, ids).finally(() => clearInterval(again))
  expect(lostCommits).toBeGreaterThan(0)
  const reports = await received('A')
  expect(reports.map(({ id }) => id).sort()).toEqual(ids)
  expect(reports.every((report) => report.photo.equals(picture))).toBe(true)
})

/** Makes the browser fire the worker's sync event, as it does when a network returns. */
async function dispatchSync(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.url('')))
      if (own) resolve(own.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(site.url()).origin,
    registrationId: await registered,
    tag: 'laporan',
    lastChance: false,
  })
}

it('delivers reports from the service worker when all pages are closed, and delivers each report once with two tabs open', async () => {
  const { context, page } = await visit()
  await page.goto(site.url('/'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(site.url(QUIET))
  const picture = await photo(page, 64, 48)
  const alone = makeIds('B', 2)
  await queueReports(page, 'B', alone, picture)
  await page.goto('about:blank')
  await dispatchSync(context, page)
  await expect.poll(() => received('B')).toHaveLength(2)
  await page.goto(site.url(QUIET))
  await untilSent(page, alone)

  const commits: string[] = []
  context.on('request', (request) => {
    if (request.url().includes(':commit')) commits.push(request.postData() ?? '')
  })
  const ids = makeIds('C', 8)
  await queueReports(page, 'C', ids, picture)
  const other = await context.newPage()
  await Promise.all([
    page.goto(site.url('/')),
    other.goto(site.url('/pengaduan')),
    dispatchSync(context, page),
  ])
  await untilSent(page, ids)
  expect(commits.length).toBeLessThanOrEqual(8)
  expect(await received('C')).toHaveLength(8)
})

it('continues to send reports in another tab when the sending tab is closed', async () => {
  const { context, page } = await visitWithoutWorker()
  const release = await holdRequests(context, UPLOADS)
  await page.goto(site.url(QUIET))
  const [id = ''] = makeIds('E', 1)
  await queueReports(page, 'E', [id], await photo(page, 64, 48))
  const uploading = page.waitForRequest(UPLOADS)
  await page.goto(site.url('/'))
  await uploading
  const other = await context.newPage()
  await other.goto(site.url('/pengaduan'))
  await other.getByText('Laporan saya').click()
  await other.getByText('Sedang dikirim.').waitFor()
  const continued = other.waitForRequest(UPLOADS)
  await page.close()
  await continued
  release()
  await other.getByText('Terkirim', { exact: true }).waitFor()
  expect(await received('E')).toHaveLength(1)
})
