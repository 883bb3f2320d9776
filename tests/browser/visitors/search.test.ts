import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

it('shows results while the visitor types on a phone, and returns from a result to its place in the list', async () => {
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' })
  await page.goto(site.url('/pencarian'))
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Cari di situs desa' })
  await box.pressSequentially('desa', { delay: 20 })
  await page
    .getByRole('status')
    .getByText(/^\d+ hasil untuk “desa”$/)
    .waitFor()
  await page.waitForURL('**/pencarian?q=desa')
  // The function's results replace the device's own.
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
