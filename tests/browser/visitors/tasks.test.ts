import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const MAX_TAPS = 2
const LAST_YEAR = new Date().getFullYear() - 1

const bottomBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigasi bawah' }).getByRole('link', { name })
const shortcut = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pintasan' }).getByRole('link', { name })
const realisation = (page: Page) => page.getByRole('region', { name: /^Realisasi APBDes/ })
const shown = (part: Locator) => part.first().waitFor()

type Task = (page: Page, tap: (target: Locator) => Promise<void>) => Promise<void>

/** The eleven most common tasks, from home on a phone. Typing into a tapped field does not count as a tap. */
const TASKS: Record<string, Task> = {
  async 'call the office'(page, tap) {
    await tap(bottomBar(page, 'Lokasi'))
    await shown(page.getByRole('main').locator('a[href^="tel:"]'))
  },
  async 'find the next posyandu'(page, tap) {
    await tap(page.getByRole('main').getByRole('combobox'))
    await page.keyboard.type('posyandu')
    await tap(page.getByRole('main').getByRole('button', { name: 'Cari' }))
    const agenda = page.getByRole('region', { name: /^Agenda/ })
    await shown(agenda.getByText(/Posyandu/))
    await shown(agenda.getByText(/\d+ \p{L}+ \d{4}/u))
  },
  async 'see what was spent on a road last year'(page, tap) {
    await tap(realisation(page).getByRole('link', { name: /anggaran/i }))
    await tap(page.getByLabel('Cari dalam anggaran'))
    await page.keyboard.type('jalan')
    const found = page.getByRole('region', { name: `Ditemukan di tahun ${LAST_YEAR}` })
    await shown(found.getByRole('row', { name: /jalan .* Rp\.\s[\d.]+/ }))
  },
  async 'see what was not carried out last year'(page, tap) {
    await tap(realisation(page).getByRole('link', { name: /anggaran/i }))
    const years = page.getByRole('navigation', { name: 'Tahun anggaran' })
    await tap(years.getByRole('link', { name: String(LAST_YEAR) }))
    const statements = page.getByRole('region', { name: 'Pelaksanaan kegiatan' })
    await shown(statements.getByText('Tidak terlaksana.'))
  },
  async 'order the honey'(page, tap) {
    await tap(bottomBar(page, 'Shop'))
    const honey = page.getByRole('article').filter({ hasText: 'Madu hutan' })
    const order = honey.getByRole('link', { name: /^Pesan lewat WhatsApp/ })
    await order.click({ trial: true })
    expect(await order.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/62\d+\?text=.*Madu/)
  },
  async 'report a broken lamp'(page, tap) {
    await tap(shortcut(page, 'Pengaduan'))
    await tap(page.getByLabel('Nama'))
    await page.keyboard.type('Iis Aisyah')
    expect(await page.getByLabel('Kategori').inputValue()).toBe('infrastruktur')
    await shown(page.getByRole('button', { name: 'Kirim laporan' }))
  },
  async 'follow a report'(page, tap) {
    await tap(page.getByRole('main').getByRole('combobox'))
    const address = await site.address('/pengaduan/:code')
    await page.keyboard.type(address.split('/').at(-1) ?? '')
    await tap(page.getByRole('option', { name: /^Laporan / }))
    await page.waitForURL(address)
    await shown(page.getByText(/^(Baru|Diproses|Selesai|Ditolak|Duplikat)$/))
  },
  async 'find the way to the office'(page, tap) {
    await tap(shortcut(page, 'Peta'))
    await shown(page.getByRole('button', { name: 'Tampilkan peta' }))
  },
  async 'learn whether the office is open'(page, tap) {
    await tap(bottomBar(page, 'Lokasi'))
    await shown(page.getByText(/^(Sekarang buka|Sekarang tutup)/))
  },
  async 'read the current announcement'(page, tap) {
    await tap(page.getByRole('complementary', { name: 'Pengumuman' }).getByRole('link'))
    await shown(page.getByText(/^Oleh /))
  },
  async 'learn who heads their hamlet'(page, tap) {
    await tap(page.getByRole('link', { name: /aparatur/i }).first())
    await tap(page.getByLabel('Cari nama aparatur'))
    await shown(page.getByText(/^Kepala Dusun/))
  },
}

it('lets a new visitor do the eleven most common tasks with at most two taps from home', async () => {
  const { page } = await visit(PHONE)
  for (const [name, task] of Object.entries(TASKS)) {
    let taps = 0
    await page.goto(site.url())
    await task(page, async (target) => {
      taps += 1
      await target.tap()
    })
    expect.soft(taps, name).toBeLessThanOrEqual(MAX_TAPS)
  }
})
