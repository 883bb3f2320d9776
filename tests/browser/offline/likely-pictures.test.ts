import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { paths } from '../../../src/domain/paths'
import { picturesNamedIn } from '../../../src/domain/pictures/stored-picture'
import { PUBLISHED } from '../../../src/domain/publishing/publication'
import { setupBrowser } from '../../support/browser'
import { untilPrefetched } from '../../support/prefetched'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite({ published: true })
const { visit } = setupBrowser()

/** A page that shows no picture of anybody's. */
const PLAIN = paths.privacy
const MOST_BYTES = 2 * 1024 * 1024

/** Small variants that are larger than any, so that not all of them fit. */
const LARGE = Buffer.alloc(90 * 1024, 1)
let pictures: string[] = []

beforeAll(async () => {
  const content = await (await fetch(site.url(PUBLISHED.content))).text()
  pictures = [...new Set(picturesNamedIn(content))]
})

interface Network {
  type?: string
  saveData?: boolean
  effectiveType?: string
}

const tellsOf = (context: BrowserContext, network: Network) =>
  context.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', { value: told })
  }, network)

/** Headless Chromium emulates no `display-mode`. */
const beInstalled = (context: BrowserContext) =>
  context.addInitScript(() => {
    const ask = matchMedia.bind(globalThis)
    globalThis.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query)
  })

/** What is kept of small pictures that nobody has seen, in bytes each. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pictures')
    const small = (await cache.keys()).filter(({ url }) => url.includes('_320?'))
    return Promise.all(small.map(async (key) => (await (await cache.match(key))!.blob()).size))
  })

async function untilKept(page: Page): Promise<number[]> {
  await untilPrefetched(page)
  let before = -1
  await expect
    .poll(
      async () => {
        const { length } = await kept(page)
        const isAll = length > 0 && length === before
        before = length
        return isAll
      },
      { interval: 3_000 },
    )
    .toBe(true)
  return kept(page)
}

it('where bytes cost nothing, pictures that were never seen are there without network, and come once', async () => {
  const { page, context, expectErrors } = await visit()
  // Sizes that were never stored, in whose place another stands.
  expectErrors('net::ERR_')
  await tellsOf(context, { type: 'wifi', effectiveType: '4g' })
  await page.goto(site.url(PLAIN))
  expect((await untilKept(page)).length).toBeGreaterThan(40)

  let asked = 0
  context.on('request', (request) => (asked += request.url().includes('_320?') ? 1 : 0))
  await page.reload()
  await untilQuiet(page)
  await page.waitForTimeout(2_000)
  // Those that the worker has the page's requests reach too, but no network.
  const fetched = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('_320?')).length,
  )
  expect([asked, fetched]).toEqual([0, 0])

  await context.setOffline(true)
  await page.goto(site.url(paths.officials))
  await page.waitForFunction(() => {
    const [first] = document.querySelectorAll<HTMLImageElement>('main article img')
    return first && first.naturalWidth > 0
  })
})

it.each<[string, Network]>([
  ['who spares data', { type: 'wifi', saveData: true }],
  ['a network that is paid by the byte', { type: 'cellular', effectiveType: '4g' }],
  ['a network of which the browser tells nothing', { effectiveType: '4g' }],
  ['a network that is slow', { type: 'wifi', effectiveType: '2g' }],
])('no pictures come unasked to %s', async (_, network) => {
  const { page, context } = await visit()
  await tellsOf(context, network)
  await page.goto(site.url(PLAIN))
  await page.evaluate(() => navigator.serviceWorker.ready)
  if (!network.saveData) await untilPrefetched(page)
  await untilQuiet(page)
  expect(await kept(page)).toEqual([])
})

it('a device that is nearly full keeps its room, which is logged', async () => {
  const { page, context, expectErrors } = await visit()
  expectErrors('Gambar belum dapat disimpan')
  await tellsOf(context, { type: 'wifi' })
  await context.addInitScript(() => {
    const left = () => Promise.resolve({ usage: 0, quota: 15 * 1024 * 1024 })
    StorageManager.prototype.estimate = left
  })
  const logged = page.waitForEvent('console', (message) => message.text().includes('Gambar belum'))
  await page.goto(site.url(PLAIN))
  await logged
  expect(await kept(page)).toEqual([])
})

it('once installed they come on any network, at most two megabytes', async () => {
  expect(pictures.length * LARGE.length).toBeGreaterThan(2 * MOST_BYTES)
  for (const picture of pictures) await site.storePicture(`${picture}_320`, LARGE)
  const { page, context } = await visit()
  await tellsOf(context, { type: 'cellular', effectiveType: '3g' })
  await beInstalled(context)
  await page.goto(site.url(PLAIN))
  const bytes = (await untilKept(page)).reduce((sum, each) => sum + each)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  expect(bytes).toBeGreaterThan(MOST_BYTES / 2)
})
