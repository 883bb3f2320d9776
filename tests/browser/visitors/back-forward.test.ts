import { type Browser, type CDPSession, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CHROMIUM_FLAGS, findWholeChromium } from '../../../scripts/support/chromium'
import { paths } from '../../../src/domain/paths'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite({ published: true })
const { visit } = setupBrowser({ installs: false })

/** Path of the full Chromium browser. The headless shell, which other tests use, has no back-forward cache. */
const whole = findWholeChromium()
let browser: Browser

beforeAll(async () => {
  if (!whole) return
  browser = await chromium.launch({
    executablePath: whole,
    args: CHROMIUM_FLAGS,
    // Playwright disables the cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
afterAll(() => browser?.close())

const evaluate = async <Value>(devtools: CDPSession, expression: string) =>
  (await devtools.send('Runtime.evaluate', { expression, returnByValue: true })).result
    .value as Value

const shown = (devtools: CDPSession, url: string) =>
  expect
    .poll(() =>
      evaluate(
        devtools,
        `location.href === '${url}' && performance.getEntriesByName('whole').length`,
      ).catch(() => 0),
    )
    .toBe(1)

/** Maximum attempts. Chromium may evict any page from the cache for reasons of its own (type `Circumstantial`). */
const ATTEMPTS = 4

/** Goes to `path`, to another page, back and forward. Returns Chromium's reasons for not restoring a page. */
async function goBackAndForward(devtools: CDPSession, path: string) {
  const reasons: { type: string; reason: string }[] = []
  const record = (event: { notRestoredExplanations: typeof reasons }) =>
    reasons.push(...event.notRestoredExplanations)
  devtools.on('Page.backForwardCacheNotUsed', record)
  const [first, second] = [await site.address(path), site.url(paths.contact)]
  for (const url of [first, second]) {
    await devtools.send('Page.navigate', { url })
    await shown(devtools, url)
  }
  for (const [step, url] of [
    [-1, first],
    [1, second],
  ] as const) {
    const { entries, currentIndex } = await devtools.send('Page.getNavigationHistory')
    const entryId = entries[currentIndex + step]?.id ?? 0
    await devtools.send('Page.navigateToHistoryEntry', { entryId })
    await shown(devtools, url)
    if (reasons.length > 0) break
    expect.soft(await evaluate(devtools, 'persisted'), path).toBe(true)
  }
  devtools.off('Page.backForwardCacheNotUsed', record)
  return reasons
}

it.skipIf(!whole)(
  'restores pages from the back-forward cache when going back and forward',
  async () => {
    const context = await browser.newContext({ ...PHONE, locale: 'id-ID' })
    const devtools = await context.newCDPSession(await context.newPage())
    await devtools.send('Page.enable')
    await devtools.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `addEventListener('pageshow', (event) => (globalThis.persisted = event.persisted))`,
    })
    for (const path of [
      paths.home,
      paths.news,
      '/berita/:id',
      paths.agenda,
      paths.gallery,
      paths.statistics,
      paths.search,
      paths.complaint,
    ]) {
      let reasons = await goBackAndForward(devtools, path)
      const isCircumstantial = () => reasons.every(({ type }) => type === 'Circumstantial')
      for (
        let attempt = 1;
        reasons.length > 0 && isCircumstantial() && attempt < ATTEMPTS;
        attempt++
      )
        reasons = await goBackAndForward(devtools, path)
      expect.soft(reasons, path).toEqual([])
    }
    await context.close()
  },
)

it.each([paths.home, paths.budget, paths.statistics, paths.complaint])(
  'restores the scroll position of %s after going back within the app',
  async (path) => {
    const { page } = await visit()
    await page.goto(site.url(path))
    const position = () =>
      page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().top ?? 0)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.6))
    await untilQuiet(page)
    const left = await position()
    await page.getByRole('navigation', { name: 'Navigasi bawah' }).getByText('Berita').click()
    await page.getByRole('heading', { level: 1, name: 'Berita' }).waitFor()
    await page.goBack()
    await untilQuiet(page)
    expect(Math.abs((await position()) - left)).toBeLessThan(3)
  },
)
