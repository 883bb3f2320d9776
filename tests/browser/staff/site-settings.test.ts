import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { COMMIT } from '../../support/network'
import { photo } from '../../support/photo'
import { coveredButtons, hiddenButtons, LOW_PHONE } from '../../support/pressable'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

async function openHistory(page: Page) {
  await page.goto(site.url('/admin/konten'))
  await page.getByRole('link', { name: 'Sejarah Desa' }).click()
  await page.getByLabel('Isi', { exact: true }).waitFor()
}

it('two write the history of the village: the second sees the version of the first', async () => {
  const { page, expectErrors } = await visitAs('editor', PHONE)
  expectErrors('Failed to load resource')
  await openHistory(page)
  expect([await findings(page), await overflow(page)]).toEqual([[], 0])
  const { page: other } = await visitAs('admin')
  await openHistory(other)
  await other.getByLabel('Isi', { exact: true }).fill('Dibuka pada 1870.\n**Mekar** pada 1982.')
  await other.getByRole('button', { name: 'Simpan' }).click()
  await other.getByText('Sejarah Desa disimpan.').waitFor()
  await other.getByText(/^Terakhir diubah Neng Rina Marlianti/).waitFor()

  const text = page.getByLabel('Isi', { exact: true })
  await text.fill('Dibuka pada 1871.')
  await page.getByRole('button', { name: 'Simpan' }).click()
  const alert = page.getByRole('alert')
  await alert.getByText(/^Neng Rina Marlianti, .* mengubah isian yang sama/).waitFor()
  await alert.getByText('Dibuka pada 1870.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Isi' }).innerText()).toBe('Dibuka pada 1871.')
  await alert.getByRole('button', { name: 'Timpa …' }).click()
  await page.getByRole('button', { name: 'Timpa', exact: true }).click()
  await page.getByText('Sejarah Desa disimpan.').waitFor()
  await page.getByRole('link', { name: 'Lihat halaman' }).click()
  await page.getByText('Dibuka pada 1871.').waitFor()

  await page.goto(site.url('/admin/settings'))
  await page.getByText('Anda tidak memiliki akses ke halaman ini.').waitFor()
})

it('what two tabs have written is merged, on a low phone too', async () => {
  const { page, context, expectErrors } = await visitAs('editor', LOW_PHONE)
  expectErrors('Failed to load resource')
  await openHistory(page)
  const other = await context.newPage()
  await openHistory(other)
  await other.getByLabel('Judul').fill('Riwayat Desa')
  await other.getByLabel('Isi', { exact: true }).fill('Dibuka pada 1860.')
  await other.getByRole('button', { name: 'Simpan' }).click()
  await other.getByText('Sejarah Desa disimpan.').waitFor()

  await page.getByLabel('Isi', { exact: true }).fill('Dibuka pada 1861.')
  await page.getByRole('button', { name: 'Tambah baris' }).click()
  await page.getByLabel('Uraian').last().fill('Jumlah dusun')
  await page.getByLabel('Nilai').last().fill('Lima dusun')
  await page.getByRole('button', { name: 'Simpan' }).click()
  const alert = page.getByRole('alert')
  await alert.getByText(/^Anda di tab lain, .* mengubah isian yang sama/).waitFor()
  expect([await coveredButtons(alert), await overflow(page)]).toEqual([[], 0])
  await alert.getByRole('button', { name: 'Gabungkan …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Gabungkan perubahan' })
  const text = dialog.getByRole('group', { name: 'Isi' })
  await text.getByRole('radio', { name: 'Yang tersimpan Dibuka pada 1860.' }).check()
  expect(await dialog.getByRole('group').count()).toBe(1)
  expect([await hiddenButtons(dialog), await findings(page)]).toEqual([[], []])
  await dialog.getByRole('button', { name: 'Gabungkan' }).click()
  await page.getByText(/^Perubahan Anda sudah digabungkan/).waitFor()
  expect(await page.getByLabel('Judul').inputValue()).toBe('Riwayat Desa')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await page.getByText('Sejarah Desa disimpan.').waitFor()
  await page.getByRole('link', { name: 'Lihat halaman' }).click()
  await page.getByText('Dibuka pada 1860.').waitFor()
  await page.getByText('Lima dusun').waitFor()
})

it('what an admin sets, the public sees', async () => {
  const { page } = await visitAs('admin', PHONE)
  await page.goto(site.url('/admin/settings'))
  await page.getByLabel('Nama desa').waitFor()
  expect([await findings(page), await overflow(page)]).toEqual([[], 0])
  await page.getByLabel('Jumat', { exact: true }).uncheck()
  await page.getByLabel('Zona waktu').selectOption('Asia/Makassar')
  await page.getByLabel('Tampilkan Instagram').uncheck()
  await page.getByLabel('Laut (biru)').check()
  await page.getByRole('button', { name: 'Simpan pengaturan' }).click()
  // The zone does not fit the place.
  await page.getByRole('button', { name: 'Benar, simpan' }).click()
  await page.getByText('Pengaturan disimpan.').waitFor()

  const { page: visitor } = await visit(PHONE)
  await visitor.goto(site.url('/kontak'))
  const contact = visitor.getByRole('main')
  await contact.getByText('Senin–Kamis 08:00–15:00 WITA').waitFor()
  await contact.getByText('Jumat–Minggu tutup').waitFor()
  expect(await contact.getByRole('link', { name: /^Instagram/ }).count()).toBe(0)
  await contact.getByRole('link', { name: /^YouTube/ }).waitFor()
  await visitor.goto(site.url('/'))
  await visitor.locator('html[data-palette=laut]').waitFor()
})

it('the partners that an admin chooses stand on home with their logos', async () => {
  const { page } = await visitAs('admin', PHONE)
  await page.goto(site.url('/admin/mitra'))
  await page.getByRole('button', { name: 'Hapus mitra 1' }).click()
  await page.getByRole('button', { name: 'Tambah mitra' }).click()
  const partner = page.getByRole('listitem', { name: 'Mitra 4' })
  await partner.getByLabel('Nama mitra').fill('Karang Taruna')
  await partner.getByLabel('Logo').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(page, 400, 300),
  })
  await page.getByRole('button', { name: 'Simpan mitra' }).click()
  await page.getByText('Mitra disimpan.').waitFor()

  const { page: visitor } = await visit(PHONE)
  await visitor.goto(site.url('/'))
  await visitor.getByRole('region', { name: 'Mitra Desa' }).scrollIntoViewIfNeeded()
  const logo = visitor.getByRole('img', { name: 'Karang Taruna' })
  await logo.waitFor()
  expect(await logo.getAttribute('src')).toMatch(/images%2F\d{13}\.jpg\?alt=media$/)
  expect(await visitor.getByRole('img', { name: 'Koperasi Kopi Giriwangi' }).count()).toBe(0)
})

it('a tab of before an update, whose save is refused, says so and keeps what was typed', async () => {
  const { page, expectErrors } = await visitAs('admin', LOW_PHONE)
  expectErrors('Failed to load resource', 'gagal disimpan')
  await page.goto(site.url('/admin/settings'))
  await page.route(COMMIT, (route) =>
    route.fulfill({ status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED' } } }),
  )
  await page.route(/\/shell\.html\?/, (route) =>
    route.fulfill({ body: '<script type="module" src="/assets/baru.js"></script>' }),
  )
  await page.getByLabel('Alamat kantor').fill('Jalan Baru 7')
  await page.getByRole('button', { name: 'Simpan pengaturan' }).click()
  // The zone that an earlier test has set does not fit the place.
  await page.getByRole('button', { name: 'Benar, simpan' }).click()
  await page.getByText(/^Situs sudah diperbarui, jadi halaman lama ini/).waitFor()
  expect(await overflow(page)).toBe(0)
  await page.unroute(COMMIT)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect.poll(() => page.getByLabel('Alamat kantor').inputValue()).toBe('Jalan Baru 7')
})
