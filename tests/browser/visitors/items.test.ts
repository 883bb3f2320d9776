import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { exampleOf } from '../../support/example'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser()

/** Waits until nothing covers its first and last lines. */
async function seen(part: Locator) {
  const isSeen = () =>
    part.evaluate((element) => {
      const { left, width, top, bottom } = element.getBoundingClientRect()
      const ends = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y))
      return ends.every((found) => element.contains(found) || found?.contains(element))
    })
  await expect.poll(isSeen).toBe(true)
}

/** The heading of the item of a list that has the focus, once it is seen. */
async function reached(page: Page) {
  const heading = page.locator('li:focus').getByRole('heading')
  await heading.waitFor()
  await seen(heading)
  return heading.innerText()
}

it('what was found opens where it stands, though it is past or on a later page', async () => {
  const written = {
    createdBy: 'uji',
    updatedBy: 'uji',
    updatedAt: { $timestamp: '2026-01-01T00:00:00Z' },
  }
  const product = {
    ...exampleOf('umkm'),
    ...written,
    id: '01CA0000000000000000000000',
    name: 'Wajik Ketan',
  }
  const event = {
    ...exampleOf('agenda'),
    ...written,
    id: '01CA0000000000000000000001',
    title: 'Rembug Wajik',
  }
  await site.load({
    [`umkm/${product.id}`]: product,
    [`agenda/${event.id}`]: { ...event, date: '2020-01-01' },
    ...Object.fromEntries(
      Array.from({ length: 24 }, (_, at) => {
        const id = `01ZZ${String(at).padStart(22, '0')}`
        return [`umkm/${id}`, { ...product, id, name: `Kerupuk ${at}` }]
      }),
    ),
  })
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

it('cards and faces of home open what they show', async () => {
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

it("the header's icon leads to the field of the search page, also from that page", async () => {
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
