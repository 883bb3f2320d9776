import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { untilPrefetched } from '../../support/prefetched'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser()

it('typing on a phone finds, one is opened, and Back returns to where one was', async () => {
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' })
  await page.goto(site.url('/pencarian'))
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Cari di situs desa' })
  await box.pressSequentially('desa', { delay: 20 })
  await page
    .getByRole('status')
    .getByText(/^\d+ hasil untuk “desa”$/)
    .waitFor()
  await page.waitForURL('**/pencarian?q=desa')
  // On a busy machine the device's own results stand there first, and the function's take their place.
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

it('without network the device searches what it keeps, texts too, and says so', async () => {
  const { page, context, expectErrors } = await visit()
  expectErrors('images%2F')
  await page.goto(site.url())
  await untilPrefetched(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Buka menu' }).click()
  const box = page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('combobox', { name: 'Cari di situs desa' })
  await box.fill('juru pemantau jentik')
  await box.press('Enter')
  await page.getByText(/^Menampilkan hasil dari isi yang tersimpan di perangkat ini\./).waitFor()
  const found = page
    .getByRole('region', { name: /^Berita/ })
    .getByRole('article')
    .first()
  const title = await found.getByRole('heading').innerText()
  expect(await found.locator('mark').count()).toBeGreaterThan(0)
  await found.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
})

it('the header of a large screen searches from any page', async () => {
  const { page, expectErrors } = await visit(DESKTOP)
  expectErrors('404')
  await page.goto(site.url('/tidak/ada'))
  const header = page.getByRole('banner').getByRole('combobox', { name: 'Cari di situs desa' })
  await header.fill('   ')
  await header.press('Enter')
  expect(new URL(page.url()).pathname).toBe('/tidak/ada')
  await header.fill(' kepala desa ')
  await header.press('Enter')
  await page.waitForURL('**/pencarian?q=kepala%20desa')
  const officials = page.getByRole('region', { name: /^Aparatur \(\d+\)$/ })
  await officials.getByRole('article').first().waitFor()
  expect(await page.getByRole('combobox').count()).toBe(0)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('link', { name: 'kepala desa', exact: true }).waitFor()
})
