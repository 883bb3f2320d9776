import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { PUBLIC_ROUTES } from '../../../src/app/routes'
import { paths } from '../../../src/domain/paths'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { serveInPieces } from '../../support/in-pieces'
import { wholePage } from '../../support/pages'
import { setClock } from '../../support/rendered-at'
import { expectStill, MAX_SHIFT, movedOn, shiftOn, watchShifts } from '../../support/shifts'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const reading = setupBrowser({ installs: false, waits: false })

/** Every page of which a file is published. */
const PAGES = PUBLIC_ROUTES.filter(({ isPersonal }) => !isPersonal).map(({ path }) => path)

/** The visitor's own: the form of complaints comes with its code, /test and /pemberitahuan tell what the device can do. */
const SKELETON = '[role=status][aria-label^=Memuat]:not([aria-label="Memuat formulir"])'
const OWN = ['Memeriksa…', 'Tidak diketahui', 'Pemberitahuan memerlukan JavaScript.']

/** The day of the next event, which who has a clock calls today or tomorrow. */
const NEAR_DAY = /^\S+, \d+ \S+(?=, \d\d:\d\d\sWI)/

/** So many are visited side by side. */
const AT_ONCE = 4

async function onEveryPage<Found>(look: (path: string) => Promise<Found>) {
  const found: Record<string, Found> = {}
  const left = [...PAGES]
  const lookOn = async (): Promise<void> => {
    const path = left.shift()
    if (path === undefined) return
    found[path] = await look(path)
    return lookOn()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookOn))
  return found
}

const everyPage = <Value>(value: (path: string) => Value) =>
  Object.fromEntries(PAGES.map((path) => [path, value(path)]))

/** Opens it for whoever has such a device; what is said on the console is to be nothing. */
async function open(path: string, device: Parameters<typeof visit>[0]) {
  const { page, context, expectErrors } = await visit(device)
  if (path === '*') expectErrors('404')
  await setClock(context, new Date(inject('builtAt')))
  const warnings: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await watchShifts(page)
  const response = await page.goto(await site.address(path))
  return { page, status: response?.status(), warnings }
}

const linesOf = async (page: Page) =>
  (await page.locator('#root').innerText()).split('\n').filter((line) => line.trim() !== '')

it('a page without scripts says what it says with them', async () => {
  const found = await onEveryPage(async (path) => {
    const device = { ...PHONE, reducedMotion: 'reduce' } as const
    const { page, status } = await open(path, { ...device, javaScriptEnabled: false })
    const [titles, skeletons] = await Promise.all(
      ['main h1', SKELETON].map((selector) => page.locator(selector).count()),
    )
    const said = await linesOf(page)
    const { page: app } = await open(path, device)
    await wholePage(app)
    const saidByApp = await linesOf(app)
    const isSaid = (line: string) =>
      [line, ...['Hari ini', 'Besok'].map((day) => line.replace(NEAR_DAY, day))].some((each) =>
        saidByApp.includes(each),
      )
    const lost = said.filter((line) => !isSaid(line) && !OWN.includes(line))
    const isMost = path === paths.complaint || said.length > 0.8 * saidByApp.length
    return { status, titles, skeletons, lost, isMost }
  })
  expect(found).toEqual(
    everyPage((path) => ({
      status: path === '*' ? 404 : 200,
      titles: 1,
      skeletons: 0,
      lost: [],
      isMost: true,
    })),
  )
})

it('when the app takes a page over nothing moves and nothing is wrong', async () => {
  const found = await onEveryPage(async (path) => {
    const complaints: string[] = []
    for (const device of [PHONE, DESKTOP]) {
      const { page, warnings } = await open(path, device)
      const look = async () => {
        await wholePage(page)
        await untilQuiet(page)
      }
      await look()
      await expectStill(page, MAX_SHIFT, () => page.reload().then(look))
      complaints.push(...warnings)
    }
    return complaints
  })
  expect(found).toEqual(everyPage(() => []))
})

it.each([
  [paths.agenda, 'href="/aparatur"', DESKTOP],
  [paths.agenda, 'href="/pengaduan"', DESKTOP],
  [paths.home, '<h1', PHONE],
  [paths.home, '<h1', DESKTOP],
  [paths.home, '</form>', DESKTOP],
  [paths.home, '#icon-newspaper', DESKTOP],
  [paths.home, 'Subuh', DESKTOP],
] as const)(
  'a page of which the network has brought the beginning does not move when the rest comes: %s, %s',
  async (path, mark, device) => {
    const pieces = await serveInPieces(site.url(path), mark)
    try {
      const { page } = await reading.visit(device)
      await watchShifts(page)
      await page.goto(pieces.url)
      await page.getByRole('contentinfo').waitFor()
      const moved = (await movedOn(page)).join('\n')
      expect(await shiftOn(page), moved).toBeLessThanOrEqual(MAX_SHIFT)
    } finally {
      pieces.close()
    }
  },
)

/** Whether the rules of the page are those of the built style sheet, in its order. */
const hasAllRules = (page: Page) =>
  page.evaluate(() => {
    const [own, built] = Array.from(document.styleSheets, ({ cssRules }) =>
      Array.from(cssRules, ({ cssText }) => cssText).join('\n'),
    )
    return own === built && document.styleSheets.length === 2
  })

it('a page completes its own style sheet, and opening other pages adds no other', async () => {
  const found = await onEveryPage(async (path) => {
    const { page } = await open(path, PHONE)
    await wholePage(page)
    return hasAllRules(page)
  })
  expect(found).toEqual(everyPage(() => true))
  const { page } = await open(paths.history, PHONE)
  await wholePage(page)
  const bar = page.getByRole('navigation', { name: 'Navigasi bawah' })
  for (const name of ['Berita', 'Shop', 'Home']) {
    await bar.getByRole('link', { name }).click()
    await bar.locator('[aria-current=page]').filter({ hasText: name }).waitFor()
    await untilQuiet(page)
  }
  expect(await hasAllRules(page)).toBe(true)
})

it('what others add to an address, as Facebook does, is no reason to draw a page anew', async () => {
  const { page, warnings } = await open('/agenda?fbclid=abc', PHONE)
  await wholePage(page)
  expect(warnings).toEqual([])
})

it.each(['/pencarian', '/login', '/admin/berita', '/pengaduan/7K3MQ2XVB9TD4R6H', '/berita/baru'])(
  'without scripts %s says what it lacks, and where to go instead',
  async (path) => {
    const { page } = await visit({ ...PHONE, javaScriptEnabled: false })
    await page.goto(site.url(path))
    await page.getByRole('heading', { level: 1, name: /memerlukan JavaScript/ }).waitFor()
    expect(await page.getByText('Memuat…').isVisible()).toBe(false)
    const links = page.getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(addresses).toEqual([paths.home, paths.news, paths.contact])
    await links.last().tap()
    await page.getByRole('heading', { level: 1, name: 'Kontak' }).waitFor()
  },
)

it.each(['Menu', 'Buka menu'])('without scripts a phone’s %s leads to all places', async (name) => {
  const { page } = await open('/agenda', { ...PHONE, javaScriptEnabled: false })
  await page.getByRole('link', { name, exact: true }).tap()
  const place = page.getByRole('contentinfo').getByRole('link', { name: 'Data Statistik' })
  await expect
    .poll(async () => (await place.boundingBox())!.y)
    .toBeLessThan(PHONE.viewport.height - 100)
  await place.tap()
  await page.getByRole('heading', { level: 1, name: 'Data Statistik' }).waitFor()
})

it('without scripts a large screen’s lists open by pointer and keyboard', async () => {
  const { page } = await open('/agenda', { ...DESKTOP, javaScriptEnabled: false })
  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  const history = menu.getByRole('link', { name: 'Sejarah Desa' })
  expect(await history.isVisible()).toBe(false)
  await menu.getByRole('button', { name: 'Profil Desa' }).focus()
  expect(await history.isVisible()).toBe(true)
  await menu.getByRole('button', { name: 'Informasi Desa' }).hover()
  await menu.getByRole('link', { name: 'Berita' }).click()
  await page.getByRole('heading', { level: 1, name: 'Berita' }).waitFor()
})
