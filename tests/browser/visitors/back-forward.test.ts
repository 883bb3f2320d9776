import { type Browser, type CDPSession, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CHROMIUM_FLAGS, findWholeChromium } from '../../../scripts/support/chromium'
import { paths } from '../../../src/domain/paths'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite({ published: true })
const { visit } = setupBrowser({ installs: false })

/** The shell of a browser, which other tests use, keeps no pages. */
const whole = findWholeChromium()
let browser: Browser

beforeAll(async () => {
  if (!whole) return
  browser = await chromium.launch({
    executablePath: whole,
    args: CHROMIUM_FLAGS,
    // Playwright switches the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
afterAll(() => browser?.close())

const evaluate = async <Value>(devtools: CDPSession, expression: string) =>
  (await devtools.send('Runtime.evaluate', { expression, returnByValue: true })).result
    .value as Value

/** Waits until this page is the one that is shown, and answers. */
const shown = (devtools: CDPSession, url: string) =>
  expect
    .poll(() =>
      evaluate(
        devtools,
        `location.href === '${url}' && performance.getEntriesByName('whole').length`,
      ).catch(() => 0),
    )
    .toBe(1)

/** Chromium may evict any page for reasons of its own, such as a lack of memory: type `Circumstantial`. */
const ATTEMPTS = 4

/** Goes to `path`, to another page, back and forward. Returns why a page was not restored; nothing if all were. */
async function goBackAndForward(path: string) {
  const context = await browser.newContext({ ...PHONE, locale: 'id-ID' })
  const devtools = await context.newCDPSession(await context.newPage())
  const reasons: { type: string; reason: string }[] = []
  await devtools.send('Page.enable')
  devtools.on('Page.backForwardCacheNotUsed', (event) =>
    reasons.push(...event.notRestoredExplanations),
  )
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `addEventListener('pageshow', (event) => (globalThis.persisted = event.persisted))`,
  })
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
    expect(await evaluate(devtools, 'persisted')).toBe(true)
  }
  await context.close()
  return reasons
}

it
  .skipIf(!whole)
  .each([
    paths.home,
    paths.news,
    '/berita/:id',
    paths.agenda,
    paths.gallery,
    paths.statistics,
    paths.search,
    paths.complaint,
  ])('restores %s and the page after it from the back-forward cache', async (path) => {
  let reasons = await goBackAndForward(path)
  const isCircumstantial = () => reasons.every(({ type }) => type === 'Circumstantial')
  for (let attempt = 1; reasons.length > 0 && isCircumstantial() && attempt < ATTEMPTS; attempt++)
    reasons = await goBackAndForward(path)
  expect(reasons).toEqual([])
})

it.each([paths.home, paths.budget, paths.statistics, paths.complaint])(
  'shows the same part of %s after going back to it within the app',
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
