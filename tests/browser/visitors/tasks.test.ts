import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const AT_MOST = 2

interface Visitor {
  page: Page
  /** Typing into the field that a tap has reached is no further tap. */
  tap: (target: Locator) => Promise<void>
}

/** Ten things that people come for, from home on a phone. */
const TASKS: [name: string, task: (visitor: Visitor) => Promise<void>][] = [
  [
    'call the office',
    async ({ page, tap }) => {
      await tap(bottomBar(page, 'Lokasi'))
      await page.getByRole('main').locator('a[href^="tel:"]').waitFor()
    },
  ],
  [
    'find the next posyandu',
    async ({ page, tap }) => {
      await tap(page.getByRole('main').getByRole('combobox'))
      await page.keyboard.type('posyandu')
      await tap(page.getByRole('main').getByRole('button', { name: 'Cari' }))
      const agenda = page.getByRole('region', { name: /^Agenda/ })
      await agenda
        .getByText(/Posyandu/)
        .first()
        .waitFor()
      await agenda
        .getByText(/\d+ \p{L}+ \d{4}/u)
        .first()
        .waitFor()
    },
  ],
  [
    'see what was spent on a road last year',
    async ({ page, tap }) => {
      await tap(realisation(page).getByRole('link', { name: /anggaran/i }))
      await tap(page.getByLabel('Cari dalam anggaran'))
      await page.keyboard.type('jalan')
      const lastYear = page.getByRole('region', {
        name: `Ditemukan di tahun ${new Date().getFullYear() - 1}`,
      })
      await lastYear
        .getByRole('row', { name: /jalan .* Rp\.\s[\d.]+/ })
        .first()
        .waitFor()
    },
  ],
  [
    'order the honey',
    async ({ page, tap }) => {
      await tap(bottomBar(page, 'Shop'))
      const honey = page.getByRole('article').filter({ hasText: 'Madu hutan' })
      const order = honey.getByRole('link', { name: /^Pesan lewat WhatsApp/ })
      await order.click({ trial: true })
      expect(await order.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/62\d+\?text=.*Madu/)
    },
  ],
  [
    'report a broken lamp',
    async ({ page, tap }) => {
      await tap(shortcut(page, 'Pengaduan'))
      await tap(page.getByLabel('Nama'))
      await page.keyboard.type('Iis Aisyah')
      expect(await page.getByLabel('Kategori').inputValue()).toBe('infrastruktur')
      await page.getByRole('button', { name: 'Kirim laporan' }).waitFor()
    },
  ],
  [
    'follow a report',
    async ({ page, tap }) => {
      await tap(page.getByRole('main').getByRole('combobox'))
      const address = await site.address('/pengaduan/:code')
      await page.keyboard.type(address.split('/').at(-1) ?? '')
      await tap(page.getByRole('option', { name: /^Laporan / }))
      await page.waitForURL(address)
      await page
        .getByText(/^(Baru|Diproses|Selesai|Ditolak|Duplikat)$/)
        .first()
        .waitFor()
    },
  ],
  [
    'find the way to the office',
    async ({ page, tap }) => {
      await tap(shortcut(page, 'Peta'))
      await page.getByRole('button', { name: 'Tampilkan peta' }).first().waitFor()
    },
  ],
  [
    'learn whether the office is open',
    async ({ page, tap }) => {
      await tap(bottomBar(page, 'Lokasi'))
      await page.getByText(/^(Sekarang buka|Sekarang tutup)/).waitFor()
    },
  ],
  [
    'read the current announcement',
    async ({ page, tap }) => {
      await tap(page.getByRole('complementary', { name: 'Pengumuman' }).getByRole('link'))
      await page.getByText(/^Oleh /).waitFor()
    },
  ],
  [
    'learn who heads their hamlet',
    async ({ page, tap }) => {
      await tap(page.getByRole('link', { name: /aparatur/i }).first())
      await tap(page.getByLabel('Cari nama aparatur'))
      await page
        .getByText(/^Kepala Dusun/)
        .first()
        .waitFor()
    },
  ],
]

it.each(TASKS)('a new visitor can %s', async (_, task) => {
  const { page } = await visit(PHONE)
  let taps = 0
  await page.goto(site.url())
  await task({
    page,
    tap: async (target) => {
      taps += 1
      await target.tap()
    },
  })
  expect(taps).toBeLessThanOrEqual(AT_MOST)
})

const bottomBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigasi bawah' }).getByRole('link', { name })

const shortcut = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pintasan' }).getByRole('link', { name })

const realisation = (page: Page) => page.getByRole('region', { name: /^Realisasi APBDes/ })
