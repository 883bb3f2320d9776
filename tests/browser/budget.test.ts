import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Response } from 'playwright-core'
import { expect, it } from 'vitest'
import { setupBrowser } from '../support/browser'
import { queriesAt } from '../../src/app/routes'
import { PAGES } from '../support/pages'
import { setupSite } from '../support/site'

declare global {
  /** Milliseconds since the page was asked for. */
  var contentAt: number
}

const site = setupSite()
const { visit } = setupBrowser()

const KB = 1_000
/** Gzip bytes of JavaScript that a first paint may need; Firebase comes beside it. */
const SCRIPTS = 111.5 * KB
/** The same with all that reading Firestore needs: one module of the SDK, which also writes, for the outbox and the admin. */
const SCRIPTS_WITH_READING = 159.5 * KB

interface Traffic {
  scripts: { name: string; gzip: number }[]
  documentsRead: number
}

/** Notes when the page's title stands and no skeleton is left in the window. */
function noteContent() {
  new MutationObserver((_, observer) => {
    const skeletons = [...document.querySelectorAll('[role=status][aria-label^=Memuat]')]
    const inView = (part: Element) => part.getBoundingClientRect().top < innerHeight
    if (!document.querySelector('main h1') || skeletons.some(inView)) return
    globalThis.contentAt = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** What `path` has loaded when its content stands, in a profile that knows nothing of the site. */
async function trafficUntilContent(page: Page, path: string): Promise<Traffic> {
  const bodies: Promise<[url: string, body: Buffer]>[] = []
  const listen = (response: Response) => {
    if (/\.js$|\/v1\/projects\//.test(new URL(response.url()).pathname))
      bodies.push(response.body().then((body) => [response.url(), body]))
  }
  page.on('response', listen)
  await page.addInitScript(noteContent)
  await page.goto(await site.address(path))
  await page.waitForFunction(() => globalThis.contentAt)
  page.off('response', listen)
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd <= globalThis.contentAt)
      .map(({ name }) => name),
  )
  const had = (await Promise.all(bodies)).filter(([url]) => loaded.includes(url))
  return {
    scripts: had
      .filter(([url]) => url.endsWith('.js'))
      .map(([name, body]) => ({ name, gzip: gzipSync(body, { level: 9 }).length })),
    documentsRead: had
      .filter(([url]) => !url.endsWith('.js'))
      .reduce((sum, [, body]) => sum + (String(body).match(/"updateTime"/g)?.length ?? 0), 0),
  }
}

const total = (scripts: Traffic['scripts']) => scripts.reduce((sum, { gzip }) => sum + gzip, 0)
/** Charts come on top of light rings that stand already; service worker, reading ahead and outbox wait for the content. */
const isNeeded = ({ name }: { name: string }) =>
  !/charts\/|prepare-offline|warm-content|reports-/.test(name)
const isReading = ({ name }: { name: string }) => /\/(reading|words)-/.test(name)

it.each(PAGES)('%s stays within its budget of JavaScript', async (path) => {
  const { page } = await visit()
  const scripts = (await trafficUntilContent(page, path)).scripts.filter(isNeeded)
  expect(scripts.length).toBeGreaterThan(1)
  expect(total(scripts.filter((script) => !isReading(script)))).toBeLessThanOrEqual(SCRIPTS)
  expect(total(scripts)).toBeLessThanOrEqual(SCRIPTS_WITH_READING)
})

it('neither dialogs, charts nor admin code come before they are used', async () => {
  const { page } = await visit()
  const { scripts } = await trafficUntilContent(page, '/')
  expect(
    scripts.map(({ name }) => name).filter((name) => /dialog|charts\/|admin\//.test(name)),
  ).toEqual([])
})

/** As under Save-Data, when a device reads nothing ahead. */
function spareData(context: BrowserContext) {
  return context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}

it('a first visit to home reads at most forty documents', async () => {
  const { page, context } = await visit()
  // Reading ahead may begin before a busy machine has seen that the content stands.
  await spareData(context)
  expect((await trafficUntilContent(page, '/')).documentsRead).toBeLessThanOrEqual(40)
})

it('returning within minutes reads nothing again', async () => {
  const { page } = await visit()
  await page.goto(site.url())
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/v1/projects/') ? 1 : 0))
  await page.reload()
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)
})

it('a visitor who spares data warms nothing', async () => {
  const { page, context } = await visit()
  await spareData(context)
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/v1/projects/') ? 1 : 0))
  await page.goto(site.url())
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(queriesAt({ pathname: '/', search: '' }).length)
})
