import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { screenOf } from '../../../src/staff/screens'
import { collectionsWith } from '../../../src/domain/collections'
import { ADMIN_SCREENS, openScreen } from '../../support/admin-screens'
import { findings, overflow } from '../../support/axe'
import { DESKTOP, PHONE } from '../../support/browser'
import { setupStaffSite } from '../../support/staff'

const { site, visit, visitAs } = setupStaffSite()

/** Window size that equals a window of 1280 px at 400 % zoom (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 700 }
const CONDITIONS = [
  ['light', NARROW],
  ['dark', DESKTOP.viewport],
] as const

/** Expects no axe findings and no overflow on a screen, both narrow in light and wide in dark colours. */
async function expectSuitable(page: Page, path: string) {
  for (const [colorScheme, viewport] of CONDITIONS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    expect.soft(await findings(page), `${path}, ${colorScheme}`).toEqual([])
    for (const size of ['', '200%']) {
      await page.evaluate((size) => void (document.documentElement.style.fontSize = size), size)
      expect.soft(await overflow(page), `${path}, ${colorScheme} ${size}`).toBe(0)
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  }
  await page.setViewportSize(PHONE.viewport)
}

const LISTS = new Map(
  [...collectionsWith('form'), ...(['users', 'bin', 'audit', 'home_statistics'] as const)].map(
    (name) => [screenOf(name).path, 'main ul'],
  ),
).set(screenOf('complaints').path, 'main label:has-text("Pilih semua")')

async function below(page: Page, selector: string): Promise<number> {
  const first = page.locator(selector).first()
  await first.waitFor()
  const [bar, box] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    first.boundingBox(),
  ])
  return box!.y - bar!.height
}

const AT_ONCE = 10
const PARTS = Array.from({ length: Math.ceil(ADMIN_SCREENS.length / AT_ONCE) }, (_, part) =>
  ADMIN_SCREENS.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
).map((screens) => ({ screens, from: screens[0]?.[1], to: screens.at(-1)?.[1] }))

it.each(PARTS)(
  'shows the screens from $from to $to accessibly, without overflow and with lists near the top',
  async ({ screens }) => {
    const { page } = await visitAs('admin', { ...PHONE, reducedMotion: 'reduce' })
    for (const [path, heading] of screens) {
      await openScreen(site, page, path, heading)
      const list = LISTS.get(path)
      if (list) expect.soft(await below(page, list), path).toBeLessThan(PHONE.viewport.height / 3)
      await expectSuitable(page, path)
    }
  },
)

it('shows the login, a form with errors, its dialogs and the menu accessibly', async () => {
  const { page: login } = await visit({ ...PHONE, reducedMotion: 'reduce' })
  await openScreen(site, login, '/login', 'Login')
  await expectSuitable(login, '/login')

  const { page } = await visitAs('editor', { ...PHONE, reducedMotion: 'reduce' })
  await openScreen(site, page, '/admin/berita/baru', 'Tulis berita')
  await page.getByRole('button', { name: 'Terbitkan' }).click()
  await page.getByText('Judul wajib diisi.').waitFor()
  const expectAccessible = async (what: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await findings(page), `${what}, ${colorScheme}`).toEqual([])
    }
  }
  await expectAccessible('form')
  await page.getByRole('button', { name: 'Jadwalkan …' }).click()
  await page.getByLabel(/Waktu terbit/).waitFor()
  await expectAccessible('dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Buka menu' }).click()
  await page.getByRole('dialog', { name: 'Menu admin' }).getByRole('link').first().waitFor()
  await expectAccessible('menu')
})

it('shows the search, the section links and the first field of the settings without scrolling', async () => {
  const { page } = await visitAs('admin', { ...PHONE, reducedMotion: 'reduce' })
  await page.goto(site.url('/admin/settings'))
  const name = page.getByLabel('Nama desa')
  await name.waitFor()
  const bar = (await page.locator('.action-bar').boundingBox())!
  for (const part of [
    page.getByRole('searchbox', { name: 'Cari pengaturan' }),
    page.getByRole('link', { name: 'Identitas desa' }),
    name,
  ]) {
    const { y, height } = (await part.boundingBox())!
    expect.soft(y + height).toBeLessThanOrEqual(bar.y)
  }
  await page.getByLabel('Provinsi').fill('Banten')
  await page.getByRole('link', { name: 'Pengaduan', exact: true }).tap()
  const complaints = page.getByRole('region', { name: 'Pengaduan' })
  await expect.poll(() => complaints.evaluate((one) => one === document.activeElement)).toBe(true)
  expect.soft((await complaints.boundingBox())!.y).toBeGreaterThan(0)
  expect.soft(await page.getByLabel('Provinsi').inputValue()).toBe('Banten')
})

it('writes and saves an article with only the keyboard', async () => {
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
