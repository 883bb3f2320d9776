import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { untilPrefetched } from '../../support/prefetched'
import { doubleTextSize } from '../../support/pressable'
import { setupSite } from '../../support/site'

const site = setupSite({ published: true })
const { visit } = setupBrowser()
const reading = setupBrowser({ installs: false })

const searchField = (page: Page, place: 'main' | 'banner') =>
  page.getByRole(place).getByRole('combobox', { name: 'Cari di situs desa' }).first()
const suggestionList = (page: Page) => page.getByRole('listbox', { name: 'Saran' })

/** Returns the height of each suggestion in pixels, or 0 if its middle is covered. */
const heights = (page: Page) =>
  suggestionList(page)
    .getByRole('option')
    .evaluateAll((options) =>
      options.map((option) => {
        option.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = option.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return option.contains(seen) ? height : 0
      }),
    )

it('suggests titles stored on the device without requests, and opens one by a tap', async () => {
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' })
  await page.goto(site.url())
  await untilPrefetched(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const field = searchField(page, 'main')
  await field.tap()
  await field.pressSequentially('posy')
  const options = suggestionList(page).getByRole('option')
  await options.first().waitFor()
  expect(await options.count()).toBeLessThanOrEqual(5)
  for (const height of await heights(page)) expect(height).toBeGreaterThanOrEqual(48)
  expect(await options.first().locator('mark').allInnerTexts()).toEqual(['Posy'])
  expect(requested.filter((path) => !path.startsWith('/assets/'))).toEqual([])
  expect(await findings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findings(page)).toEqual([])
  await doubleTextSize(page)
  expect(await overflow(page)).toBe(0)

  const article = options.filter({ hasText: 'Berita' }).first()
  const title = await article.locator('span').first().innerText()
  await article.tap()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await suggestionList(page).count()).toBe(0)
})

it('shows suggestions over the content below each search field on a desktop, and searches from the header', async () => {
  const { page } = await reading.visit(DESKTOP)
  await page.goto(site.url())
  for (const place of ['main', 'banner'] as const) {
    const field = searchField(page, place)
    await field.click()
    // The content of home is on the device.
    await page.keyboard.type('a')
    await suggestionList(page).waitFor()
    for (const height of await heights(page)) expect(height).toBeGreaterThanOrEqual(48)
    expect(await findings(page)).toEqual([])
    await field.fill('')
  }
  await searchField(page, 'banner').fill(' kepala desa ')
  await searchField(page, 'banner').press('Enter')
  await page.waitForURL('**/pencarian?q=kepala%20desa')
  await page.getByRole('searchbox').waitFor()
  expect(await page.getByRole('combobox').count()).toBe(0)
})

it('searches without suggestions if the code of suggestions cannot be loaded', async () => {
  const { page, expectErrors } = await reading.visit()
  expectErrors('suggestions')
  await page.route('**/assets/suggestions-*', (route) => route.abort())
  await page.goto(site.url())
  const failed = page.waitForEvent('requestfailed')
  await searchField(page, 'main').fill('posyandu')
  await failed
  await searchField(page, 'main').press('Enter')
  await page.waitForURL('**/pencarian?q=posyandu')
})

it('shows results while typing on a phone, and returns from a result to its place in the list', async () => {
  const { page } = await reading.visit({ ...PHONE, reducedMotion: 'reduce' })
  await page.goto(site.url('/pencarian'))
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Cari di situs desa' })
  await box.pressSequentially('desa', { delay: 20 })
  await page
    .getByRole('status')
    .getByText(/^\d+ hasil untuk “desa”$/)
    .waitFor()
  await page.waitForURL('**/pencarian?q=desa')
  // The function's results replace the results from the device.
  await page.getByText(/^Menampilkan hasil dari isi/).waitFor({ state: 'detached' })
  const news = page.getByRole('region', { name: /^Berita \(\d+\)$/ })
  const found = news.getByRole('article')
  await news.getByRole('button', { name: 'Tampilkan lebih banyak' }).click()
  await expect.poll(() => found.count()).toBeGreaterThan(20)
  expect(await findings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  const chosen = found.nth(20)
  const title = await chosen.getByRole('heading').innerText()
  await chosen.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.goBack()
  await chosen.getByText(title).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(740)
  expect(await box.inputValue()).toBe('desa')
})
