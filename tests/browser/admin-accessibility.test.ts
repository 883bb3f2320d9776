import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ACCOUNT, DASHBOARD, SCREENS } from '../../src/app/admin/screens'
import { findings, overflow } from '../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../support/browser'
import { setupSite } from '../support/site'
import { setupStaff, signIn } from '../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const ADDRESSES: [path: string, heading: string][] = [
  [DASHBOARD.path, 'Selamat bekerja'],
  ...SCREENS.filter((screen) => screen !== DASHBOARD).map(({ path, label }): [string, string] => [
    path,
    label,
  ]),
  [ACCOUNT.path, ACCOUNT.label],
  ['/admin/berita/baru', 'Tulis berita'],
  ['/admin/pengumuman?status=terjadwal', 'Pengumuman'],
  ['/admin/users/baru', 'Tambah pengguna'],
]

/** As wide as a window of 1280 px at 400 % zoom (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 700 }

async function open(page: Page, path: string, heading: string) {
  await page.goto(site.url(path))
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.waitForFunction(() => !document.querySelector('[role=status][aria-label^=Memuat]'))
}

it.each([
  ['a narrow phone in light colours', { ...PHONE, viewport: NARROW, colorScheme: 'light' }],
  ['a large screen in dark colours', { ...DESKTOP, colorScheme: 'dark' }],
] as const)(
  'no screen of the admin gives axe anything to find or is too wide on %s',
  async (_, device) => {
    const { page } = await visit({ ...device, reducedMotion: 'reduce' })
    await open(page, '/login', 'Login')
    expect(await findings(page)).toEqual([])
    await signIn(page, site.url(''), 'admin')
    for (const [path, heading] of ADDRESSES) {
      await open(page, path, heading)
      expect(await findings(page), path).toEqual([])
      expect(await overflow(page), path).toBe(0)
      await page.addStyleTag({ content: ':root { font-size: 200% }' })
      expect(await overflow(page), `${path}, text twice as large`).toBe(0)
    }
  },
)

it.each(['light', 'dark'] as const)(
  'axe finds nothing in a form with errors, in its dialogs and in the menu, in %s colours',
  async (colorScheme) => {
    const { page } = await visitAs('editor', { ...PHONE, colorScheme, reducedMotion: 'reduce' })
    await open(page, '/admin/berita/baru', 'Tulis berita')
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
  await open(page, '/admin/berita/baru', 'Tulis berita')
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
