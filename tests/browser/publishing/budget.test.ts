import { createBrotliDecompress } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Counts, countWork } from '../../../bench/pages/counts'
import { PUBLIC_ROUTES } from '../../../src/app/routes'
import { PUBLISHED } from '../../../src/domain/publishing/publication'
import { PHONE, setupBrowser } from '../../support/browser'
import { compress, expectLight, watchTransfers, weightOf } from '../../support/page-weight'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite({ published: true })
const { visit } = setupBrowser({ waits: false })
const reading = setupBrowser({ installs: false, waits: false })

/** Number of bytes that a server sends before it waits for an acknowledgement: ten segments (RFC 6928). */
const FIRST_WINDOW = 14_000
const ALL_OF_HOME = 300_000
/** Maximum number of requests except pictures: page, emblem, styles, scripts, version, prefetched content. */
const REQUESTS_OF_HOME = 15
/** Distance below the window from which Chromium loads pictures (web.dev/articles/browser-level-image-lazy-loading). */
const NEAR_PIXELS = 1_250

/** Names of the measured counts, in the order of the limits in WORK. */
const COUNTED = [
  'commits',
  'components',
  'json',
  'timers',
  'nodes',
  'styled',
  'laid out',
  'idle frames',
] as const satisfies readonly (keyof Counts)[]

/** Maximum counts until a page is idle, about 20 % above the highest counts measured on any machine. */
const WORK: Readonly<Record<string, readonly number[]>> = {
  '/': [18, 500, 215_000, 58, 1_260, 1_020, 1_210, 3],
  '/ again': [18, 500, 22_500, 32, 1_260, 1_020, 1_210, 3],
  '/berita': [9, 260, 11_600, 9, 905, 350, 560, 3],
  '/agenda': [10, 425, 8_800, 9, 1_240, 1_000, 1_250, 3],
  '/statistik': [13, 605, 26_500, 12, 2_440, 700, 860, 3],
}

const fetchHtml = async (path: string) => (await fetch(await site.address(path))).text()

const picturesNearby = (page: Page) =>
  page.evaluate(
    (near) =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight + near)
        .map(({ currentSrc }) => new URL(currentSrc, location.href).pathname),
    NEAR_PIXELS,
  )

/** Resolves when all parts of the page are interactive, without Playwright's polling, which draws frames. */
const untilInteractive = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('whole').length > 0) resolve()
        }).observe({ type: 'mark', buffered: true }),
      ),
  )

/** Opens a page, waits until `last` resolves and the page is idle, and compares its counts with `WORK[name]`. */
async function load(page: Page, path: string, name = path, last?: () => Promise<unknown>) {
  const open = async () => {
    await page.goto(await site.address(path))
    await untilInteractive(page)
    await last?.()
    await untilQuiet(page)
  }
  const { counts } = await countWork(page, open)
  const above = COUNTED.filter((count, at) => counts[count] > (WORK[name]?.[at] ?? 0))
  expect(above, `${name}: ${JSON.stringify(counts)}`).toEqual([])
}

it('loads home within its limits of bytes and requests, and loads dialogs, charts, database and admin code only when used', async () => {
  const { context, page } = await visit()
  // A busy browser is idle for a while before it requests these.
  const prefetched = page.waitForResponse(site.url(PUBLISHED.content))
  const installed = () => page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const transfers = watchTransfers(page)
  await load(page, '/', '/', () => Promise.all([prefetched, installed()]))
  const all = await transfers()
  await expectLight(page, '/', all)
  const names = all.map(({ path }) => path)
  expect.soft(names).toContain(PUBLISHED.content)
  expect.soft(names.filter((name) => /dialog|charts\/|admin\/|reading/.test(name))).toEqual([])
  const rest = all.filter(({ isPicture }) => !isPicture)
  const near = await picturesNearby(page)
  const pictures = all.filter((one) => one.isPicture && near.includes(one.path))
  expect.soft(weightOf(rest) + weightOf(pictures)).toBeLessThanOrEqual(ALL_OF_HOME)
  expect.soft(rest.length).toBeLessThanOrEqual(REQUESTS_OF_HOME)
  await load(await context.newPage(), '/', '/ again')
})

// The weight of every page is in every-page.test.ts.
it.each(['/berita', '/agenda', '/statistik'])(
  'renders %s within its limits of processor work',
  async (path) => {
    const { page } = await reading.visit()
    await load(page, path)
  },
)

function decompressStart(html: string, bytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const decompress = createBrotliDecompress()
    const parts: Buffer[] = []
    decompress.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
    decompress.write(compress(html).subarray(0, bytes), () =>
      setImmediate(() => resolve(Buffer.concat(parts).toString())),
    )
  })
}

const visibleTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shown: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { top, left, width } = range.getBoundingClientRect()
      if (node.nodeValue?.trim() && width > 0 && top < innerHeight)
        shown.push(`${node.nodeValue} ${Math.round(left)},${Math.round(top)}`)
    }
    return shown
  })

it('sends the complete first screen of home in the first round trip', async () => {
  const html = await fetchHtml('/')
  const beginning = await decompressStart(html, FIRST_WINDOW)
  expect(beginning.length).toBeLessThan(html.length)
  const { page } = await reading.visit({ ...PHONE, javaScriptEnabled: false })
  await page.goto(site.url())
  const whole = await visibleTexts(page)
  await page.route(site.url(), (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: beginning }),
  )
  await page.goto(site.url())
  const first = await visibleTexts(page)
  // The bottom bar is at the end of the HTML.
  const bar = await page.locator('nav[aria-label="Navigasi bawah"]').count()
  expect(whole.filter((text) => !first.includes(text)).length - (bar === 0 ? 5 : 0)).toBe(0)
})

/** Phone that Lighthouse emulates. */
const LIGHTHOUSE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

it('paints text, not a picture, as the largest element of home', async () => {
  const { page } = await reading.visit(LIGHTHOUSE)
  await page.goto(site.url())
  await untilInteractive(page)
  await untilQuiet(page)
  const largest = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) =>
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as unknown as { element?: Element } | undefined
          resolve(entry?.element?.tagName)
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  expect(['H1', 'P']).toContain(largest)
})

it('requests scripts after the content of a page, and contains no inline script or style', async () => {
  for (const { path, isPersonal } of PUBLIC_ROUTES) {
    if (isPersonal) continue
    const html = await fetchHtml(path)
    const content = html.indexOf('</main>')
    expect(content, path).toBeGreaterThan(0)
    expect(html.indexOf('<script type="module"'), path).toBeGreaterThan(content)
    const kinds = [...html.matchAll(/<script(?: type="([^"]*)")?/g)].map(([, type]) => type)
    expect(new Set(kinds), path).toEqual(
      new Set(kinds.filter((type) => /json$|^module$/.test(type ?? ''))),
    )
    expect(html, path).not.toMatch(/ style=| on[a-z]+="/)
    expect(html, path).toMatch(/<head><meta http-equiv="Content-Security-Policy"/)
  }
})
