import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, expect, inject, it } from 'vitest'
import { PUBLIC_ROUTES } from '../../../src/app/routes'
import { paths } from '../../../src/domain/paths'
import { PUBLISHED } from '../../../src/domain/publishing/publication'
import { addStyles, findings, overflow } from '../../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { inGroups, PAGES, untilLoaded } from '../../support/pages'
import { compress, expectLight, watchTransfers, weightOf } from '../../support/page-weight'
import { setClock } from '../../support/rendered-at'
import { expectNoShift, MAX_SHIFT, watchShifts } from '../../support/shifts'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

/* Opens every published page on a first visit. Visits are slow, so each visit makes all checks for its device. */

const site = setupSite({ published: true })
const { visit } = setupBrowser({ installs: false })

const isPersonal = (path: string) =>
  PUBLIC_ROUTES.find((route) => route.path === path.split('?')[0])?.isPersonal === true

/** Matches requests to Firestore, and to the function that reads Firestore to search. */
const READING = /\/v1\/projects\/|\/search$/
/** Allowed Firestore reads on a first visit, such as those of a report with the settings and closed days. */
const READS: Record<string, number> = {
  [`${paths.complaint}/:code`]: 3,
  [`${paths.request}/:code`]: 3,
  [`${paths.objection}/:code`]: 3,
  [paths.search]: 1,
  [paths.searchFor('kopi')]: 2,
  [paths.login]: 1,
}

const ALL_BUT_PICTURES = 255_000
/** Compressed size of the content that a device stores for offline use. */
let prefetched: number
beforeAll(async () => {
  prefetched = compress(await (await fetch(site.url(PUBLISHED.content))).text()).length
})

/** Selector of loading placeholders in HTML, except those of the report and request forms, whose code loads first. */
const SKELETON = '[role=status][aria-label^=Memuat]:not([aria-label="Memuat formulir"])'
/** Lines of the HTML that the app replaces with information about the visitor's device. */
const ONLY_WITHOUT_SCRIPTS = [
  'Memeriksa…',
  'Tidak diketahui',
  'Pemberitahuan memerlukan JavaScript.',
]
/** Matches the date of the next event in HTML. The app shows “Hari ini” (today) or “Besok” (tomorrow) instead. */
const NEAR_DAY = /^\S+, \d+ \S+(?=, \d\d:\d\d\sWI)/

/** Opens a profile whose clock shows the time of the build, and records warnings and requests. */
async function prepare(device: BrowserContextOptions, pages: readonly string[]) {
  const { page, context, expectErrors } = await visit({ ...device, reducedMotion: 'reduce' })
  if (pages.includes('*')) expectErrors('404')
  await setClock(context, new Date(inject('builtAt')))
  const warnings: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await watchShifts(page)
  const settle = async () => {
    await untilLoaded(page)
    await untilQuiet(page)
  }
  const open = async (path: string) => {
    const response = await page.goto(await site.address(path))
    await settle()
    return response?.status()
  }
  const reads = () => requests.filter((each) => READING.test(each)).length
  return { page, context, warnings, reads, settle, open }
}

const readLines = async (page: Page) =>
  (await page.locator('#root').innerText()).split('\n').filter((line) => line.trim() !== '')

/** Returns whether the page has exactly the CSS rules of the built style sheet, in the same order. */
const hasAllRules = (page: Page) =>
  page.evaluate(() => {
    const [own, built] = Array.from(document.styleSheets, ({ cssRules }) =>
      Array.from(cssRules, ({ cssText }) => cssText).join('\n'),
    )
    return own === built && document.styleSheets.length === 2
  })

/** Left edge of the title of the first page on a desktop. All titles must share it. */
let leftEdge: number | undefined

it.each(PAGES)(
  'shows %s on a first visit without reading published documents, without layout shifts, accessibly, and also without scripts',
  async (path) => {
    const { page, context, warnings, reads, settle, open } = await prepare(PHONE, [path])
    const transfers = watchTransfers(page)
    expect.soft(await open(path)).toBe(path === '*' ? 404 : 200)
    const allowed = READS[path] ?? 0
    // A busy browser is idle for a while before the app reads.
    await expect.poll(reads).toBeGreaterThanOrEqual(allowed)
    if (allowed > 0) await settle()
    expect.soft(reads()).toBe(allowed)
    if (!isPersonal(path)) {
      expect.soft(await hasAllRules(page)).toBe(true)
      const all = await transfers()
      await expectLight(page, path, all)
      expect
        .soft(weightOf(all.filter(({ isPicture }) => !isPicture)))
        .toBeLessThanOrEqual(ALL_BUT_PICTURES - prefetched)
    }
    await expectNoShift(page, MAX_SHIFT, () => page.reload().then(settle))
    expect.soft(warnings).toEqual([])
    const withScripts = await readLines(page)

    expect.soft(await findings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => overflow(page)).toBe(0)
    await page.setViewportSize(PHONE.viewport)
    await addStyles(page, 'html { font-size: 200% }')
    await expect.poll(() => overflow(page)).toBe(0)

    if (isPersonal(path)) return
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setScriptExecutionDisabled', { value: true })
    // Playwright's own `reload` does not wait for the app.
    await Promise.all([page.waitForEvent('load'), session.send('Page.reload')])
    expect.soft(await page.locator('main h1').count()).toBe(1)
    expect.soft(await page.locator(SKELETON).count()).toBe(0)
    const withoutScripts = await readLines(page)
    const isShown = (line: string) =>
      [line, ...['Hari ini', 'Besok'].map((day) => line.replace(NEAR_DAY, day))].some((each) =>
        withScripts.includes(each),
      )
    const lost = withoutScripts.filter(
      (line) => !isShown(line) && !ONLY_WITHOUT_SCRIPTS.includes(line),
    )
    expect.soft(lost).toEqual([])
    if (![paths.complaint, paths.request, paths.objection].some((form) => form === path))
      expect.soft(withoutScripts.length).toBeGreaterThan(0.8 * withScripts.length)
  },
)

// A tracking parameter must not disturb hydration.
it.each(inGroups([...PAGES, `${paths.agenda}?fbclid=abc`]))(
  'shows pages with aligned titles and without layout shifts on a desktop, and accessibly in dark colours: %s',
  async (...group) => {
    const { page, warnings, open } = await prepare(DESKTOP, group)
    for (const path of group) {
      await page.emulateMedia({ colorScheme: 'light' })
      await open(path)
      await expectNoShift(page, MAX_SHIFT, () => open(path))
      if (path !== '*' && !isPersonal(path)) {
        const left = (await page.getByRole('heading', { level: 1 }).boundingBox())!.x
        expect.soft(left, `left edge of ${path}`).toBe((leftEdge ??= left))
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await findings(page), path).toEqual([])
      expect.soft(warnings, path).toEqual([])
    }
  },
)

it('has exactly the CSS rules of the built style sheet after other pages were opened', async () => {
  const { page, open } = await prepare(PHONE, [])
  await open(paths.history)
  const bar = page.getByRole('navigation', { name: 'Navigasi bawah' })
  for (const name of ['Berita', 'Shop', 'Home']) {
    await bar.getByRole('link', { name }).click()
    await bar.locator('[aria-current=page]').filter({ hasText: name }).waitFor()
    await untilQuiet(page)
  }
  expect(await hasAllRules(page)).toBe(true)
})
