import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Route,
} from 'playwright-core'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect } from 'vitest'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/support/chromium'
import { LOCAL } from '../../scripts/support/paths'
import { PUBLISHED } from '../../src/domain/publishing/publication'

export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true }
export const DESKTOP = { viewport: { width: 1280, height: 900 } }

/** Resolves when all parts of the page are interactive (main.tsx), or immediately on a page without the app. */
const interactive = (page: Page) =>
  page.waitForFunction(
    () => !document.getElementById('root') || performance.getEntriesByName('whole').length > 0,
  )

/** Makes `goto` and `reload` wait for the app, if JavaScript runs. */
function waitForApp(page: Page) {
  for (const name of ['goto', 'reload'] as const) {
    const load = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['reload']>
    page[name] = async (...args: unknown[]) => {
      const response = await load(...args)
      if (response?.headers()['content-type']?.includes('html')) await interactive(page)
      return response
    }
  }
}

async function answerWithShell(route: Route) {
  const request = route.request()
  if (request.resourceType() !== 'document') return route.fallback()
  const response = await route.fetch({ url: new URL('/shell', request.url()).href })
  return route.fulfill({ response })
}

interface Visit {
  context: BrowserContext
  page: Page
  expectErrors: (...parts: string[]) => void
}

/** Skips the preparation for offline use, which would add seconds to each visit. */
export function skipInstallation() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  })
}

function beginOffline() {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  addEventListener('online', () => Reflect.deleteProperty(navigator, 'onLine'), { once: true })
}

/**
 * Keeps a page offline. Otherwise `navigator.onLine` is true in a page that Chromium 150 loads offline, until the
 * emulation is repeated after the page's scripts have started.
 */
async function keepOffline(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const setOffline = context.setOffline.bind(context)
  let cut: string | undefined
  const emulate = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  context.setOffline = async (offline) => {
    await setOffline(offline)
    if (page.isClosed()) return
    await emulate(offline)
    if (cut) await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: cut })
    const source = `(${beginOffline.toString()})()`
    cut = offline
      ? (await session.send('Page.addScriptToEvaluateOnNewDocument', { source })).identifier
      : undefined
  }
  // The page may have been closed in the meantime.
  page.on('domcontentloaded', () => cut && void emulate(true).catch(() => undefined))
}

let launched: Promise<Browser> | undefined

async function runningBrowser(): Promise<Browser> {
  const browser = await launched
  if (browser?.isConnected()) return browser
  launched = chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  return launched
}

/** Stores the screenshot, text and console of a page whose test failed, and prints their location. */
async function saveFailed(page: Page, test: string, console: string[]) {
  const folder = join(LOCAL, 'failures')
  mkdirSync(folder, { recursive: true })
  const file = join(
    folder,
    `${test.replace(/\W+/g, '-').slice(0, 80)}-${process.pid}-${Date.now()}`,
  )
  const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String)
  writeFileSync(`${file}.txt`, [page.url(), text, 'Console:', ...console].join('\n\n'))
  await page.screenshot({ path: `${file}.png`, timeout: 5_000 }).catch(() => undefined)
  process.stderr.write(`\n“${test}” failed; see ${file}.png and .txt\n`)
}

/**
 * Provides a browser for a test file. `installs: false` skips the service worker and offline storage.
 * `visit` opens a fresh profile. Unexpected console errors and exceptions fail the test.
 */
export function setupBrowser({ installs = true, rendered = true, waits = true } = {}) {
  let open: { context: BrowserContext; log: string[]; errors: string[]; expected: string[] }[] = []

  beforeAll(async () => void (await runningBrowser()))
  afterEach(async ({ task }) => {
    const visits = open
    open = []
    if (task.result?.state === 'fail')
      for (const { context, log } of visits)
        for (const page of context.pages()) await saveFailed(page, task.name, log)
    await Promise.all(visits.map(({ context }) => context.close()))
    for (const { errors, expected } of visits)
      expect(errors.filter((text) => !expected.some((part) => text.includes(part)))).toEqual([])
  })

  async function visit(options: BrowserContextOptions = PHONE): Promise<Visit> {
    const browser = await runningBrowser()
    const context = await browser.newContext({
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      ...options,
    })
    context.setDefaultTimeout(60_000)
    if (!installs) await context.addInitScript(skipInstallation)
    const errors: string[] = []
    // The version check may fail while the network is cut.
    const expected: string[] = [PUBLISHED.version]
    const log: string[] = []
    open.push({ context, log, errors, expected })
    context.on('console', (message) => {
      log.push(`${message.type()}: ${message.text()}`)
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => errors.push(String(error.error())))
    if (!rendered) await context.route('**/*', answerWithShell)
    const page = await context.newPage()
    if (waits && options.javaScriptEnabled !== false) waitForApp(page)
    await keepOffline(context, page)
    return { context, page, expectErrors: (...parts) => void expected.push(...parts) }
  }

  return { visit }
}
