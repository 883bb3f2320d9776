import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { untilPrefetched } from '../../support/prefetched'
import { twiceAsLarge } from '../../support/pressable'
import { setupSite } from '../../support/site'

const site = setupSite({ published: true })
const { visit } = setupBrowser()
const reading = setupBrowser({ installs: false })

const fieldOf = (page: Page, place: 'main' | 'banner' | 'navigation') =>
  page.getByRole(place).getByRole('combobox', { name: 'Cari di situs desa' }).first()
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Saran' })

/** How high each suggestion is, in pixels; 0 where something else is in front of its middle. */
const heights = (page: Page) =>
  listOf(page)
    .getByRole('option')
    .evaluateAll((options) =>
      options.map((option) => {
        option.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = option.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return option.contains(seen) ? height : 0
      }),
    )

it('by touch: titles on the device are suggested without a question, and a tap opens one', async () => {
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' })
  await page.goto(site.url())
  await untilPrefetched(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const field = fieldOf(page, 'main')
  await field.tap()
  await field.pressSequentially('posy')
  const options = listOf(page).getByRole('option')
  await options.first().waitFor()
  expect(await options.count()).toBeLessThanOrEqual(5)
  for (const height of await heights(page)) expect(height).toBeGreaterThanOrEqual(48)
  expect(await options.first().locator('mark').allInnerTexts()).toEqual(['Posy'])
  expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([])
  expect(await findings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findings(page)).toEqual([])
  await twiceAsLarge(page)
  expect(await overflow(page)).toBe(0)

  const article = options.filter({ hasText: 'Berita' }).first()
  const title = await article.locator('span').first().innerText()
  await article.tap()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await listOf(page).count()).toBe(0)
})

it('by keyboard: arrows lead through them, Enter opens one, Escape closes the list and not the menu', async () => {
  const { page } = await visit(PHONE)
  await page.goto(site.url('/kontak'))
  await untilPrefetched(page)
  await page.getByRole('button', { name: 'Buka menu' }).press('Enter')
  const field = fieldOf(page, 'navigation')
  await field.focus()
  await page.keyboard.type('posy')
  await listOf(page).waitFor()
  await page.keyboard.press('Escape')
  await listOf(page).waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('posy')
  await page.keyboard.press('ArrowDown')
  const first = listOf(page).getByRole('option', { selected: true })
  const title = await first.locator('span').first().innerText()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => first.locator('span').first().innerText()).not.toBe(title)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/kontak')
  await page.getByRole('heading', { name: title, exact: true }).first().waitFor()
  await field.waitFor({ state: 'detached' })
})

it('on a large screen they lie over whatever follows, below each of the fields', async () => {
  const { page } = await reading.visit(DESKTOP)
  await page.goto(site.url())
  for (const place of ['main', 'banner'] as const) {
    const field = fieldOf(page, place)
    await field.click()
    // What home shows is on the device.
    await page.keyboard.type('a')
    await listOf(page).waitFor()
    for (const height of await heights(page)) expect(height).toBeGreaterThanOrEqual(48)
    expect(await findings(page)).toEqual([])
    await field.fill('')
  }
})

it('where their code does not come the field leads to the results all the same', async () => {
  const { page, expectErrors } = await reading.visit()
  expectErrors('suggestions')
  await page.route('**/assets/suggestions-*', (route) => route.abort())
  await page.goto(site.url())
  const failed = page.waitForEvent('requestfailed')
  await fieldOf(page, 'main').fill('posyandu')
  await failed
  await fieldOf(page, 'main').press('Enter')
  await page.waitForURL('**/pencarian?q=posyandu')
})
