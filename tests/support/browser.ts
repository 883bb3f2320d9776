import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Route,
} from 'playwright-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/support/chromium'
import { PUBLISHED } from '../../src/domain/publishing/publication'

export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true }
export const DESKTOP = { viewport: { width: 1280, height: 900 } }

/**
 * Resolves when all parts of the page answer to whoever uses it (main.tsx); until then they are only to
 * be read. The local Firebase has pages without the app.
 */
const interactive = (page: Page) =>
  page.waitForFunction(
    () => !document.getElementById('root') || performance.getEntriesByName('whole').length > 0,
  )

/** Has `goto` and `reload` wait for the app, where JavaScript runs. */
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

/** As where nothing is published: every page is the shell. */
async function answerWithShell(route: Route) {
  const request = route.request()
  if (request.resourceType() !== 'document') return route.fallback()
  const response = await route.fetch({ url: new URL('/shell', request.url()).href })
  return route.fulfill({ response })
}

interface Visit {
  context: BrowserContext
  page: Page
  /** Console errors that this visit is about, as parts of their text. */
  expectErrors: (...parts: string[]) => void
}

/** Leaves out what a visit sets up for the times without network, which costs seconds of each. */
export function leaveOutInstalling() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** What a page that begins without network is to know from its first script on. */
function beginOffline() {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  addEventListener('online', () => Reflect.deleteProperty(navigator, 'onLine'), { once: true })
}

/**
 * Chromium 150 tells a page that is loaded without network that there is one, until told again, which
 * is after its scripts have begun.
 */
async function keepOffline(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const setOffline = context.setOffline.bind(context)
  let cut: string | undefined
  const tell = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  context.setOffline = async (offline) => {
    await setOffline(offline)
    if (page.isClosed()) return
    await tell(offline)
    if (cut) await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: cut })
    const source = `(${beginOffline.toString()})()`
    cut = offline
      ? (await session.send('Page.addScriptToEvaluateOnNewDocument', { source })).identifier
      : undefined
  }
  // A page that is closed meanwhile needs no telling.
  page.on('domcontentloaded', () => cut && void tell(true).catch(() => undefined))
}

let launched: Promise<Browser> | undefined

/** The worker's browser, which all its test files share and which goes with it; another where one has crashed. */
async function running(): Promise<Browser> {
  const browser = await launched
  if (browser?.isConnected()) return browser
  launched = chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  return launched
}

/** What stands on the screen tells more of a rare failure than what was waited for. */
async function showFailed(page: Page, test: string) {
  const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String)
  process.stderr.write(`\n“${test}” ended at ${page.url()}, which shows:\n${text}\n`)
}

/**
 * A browser for the test file, `installs: false` where no test is about the service worker and what
 * it keeps, `rendered: false` where they are about the app without published pages, `waits: false` where
 * about what comes before the app. `visit` opens a fresh profile; after each test every console error
 * and uncaught exception that was not expected fails it.
 */
export function setupBrowser({ installs = true, rendered = true, waits = true } = {}) {
  let open: { context: BrowserContext; errors: string[]; expected: string[] }[] = []

  beforeAll(async () => void (await running()))
  afterEach(async ({ task }) => {
    const visits = open
    open = []
    if (task.result?.state === 'fail')
      for (const { context } of visits)
        for (const page of context.pages()) await showFailed(page, task.name)
    await Promise.all(visits.map(({ context }) => context.close()))
    for (const { errors, expected } of visits)
      expect(errors.filter((text) => !expected.some((part) => text.includes(part)))).toEqual([])
  })

  async function visit(options: BrowserContextOptions = PHONE): Promise<Visit> {
    const browser = await running()
    const context = await browser.newContext({
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      ...options,
    })
    context.setDefaultTimeout(60_000)
    if (!installs) await context.addInitScript(leaveOutInstalling)
    const errors: string[] = []
    // Whether there is something newer may be asked just when the network goes.
    const expected: string[] = [PUBLISHED.version]
    open.push({ context, errors, expected })
    context.on('console', (message) => {
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
