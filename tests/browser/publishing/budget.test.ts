import { brotliCompressSync, createBrotliDecompress } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect, it } from 'vitest'
import { type Counts, countWork } from '../../../bench/pages/counts'
import { PUBLIC_ROUTES } from '../../../src/app/routes'
import { PUBLISHED } from '../../../src/domain/publishing/publication'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite({ published: true })
const { visit } = setupBrowser({ waits: false })
const reading = setupBrowser({ installs: false, waits: false })

const KB = 1_000
const HTML = 20 * KB
const HTML_OF_HOME = 21 * KB
/** What a server sends at once, before it waits for an answer: ten segments (RFC 6928). */
const FIRST_WINDOW = 14 * KB
const SCRIPTS_OF_HOME = 101 * KB
const SCRIPTS = 105 * KB
const ALL_OF_HOME = 300 * KB
const ALL_BUT_PICTURES = 250 * KB
/** All but pictures: page, emblem, styles, scripts, what is the latest, what is read ahead. */
const REQUESTS_OF_HOME = 15
/** On a fast network Chromium loads pictures that stand so far below the window (web.dev/articles/browser-level-image-lazy-loading). */
const NEAR_PIXELS = 1_250

/** Counts of the work of a visit, in the order of the limits below. */
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

/**
 * Limits of the work until a page is idle, about 20 % above the highest counts seen. They count instead of measuring time, so that
 * they hold on every machine. A failure prints the counts, and so does `npm run bench -- pages --only work`.
 */
const WORK: Readonly<Record<string, readonly number[]>> = {
  '/': [18, 500, 210_000, 44, 1_280, 1_020, 1_210, 3],
  '/ again': [18, 500, 22_500, 32, 1_280, 1_020, 1_210, 3],
  '/berita': [9, 260, 11_600, 5, 945, 350, 560, 3],
  '/agenda': [10, 425, 8_800, 5, 1_290, 1_000, 1_250, 3],
  '/statistik': [14, 605, 26_500, 9, 2_550, 700, 860, 3],
}

/** As in the routes' table. */
const PUBLISHED_PATHS = PUBLIC_ROUTES.filter(({ isPersonal }) => !isPersonal).map(
  ({ path }) => path,
)

const compressed = (body: Buffer | string) => brotliCompressSync(body)
const htmlOf = async (path: string) => (await fetch(await site.address(path))).text()

interface Transfer {
  path: string
  bytes: number
  isPicture: boolean
}

/** The same scripts come with many pages, and compressing them takes long. */
const weights = new Map<string, number>()

function weightOf(path: string, body: Buffer): number {
  const known = weights.get(path)
  if (known !== undefined && path.startsWith('/assets/')) return known
  const weight = compressed(body).length
  weights.set(path, weight)
  return weight
}

/** What the page asks for from now on, as it travels: texts compressed. */
function transfers(page: Page): () => Promise<Transfer[]> {
  const found: Promise<Transfer>[] = []
  const weighOne = async (response: Response): Promise<Transfer> => {
    const body = await response.body()
    const type = response.headers()['content-type'] ?? ''
    const isPicture = /^image\/(?!svg)/.test(type)
    const path = new URL(response.url()).pathname
    return { path, bytes: isPicture ? body.length : weightOf(path, body), isPicture }
  }
  page.on('response', (response) => {
    if (!response.request().serviceWorker()) found.push(weighOne(response))
  })
  return () => Promise.all(found)
}

const sum = (all: readonly Transfer[]) => all.reduce((bytes, one) => bytes + one.bytes, 0)

/** Paths of what was asked for before the page answered to whoever uses it. */
const askedBeforeInteractive = (page: Page) =>
  page.evaluate(() => {
    const [mark] = performance.getEntriesByName('interactive')
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (mark?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname)
  })

/** Paths of the pictures that a phone loads before anybody scrolls. */
const picturesNearby = (page: Page) =>
  page.evaluate(
    (near) =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight + near)
        .map(({ currentSrc }) => new URL(currentSrc, location.href).pathname),
    NEAR_PIXELS,
  )

/** Resolves when all parts of the page answer to the visitor. Playwright's own waiting would draw frames. */
const untilWhole = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('whole').length > 0) resolve()
        }).observe({ type: 'mark', buffered: true }),
      ),
  )

/** Opens a page and waits until it is idle, after `last`. Holds its work to the limits of `name`. */
async function load(page: Page, path: string, name = path, last?: () => Promise<unknown>) {
  const open = async () => {
    await page.goto(await site.address(path))
    await untilWhole(page)
    await last?.()
    await untilQuiet(page)
  }
  const limits = WORK[name]
  if (!limits) return open()
  const { counts } = await countWork(page, open)
  const above = COUNTED.filter((count, at) => counts[count] > (limits[at] ?? 0))
  expect(above, `${name}: ${JSON.stringify(counts)}`).toEqual([])
}

/** Weighs what comes with a page, `last` with it, and holds its HTML, scripts and work to their budgets. */
async function weigh(
  page: Page,
  path: string,
  scriptsAtMost: number,
  last?: () => Promise<unknown>,
): Promise<Transfer[]> {
  const weighed = transfers(page)
  await load(page, path, path, last)
  const all = await weighed()
  const early = await askedBeforeInteractive(page)
  const scripts = all.filter((one) => one.path.endsWith('.js') && early.includes(one.path))
  expect(scripts.length).toBeGreaterThan(1)
  expect(all[0]?.bytes).toBeLessThanOrEqual(path === '/' ? HTML_OF_HOME : HTML)
  expect(sum(scripts)).toBeLessThanOrEqual(scriptsAtMost)
  return all
}

it('home is light, and loads no dialogs, charts, database or admin code before they are used', async () => {
  const { context, page } = await visit()
  // A busy machine is idle for so long before it asks.
  const ahead = page.waitForResponse(site.url(PUBLISHED.content))
  const installed = () => page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const all = await weigh(page, '/', SCRIPTS_OF_HOME, () => Promise.all([ahead, installed()]))
  const names = all.map(({ path }) => path)
  expect(names).toContain(PUBLISHED.content)
  expect(names.filter((name) => /dialog|charts\/|admin\/|reading/.test(name))).toEqual([])
  const rest = all.filter(({ isPicture }) => !isPicture)
  const near = await picturesNearby(page)
  const pictures = all.filter((one) => one.isPicture && near.includes(one.path))
  expect(sum(rest) + sum(pictures)).toBeLessThanOrEqual(ALL_OF_HOME)
  expect(rest.length).toBeLessThanOrEqual(REQUESTS_OF_HOME)
  await load(await context.newPage(), '/', '/ again')
})

it.each(PUBLISHED_PATHS.filter((path) => path !== '/'))('%s is light', async (path) => {
  const { page, expectErrors } = await reading.visit()
  if (path === '*') expectErrors('404')
  const all = await weigh(page, path, SCRIPTS)
  // Read ahead it is where the device prepares for the times without network.
  const ahead = compressed(await (await fetch(site.url(PUBLISHED.content))).text()).length
  expect(sum(all.filter(({ isPicture }) => !isPicture))).toBeLessThanOrEqual(
    ALL_BUT_PICTURES - ahead,
  )
})

/** The beginning of a page, as far as these bytes of it are enough. */
function beginningOf(html: string, bytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const decompress = createBrotliDecompress()
    const parts: Buffer[] = []
    decompress.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
    decompress.write(compressed(html).subarray(0, bytes), () =>
      setImmediate(() => resolve(Buffer.concat(parts).toString())),
    )
  })
}

/** What a phone shows of a page before anybody scrolls: words with their places. */
const shownIn = (page: Page) =>
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

it('the first bytes of home hold all that a phone shows at first', async () => {
  const html = await htmlOf('/')
  const beginning = await beginningOf(html, FIRST_WINDOW)
  expect(beginning.length).toBeLessThan(html.length)
  const { page } = await reading.visit({ ...PHONE, javaScriptEnabled: false })
  await page.goto(site.url())
  const whole = await shownIn(page)
  await page.route(site.url(), (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: beginning }),
  )
  await page.goto(site.url())
  const first = await shownIn(page)
  // The bar at the bottom of the window stands at the end of the page.
  const bar = await page.locator('nav[aria-label="Navigasi bawah"]').count()
  expect(whole.filter((text) => !first.includes(text)).length - (bar === 0 ? 5 : 0)).toBe(0)
})

/** The window in which Lighthouse looks at a page as on a phone. */
const LIGHTHOUSE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

it('the largest of what a phone shows first of home is text, which waits for no picture', async () => {
  const { page } = await reading.visit(LIGHTHOUSE)
  await page.goto(site.url())
  await untilWhole(page)
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

it('no script is asked for before the content of a page, and none runs from within it', async () => {
  for (const path of PUBLISHED_PATHS) {
    const html = await htmlOf(path)
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
