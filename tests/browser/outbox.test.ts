import type { BrowserContext, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '../support/browser'
import { loseAnswer } from '../support/network'
import { photo } from '../support/photo'
import { queueReports, queueStates } from '../support/reports'
import { setupSite } from '../support/site'

const site = setupSite()
const { visit } = setupBrowser()

const UPLOADS = '**/v0/b/*/o?name=*'
const FIRESTORE = '**/documents:*'
/** A page that the outbox does not run in. */
const QUIET = '/robots.txt'

const idsOf = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => letter.repeat(14) + String(index).padStart(2, '0'))

/** The reports that the server has of these, and the bytes of their photos. */
async function received(ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => site.query('complaints', 'name', id)))
  return Promise.all(
    found.flat().map(async ({ id = '', documentationurl = '' }) => ({
      id,
      photo: await site.object(documentationurl),
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
      { timeout: 20_000 },
    )
    .toEqual([])
}

it('fifty reports over a flapping network that loses answers: none lost, none doubled', async () => {
  const { context, page, expectErrors } = await visit()
  expectErrors('ERR_FAILED', 'Failed to fetch')
  // Nothing but the page sends, and all that it sends goes through `flap`.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto(site.url(QUIET))
  const ids = idsOf('A', 50)
  const picture = await photo(page, 64, 48)
  await queueReports(page, ids, picture)

  let seed = 42
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  let unheardCommits = 0
  const flap = async (route: Route) => {
    const fate = random()
    if (fate < 0.08) return route.abort()
    if (fate > 0.16) return route.continue()
    if (route.request().url().includes(':commit')) unheardCommits += 1
    await loseAnswer(route)
  }
  await page.route(UPLOADS, flap)
  await page.route(FIRESTORE, flap)
  await page.goto(site.url('/pengaduan'))
  const again = setInterval(() => void page.evaluate(() => dispatchEvent(new Event('online'))), 50)
  await untilSent(page, ids).finally(() => clearInterval(again))
  expect(unheardCommits).toBeGreaterThan(0)
  const reports = await received(ids)
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
    await queueReports(page, ids, picture)
    await page.goto('about:blank')
    await dispatchSync(context, page)
    await expect.poll(() => received(ids)).toHaveLength(2)
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
    await queueReports(page, ids, await photo(page, 64, 48))
    const other = await context.newPage()
    await Promise.all([
      page.goto(site.url('/')),
      other.goto(site.url('/pengaduan')),
      dispatchSync(context, page),
    ])
    await untilSent(page, ids)
    expect(commits).toHaveLength(8)
    expect(await received(ids)).toHaveLength(8)
  })
})
