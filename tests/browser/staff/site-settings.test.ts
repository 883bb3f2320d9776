import { expect, it } from 'vitest'
import { dayIn, formatLongDay } from '../../../src/domain/time/date'
import { overflow } from '../../support/axe'
import { PHONE } from '../../support/browser'
import { COMMIT } from '../../support/network'
import { photo } from '../../support/photo'
import { LOW_PHONE } from '../../support/pressable'
import { setupStaffSite } from '../../support/staff'

const { site, visit, visitAs } = setupStaffSite()

const today = dayIn('Asia/Jakarta', new Date())

it('shows visitors the partners and closed days that staff added', async () => {
  const { page, expectErrors } = await visitAs('admin', PHONE)
  const { page: visitor } = await visit(PHONE)
  await page.goto(site.url('/admin/mitra'))
  await page.getByRole('button', { name: 'Hapus mitra 1' }).click()
  await page.getByRole('button', { name: 'Tambah mitra' }).click()
  const partner = page.getByRole('listitem', { name: 'Mitra 4' })
  await partner.getByLabel('Nama mitra').fill('Karang Taruna')
  const buffer = await photo(page, 400, 300)
  await partner
    .getByLabel('Logo')
    .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Simpan mitra' }).click()
  await page.getByText('Mitra disimpan.').waitFor()
  await visitor.goto(site.url('/'))
  await visitor.getByRole('region', { name: 'Mitra Desa' }).scrollIntoViewIfNeeded()
  const logo = visitor.getByRole('img', { name: 'Karang Taruna' })
  await logo.waitFor()
  expect.soft(await logo.getAttribute('src')).toMatch(/images%2F\d{13}\.jpg\?alt=media$/)
  expect.soft(await visitor.getByRole('img', { name: 'Koperasi Kopi Giriwangi' }).count()).toBe(0)

  await page.goto(site.url('/admin/hari-libur'))
  await page.getByRole('heading', { name: 'Yang akan datang' }).waitFor()
  const field = page.getByLabel('Tambah hari libur')
  const save = page.getByRole('button', { name: 'Simpan hari libur' })
  await save.click()
  await page.getByText('Tulis paling sedikit satu hari.').waitFor()
  await field.fill(`${today} Hari jadi desa\nlibur sekolah`)
  await save.click()
  await page.getByText(/^Baris 2: tanggalnya tidak terbaca/).waitFor()
  expect.soft(await field.inputValue()).toContain('libur sekolah')
  expect.soft(await overflow(page)).toBe(0)
  await field.fill(`${today} Hari jadi desa\n20 Maret 2027: Idulfitri`)
  await page.getByText('2 hari terbaca.').waitFor()
  expectErrors('ERR_FAILED', 'Saving the closed days failed')
  await page.route(COMMIT, (route) => route.abort())
  await save.click()
  await page
    .getByRole('status')
    .filter({ hasText: /jaringan/ })
    .waitFor()
  expect.soft(await field.inputValue()).toContain('Idulfitri')
  await page.unroute(COMMIT)
  await save.click()
  await page.getByText('2 hari libur disimpan dan tampil di situs.').waitFor()
  expect.soft(await field.inputValue()).toBe('')
  const { page: late } = await visit(PHONE)
  await late.goto(site.url('/kontak'))
  await late.getByText(/^Sekarang tutup: Hari jadi desa\. Buka /).waitFor()

  const reopen = page.getByRole('button', { name: /^Batal libur ?: Hari jadi desa/ })
  await reopen.click()
  await page.getByText(`Kantor buka pada ${formatLongDay(today)}.`).waitFor()
  await page.getByRole('button', { name: /^Batal libur ?: Idulfitri/ }).waitFor()
  expect.soft(await reopen.count()).toBe(0)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await reopen.waitFor()
})

it('explains a refused save in a tab that was opened before an update of the site, and keeps the input', async () => {
  const { page, expectErrors } = await visitAs('admin', LOW_PHONE)
  expectErrors('Failed to load resource', 'Saving')
  await page.goto(site.url('/admin/settings'))
  await page.route(COMMIT, (route) =>
    route.fulfill({ status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED' } } }),
  )
  await page.route(/\/shell\.html\?/, (route) =>
    route.fulfill({ body: '<script type="module" src="/assets/baru.js"></script>' }),
  )
  await page.getByLabel('Alamat kantor').fill('Jalan Baru 7')
  await page.getByRole('button', { name: 'Simpan pengaturan' }).click()
  await page.getByText(/^Situs sudah diperbarui, jadi halaman lama ini/).waitFor()
  expect.soft(await overflow(page)).toBe(0)
  await page.unroute(COMMIT)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect.poll(() => page.getByLabel('Alamat kantor').inputValue()).toBe('Jalan Baru 7')
})
