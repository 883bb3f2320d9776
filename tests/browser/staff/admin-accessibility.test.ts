import { expect, it } from 'vitest'
import { itSuitsAllScreens, openScreen } from '../../support/admin-screens'
import { findings } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

/** As wide as a window of 1280 px at 400 % zoom (WCAG 2.2, 1.4.10). */
const NARROW = { ...PHONE, viewport: { width: 320, height: 700 }, colorScheme: 'light' } as const

itSuitsAllScreens(site, { visit, visitAs }, NARROW)

it.each(['light', 'dark'] as const)(
  'axe finds nothing in a form with errors, in its dialogs and in the menu, in %s colours',
  async (colorScheme) => {
    const { page } = await visitAs('editor', { ...PHONE, colorScheme, reducedMotion: 'reduce' })
    await openScreen(site, page, '/admin/berita/baru', 'Tulis berita')
    await page.getByRole('button', { name: 'Terbitkan' }).click()
    await page.getByText('Judul wajib diisi.').waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Jadwalkan …' }).click()
    await page.getByLabel(/Waktu terbit/).waitFor()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Buka menu' }).click()
    await page.getByRole('dialog', { name: 'Menu admin' }).getByRole('link').first().waitFor()
    expect(await findings(page)).toEqual([])
  },
)

it('an article is written and saved with the keyboard alone', async () => {
  const { page } = await visitAs('editor')
  await openScreen(site, page, '/admin/berita/baru', 'Tulis berita')
  await page.getByLabel('Judul', { exact: true }).focus()
  await page.keyboard.type('Dengan papan ketik')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/berita\/baru\/[0-9A-Z]{26}$/)
  const save = page.getByRole('button', { name: 'Simpan draf' })
  for (let presses = 0; presses < 20; presses++) {
    if (await save.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.getByText('Draf disimpan.').waitFor()
})
