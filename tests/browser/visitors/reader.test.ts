import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { overflow } from '../../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { itemIn } from '../../support/example'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

it('counts a reader of an article with a write that the rules accept', async () => {
  const { page } = await visit(PHONE)
  // Browsers in tests report that they save data, which disables counting.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: {} }))
  const counted = page.waitForResponse((response) => response.url().includes(':commit'))
  await page.goto(await site.address('/berita/:id'))
  expect((await counted).status()).toBe(200)
})

it('keeps the chosen text size on every page with text and after a reload', async () => {
  const { page } = await visit(PHONE)
  await page.goto(site.url('/privasi'))
  await page.getByRole('button', { name: 'Paling besar' }).click()
  for (const path of ['/privasi', '/sejarah', '/visi-misi', '/layanan/:id', '/berita/:id']) {
    await page.goto(await site.address(path))
    await page.getByRole('button', { name: 'Paling besar', pressed: true }).waitFor()
    const text = page.getByRole('main').locator('.reading').last()
    const size = await text.evaluate((part) => getComputedStyle(part).fontSize)
    expect.soft(size, path).toBe('24px')
    expect.soft(await overflow(page), path).toBe(0)
  }
})

/** Waits until nothing covers the first and last lines of an element. */
async function seen(part: Locator) {
  const isSeen = () =>
    part.evaluate((element) => {
      const { left, width, top, bottom } = element.getBoundingClientRect()
      const ends = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y))
      return ends.every((found) => element.contains(found) || found?.contains(element))
    })
  await expect.poll(isSeen).toBe(true)
}

async function reached(page: Page) {
  const heading = page.locator('li:focus').getByRole('heading')
  await heading.waitFor()
  await seen(heading)
  return heading.innerText()
}

it('opens a search result at its place in a list, even if the event is past or on a later page', async () => {
  const items = [
    itemIn('umkm', { id: '01CA0000000000000000000000', name: 'Wajik Ketan' }),
    itemIn('agenda', {
      ...{ id: '01CA0000000000000000000001', title: 'Rembug Wajik', date: '2020-01-01' },
    }),
    ...Array.from({ length: 24 }, (_, at) =>
      itemIn('umkm', { id: `01ZZ${String(at).padStart(22, '0')}`, name: `Kerupuk ${at}` }),
    ),
  ]
  await site.load(Object.fromEntries(items.flatMap((item) => Object.entries(item))))
  await site.idle()
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' })
  for (const name of ['Wajik Ketan', 'Rembug Wajik']) {
    await page.goto(site.url('/pencarian?q=wajik'))
    await page.getByRole('link', { name }).first().click()
    expect(await reached(page)).toBe(name)
  }
  await page.reload()
  expect(await reached(page)).toBe('Rembug Wajik')
})

it('scrolls the list to the event or official whose link on the home page was clicked', async () => {
  const { page } = await visit({ ...DESKTOP, reducedMotion: 'reduce' })
  await page.goto(site.url())
  const today = page.getByRole('region', { name: 'Hari ini di desa' })
  const event = today.getByRole('link', { name: / WI(B|T|TA)$/ })
  const [title] = (await event.innerText()).split('\n')
  await event.click()
  expect(await reached(page)).toBe(title)
  await page.goto(site.url())
  const others = page.getByRole('region', { name: 'Aparatur Desa' })
  const link = others.getByRole('listitem').nth(1).getByRole('link')
  const name = await link.innerText()
  await link.click()
  expect(await reached(page)).toBe(name)
})

it('moves the focus to the search field when the icon in the header is tapped, even on the search page', async () => {
  const { page } = await visit(PHONE)
  await page.goto(site.url('/agenda'))
  const icon = page.getByRole('banner').getByRole('link', { name: 'Cari' })
  const field = page.getByRole('main').getByRole('searchbox')
  const hasFocus = () => field.evaluate((input) => input === document.activeElement)
  for (const from of ['another page', 'the same page']) {
    await icon.tap()
    await expect.poll(hasFocus, { message: from }).toBe(true)
    await seen(field)
    await page.getByRole('heading', { level: 1 }).focus()
  }
  await field.fill('kopi')
  await page.waitForURL('**/pencarian?q=kopi')
})
