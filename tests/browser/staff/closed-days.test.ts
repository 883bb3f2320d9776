import { expect, it } from 'vitest'
import { dayIn, formatLongDay } from '../../../src/domain/time/date'
import { overflow } from '../../support/axe'
import { setupBrowser } from '../../support/browser'
import { COMMIT } from '../../support/network'
import { LOW_PHONE } from '../../support/pressable'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const today = dayIn('Asia/Jakarta', new Date())

it('a year is pasted on a low phone, mended where a line cannot be read, and told to visitors', async () => {
  const { page } = await visitAs('editor', LOW_PHONE)
  await page.goto(site.url('/admin/hari-libur'))
  const field = page.getByLabel('Tambah hari libur')
  const save = page.getByRole('button', { name: 'Simpan hari libur' })
  await save.click()
  await page.getByText('Tulis paling sedikit satu hari.').waitFor()
  await field.fill(`${today} Hari jadi desa\nlibur sekolah`)
  await save.click()
  await page.getByText(/^Baris 2: tanggalnya tidak terbaca/).waitFor()
  expect(await field.inputValue()).toContain('libur sekolah')
  expect(await overflow(page)).toBe(0)
  await field.fill(`${today} Hari jadi desa\n20 Maret 2027: Idulfitri`)
  await page.getByText('2 hari terbaca.').waitFor()
  await save.click()
  await page.getByText('2 hari libur disimpan dan tampil di situs.').waitFor()
  expect(await field.inputValue()).toBe('')

  const visitor = await visit()
  await visitor.page.goto(site.url('/kontak'))
  await visitor.page.getByText(/^Sekarang tutup: Hari jadi desa\. Buka /).waitFor()
})

it('a day is opened after all', async () => {
  const { page } = await visitAs('admin')
  await page.goto(site.url('/admin/hari-libur'))
  await page.getByRole('button', { name: /^Batal libur ?: Hari jadi desa/ }).click()
  await page.getByText(`Kantor buka pada ${formatLongDay(today)}.`).waitFor()
  await page.getByRole('button', { name: /^Batal libur ?: Idulfitri/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Batal libur ?: Hari jadi desa/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await page.getByRole('button', { name: /^Batal libur ?: Hari jadi desa/ }).waitFor()
})

it('what could not be stored stays in the field', async () => {
  const { page, expectErrors } = await visitAs('editor')
  expectErrors('ERR_FAILED', 'Hari libur gagal disimpan')
  await page.goto(site.url('/admin/hari-libur'))
  await page.getByRole('heading', { name: 'Yang akan datang' }).waitFor()
  await page.route(COMMIT, (route) => route.abort())
  await page.getByLabel('Tambah hari libur').fill('1 Mei 2027 Hari Buruh')
  await page.getByRole('button', { name: 'Simpan hari libur' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /jaringan/ })
    .waitFor()
  expect(await page.getByLabel('Tambah hari libur').inputValue()).toBe('1 Mei 2027 Hari Buruh')
})
