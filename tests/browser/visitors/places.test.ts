import { expect, it } from 'vitest'
import { overflow } from '../../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { untilPrefetched } from '../../support/prefetched'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const installed = setupBrowser()

it('shows sixteen products with their descriptions in a few windows of a phone', async () => {
  const { page } = await visit()
  await page.goto(site.url('/umkm'))
  await page.getByText('16 produk').waitFor()
  const list = page.getByRole('list').filter({ has: page.getByRole('article') })
  expect((await list.boundingBox())?.height).toBeLessThan(16 * 320)
  const link = page.getByRole('article').first().getByRole('link')
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48)
})

it.each([PHONE, DESKTOP])('more than the village head is in the first window', async (window) => {
  const { page } = await visit(window)
  await page.goto(site.url('/aparatur'))
  const faces = page.getByRole('main').getByRole('img')
  const [head, second] = [await faces.nth(0).boundingBox(), await faces.nth(1).boundingBox()]
  expect(head?.height).toBeLessThan(window.viewport.height / 2)
  expect(second?.y).toBeLessThan(window.viewport.height - 128)
})

it('a year of the gallery is jumped to, and pictures lead on across years', async () => {
  const { page } = await visit()
  await page.goto(site.url('/galeri'))
  const years = page.getByRole('navigation', { name: 'Tahun' }).getByRole('link')
  await years.last().click()
  const section = page.getByRole('main').getByRole('region').last()
  await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThan(200)
  await section.getByRole('link').first().click()
  const lightbox = page.getByRole('dialog', { name: 'Foto galeri' })
  await lightbox.waitFor()
  await page.keyboard.press('Home')
  await lightbox.getByText('1 dari 24').waitFor()
})

it('the size in which articles are read stays on the device', async () => {
  const { page } = await visit()
  await page.goto(site.url('/berita'))
  await page.getByRole('article').getByRole('link').first().click()
  const text = page.locator('h1 ~ div p').last()
  const sizeOf = () => text.evaluate((paragraph) => getComputedStyle(paragraph).fontSize)
  await page.getByRole('button', { name: 'Paling besar' }).click()
  expect(await sizeOf()).toBe('24px')
  expect(await overflow(page)).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Paling besar', pressed: true }).waitFor()
  expect(await sizeOf()).toBe('24px')
})

it('every page of text is read in the size that was chosen', async () => {
  const { page } = await visit()
  await page.goto(site.url('/privasi'))
  await page.getByRole('button', { name: 'Paling besar' }).click()
  for (const path of ['/privasi', '/sejarah', '/visi-misi', '/layanan/:id']) {
    await page.goto(await site.address(path))
    await page.getByRole('button', { name: 'Paling besar', pressed: true }).waitFor()
    const text = page.getByRole('main').locator('.reading').last()
    expect(await text.evaluate((part) => getComputedStyle(part).fontSize), path).toBe('24px')
    expect(await overflow(page), path).toBe(0)
  }
})

it('one article leads to the next ones, also without network', async () => {
  const { page, context, expectErrors } = await installed.visit()
  expectErrors('images%2F')
  await page.goto(site.url('/berita'))
  await untilPrefetched(page)
  await page.getByRole('article').getByRole('link').first().click()
  const ways = page.getByRole('navigation', { name: 'Artikel lain' })
  const title = page.getByRole('heading', { level: 1 })
  await ways.waitFor()
  const first = await title.textContent()
  await untilQuiet(page)
  await context.setOffline(true)
  await ways.locator('[rel=prev]').click()
  await ways.locator('[rel=prev]').click()
  await ways.locator('[rel=next]').click()
  await ways.locator('[rel=next]').click()
  await expect.poll(() => title.textContent()).toBe(first)
})
