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
import { describe, expect, it, onTestFinished } from 'vitest'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/support/chromium'
import {
  COMPLAINT_PHOTO_MAX_BYTES,
  REPORTS_PER_HOUR,
} from '../../../src/domain/complaints/complaint'
import { DESKTOP, leaveOutInstalling, PHONE, setupBrowser } from '../../support/browser'
import { choosePhoto, sendReport, writeReport } from '../../support/complaint-form'
import { hold, loseAnswer } from '../../support/network'
import { asCameraWould, look, noise, photo } from '../../support/photo'
import { queueReports, queueStates } from '../../support/reports'
import { setupSite } from '../../support/site'
import { signIn } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser()

const UPLOADS = '**/v0/b/*/o?name=*'
const FIRESTORE = '**/documents:*'
/** A page that the outbox does not run in. */
const QUIET = '/robots.txt'

const idsOf = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => letter.repeat(14) + String(index).padStart(2, '0'))

/** The reports under this name that the server has, and the bytes of their photos. */
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

/** Resolves when the device says `sent` of all of them. */
async function untilSent(page: Page, ids: readonly string[]) {
  await expect
    .poll(
      async () => {
        const states = await queueStates(page)
        return ids.filter((id) => states[id] !== 'sent')
      },
      { timeout: 50_000 },
    )
    .toEqual([])
}

/** Nothing but the page sends, so that routes meet all that is sent. */
async function visitWithoutWorker(options = PHONE as BrowserContextOptions) {
  const visited = await visit(options)
  await visited.context.addInitScript(leaveOutInstalling)
  return visited
}

/** A report in the words of `name`, filled in and not sent. */
async function fillIn(page: Page, name: string, photo: Buffer) {
  await writeReport(page, name, 'Pembatas jembatan lepas.')
  await choosePhoto(page, photo)
}

it('a report for which an hour has no room waits on the device, and arrives in the next', async () => {
  const { page, expectErrors } = await visitWithoutWorker()
  expectErrors('403')
  const full = { count: REPORTS_PER_HOUR, hour: '2026-11-25T21' }
  await site.load({ 'complaint_rate/1': full })
  await page.goto(site.url('/pengaduan'))
  await fillIn(page, 'Wati', await photo(page, 600, 400))
  await sendReport(page)
  await page
    .getByText(/Laporan yang masuk saat ini terlalu banyak/)
    .first()
    .waitFor()
  expect(await received('Wati')).toEqual([])
  await site.load({ 'complaint_rate/1': { ...full, count: 0 } })
  await page.reload()
  await expect.poll(async () => (await received('Wati')).length).toBe(1)
})

it('a report sent without network outlives the browser, and arrives without its place', async () => {
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
  // As in a browser without Background Sync.
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SyncManager'))
  const page = await context.newPage()
  await page.goto(site.url('/pengaduan'))
  const taken = asCameraWould(await photo(page, 2400, 1600))
  expect(taken.includes('SECRET PLACE')).toBe(true)
  await fillIn(page, 'Tati', taken)
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
  await expect.poll(() => received('Tati'), { timeout: 15_000 }).toHaveLength(1)
  const [report] = await received('Tati')
  await expect.poll(() => queueStates(home)).toEqual({ [report?.id ?? '']: 'sent' })
  expect(report?.metadata).toMatchObject({
    contentType: 'image/jpeg',
    cacheControl: 'private,no-store',
  })
  expect(report?.photo.includes('SECRET PLACE')).toBe(false)
  expect(report?.photo.includes('Exif')).toBe(false)
  await home.goto('about:blank')
  const address = `data:image/jpeg;base64,${report?.photo.toString('base64')}`
  expect(await look(home, address)).toEqual({
    width: 1067,
    height: 1600,
    corners: [false, true, false, false],
  })
})

it('who is signed in reports as anyone else, also when the session has ended', async () => {
  const { page, expectErrors } = await visitWithoutWorker(DESKTOP)
  expectErrors('400', '401', 'Sesi')
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

it('a photo full of details is sent with at most two megabytes', async () => {
  const { page } = await visitWithoutWorker()
  await page.goto(site.url('/pengaduan'))
  const picture = await noise(page, 1600)
  expect(picture.length).toBeGreaterThan(COMPLAINT_PHOTO_MAX_BYTES)
  await fillIn(page, 'Rumput', picture)
  await sendReport(page)
  await page.getByText('Laporan terkirim.').waitFor()
  const [report] = await received('Rumput')
  expect(report?.photo.length).toBeLessThanOrEqual(COMPLAINT_PHOTO_MAX_BYTES)
  expect(report?.photo.length).toBeGreaterThan(COMPLAINT_PHOTO_MAX_BYTES / 2)
})

it('a waiting report that meets closed intake is Ditolak with its text, and can be tried again', async () => {
  const { page, expectErrors } = await visit()
  expectErrors('403')
  await page.goto(site.url(QUIET))
  const [id = ''] = idsOf('D', 1)
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
  await site.patch('site_settings/1', { complaints_open: true })
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await untilSent(page, [id])
  expect(await received('D')).toHaveLength(1)
})

it('a device without room says so at the form; the report goes from memory all the same', async () => {
  const { context, page, expectErrors } = await visitWithoutWorker()
  expectErrors('ERR_FAILED', 'tidak dapat disimpan di perangkat', 'Laporan tidak terkirim')
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url(''), quotaSize: 1 })
  await page.goto(site.url('/pengaduan'))
  await fillIn(page, 'Penuh', await photo(page, 64, 48))
  await page.getByText(/^Penyimpanan perangkat penuh/).waitFor()
  await page.route(UPLOADS, (route) => route.abort())
  await sendReport(page)
  const failed =
    /^Gagal mengirim laporan\. Pastikan Anda terhubung ke internet dan coba lagi\. Penyimpanan perangkat penuh/
  await page.getByRole('alert').getByText(failed).waitFor()
  await page.unroute(UPLOADS)
  await sendReport(page)
  await page.getByText('Laporan terkirim.').waitFor()
  expect(await received('Penuh')).toHaveLength(1)
})

it('fifty reports over a flapping network that loses answers: none lost, none doubled', async () => {
  const { page, expectErrors } = await visitWithoutWorker()
  expectErrors('ERR_FAILED', 'Failed to fetch')
  await page.goto(site.url(QUIET))
  const ids = idsOf('A', 50)
  const picture = await photo(page, 64, 48)
  await queueReports(page, 'A', ids, picture)

  let seed = 42
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  let unheardCommits = 0
  const flap = async (route: Route) => {
    const chance = random()
    if (chance < 0.06) return route.abort()
    if (chance > 0.12) return route.continue()
    if (route.request().url().includes(':commit')) unheardCommits += 1
    await loseAnswer(route)
  }
  await page.route(UPLOADS, flap)
  await page.route(FIRESTORE, flap)
  await page.goto(site.url('/privasi'))
  const again = setInterval(() => void page.evaluate(() => dispatchEvent(new Event('online'))), 200)
  await untilSent(page, ids).finally(() => clearInterval(again))
  expect(unheardCommits).toBeGreaterThan(0)
  const reports = await received('A')
  expect(reports.map(({ id }) => id).sort()).toEqual(ids)
  expect(reports.every((report) => report.photo.equals(picture))).toBe(true)
})

/** Has the browser tell the service worker that there is a network, as it does with the page closed. */
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

async function withWorker() {
  const visited = await visit()
  await visited.page.goto(site.url('/'))
  await visited.page.evaluate(() => navigator.serviceWorker.ready)
  return visited
}

describe('the service worker', () => {
  it('delivers with every page of the site closed', async () => {
    const { context, page } = await withWorker()
    await page.goto(site.url(QUIET))
    const ids = idsOf('B', 2)
    const picture = await photo(page, 64, 48)
    await queueReports(page, 'B', ids, picture)
    await page.goto('about:blank')
    await dispatchSync(context, page)
    await expect.poll(() => received('B')).toHaveLength(2)
    await page.goto(site.url(QUIET))
    await untilSent(page, ids)
  })

  it('and two tabs at once send each report once', async () => {
    const { context, page } = await withWorker()
    const commits: string[] = []
    context.on('request', (request) => {
      if (request.url().includes(':commit')) commits.push(request.postData() ?? '')
    })
    await page.goto(site.url(QUIET))
    const ids = idsOf('C', 8)
    await queueReports(page, 'C', ids, await photo(page, 64, 48))
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
})

it('a tab that is closed while it sends is followed by the next one', async () => {
  const { context, page } = await visitWithoutWorker()
  const letGo = await hold(context, UPLOADS)
  await page.goto(site.url(QUIET))
  const [id = ''] = idsOf('E', 1)
  await queueReports(page, 'E', [id], await photo(page, 64, 48))
  const uploading = page.waitForRequest(UPLOADS)
  await page.goto(site.url('/'))
  await uploading
  const other = await context.newPage()
  await other.goto(site.url('/pengaduan'))
  await other.getByText('Laporan saya').click()
  await other.getByText('Sedang dikirim.').waitFor()
  const followed = other.waitForRequest(UPLOADS)
  await page.close()
  await followed
  letGo()
  await other.getByText('Terkirim', { exact: true }).waitFor()
  expect(await received('E')).toHaveLength(1)
})
