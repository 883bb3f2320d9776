import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const lines = (page: Page) => page.getByRole('list', { name: 'Rincian' })

/** The amount of a line, down to which one scrolls: lines far from the window are not drawn. */
async function amountOf(page: Page, code: string) {
  const field = lines(page).getByLabel(`Anggaran ${code}`, { exact: true })
  await expect
    .poll(async () => {
      if ((await field.count()) > 0) return true
      await page.evaluate(() => scrollBy(0, innerHeight / 2))
      return false
    })
    .toBe(true)
  return field
}

async function openYear(page: Page, year: number) {
  await page.goto(site.url(`/admin/anggaran/${year}`))
  await page.getByRole('heading', { level: 1, name: `Anggaran ${year}` }).waitFor()
}

async function save(page: Page, button: string, said: RegExp) {
  await page.getByRole('button', { name: button }).click()
  await page.getByText(said).waitFor()
}

it('a clerk prepares a year from the template on a phone, and the public sees it', async () => {
  const year = 2031
  const { page } = await visitAs('editor', PHONE)
  await openYear(page, year)
  await page.getByRole('button', { name: 'Pakai templat Permendagri 20/2018' }).click()
  await (await amountOf(page, '4.2.1')).fill('872.436.000')
  await page.getByText('ada Rp. 872.436.000 yang belum dipakai').waitFor()
  await (await amountOf(page, '5.2.3')).fill('Rp 872.436.000,00')
  await page.getByText('Seimbang: pendapatan − belanja + pembiayaan = 0.').waitFor()
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await save(page, 'Simpan anggaran', /^Anggaran 2031 disimpan/)

  await page.getByRole('link', { name: 'Tahap' }).click()
  await page.getByLabel('Nomor Perdes').fill('6 Tahun 2030')
  await page.getByLabel('Keadaan per tanggal').fill('2030-12-28')
  await save(page, 'Simpan', /disimpan dan tampil di halaman APBDes/)

  const visitor = await visit(PHONE)
  await visitor.page.goto(site.url(`/apbdes?tahun=${year}`))
  await visitor.page
    .getByText('APBDes 2031 · Perdes Nomor 6 Tahun 2030 · per 28 Desember 2030')
    .waitFor()
  await visitor.page.getByRole('row', { name: /^Jumlah Pendapatan Rp\. 872\.436\.000/ }).waitFor()
})

it('what two editors changed in the same year is put onto each other after both were seen', async () => {
  const year = 2032
  const [{ page: first }, { page: second, expectErrors }] = await Promise.all([
    visitAs('editor'),
    visitAs('admin'),
  ])
  expectErrors('409')
  await openYear(first, year)
  await first.getByRole('button', { name: 'Pakai templat Permendagri 20/2018' }).click()
  await save(first, 'Simpan anggaran', /^Anggaran 2032 disimpan/)
  await openYear(second, year)
  await second.getByRole('button', { name: /^Buka 5\.1 / }).click()
  await second.getByLabel('Anggaran 5.1.1', { exact: true }).fill('20')
  await first.getByLabel('Anggaran 5.1.2', { exact: true }).fill('30')
  await save(first, 'Simpan anggaran', /^Anggaran 2032 disimpan/)

  await second.getByRole('button', { name: 'Simpan anggaran' }).click()
  const conflict = second.getByRole('alert').filter({ hasText: 'menyimpan anggaran ini' })
  await conflict.getByText('Yang mereka ubah (1 baris)').click()
  await conflict.getByText(/5\.1\.2.*Rp\.\s30, terealisasi/).waitFor()
  await conflict.getByRole('button', { name: 'Tambahkan perubahan saya' }).click()
  await save(second, 'Simpan anggaran', /^Anggaran 2032 disimpan/)

  await openYear(first, year)
  await first.getByRole('button', { name: /^Buka 5\.1 / }).click()
  expect(await first.getByLabel('Anggaran 5.1.1', { exact: true }).inputValue()).toBe('20')
  expect(await first.getByLabel('Anggaran 5.1.2', { exact: true }).inputValue()).toBe('30')
})

it('a year that has lines and nothing else is listed, and another can be copied from it', async () => {
  const { page } = await visitAs('editor', PHONE)
  await openYear(page, 2034)
  await page.getByRole('button', { name: 'Pakai templat Permendagri 20/2018' }).click()
  await save(page, 'Simpan anggaran', /^Anggaran 2034 disimpan/)

  await page.goto(site.url('/admin/anggaran'))
  await page.getByRole('listitem').filter({ hasText: '2034' }).waitFor()
  await openYear(page, 2036)
  const from = page.getByLabel('Atau salin dari tahun')
  expect(await from.inputValue()).toBe('2034')
  await openYear(page, 2020)
  await from.selectOption('2034')
  await page.getByRole('button', { name: 'Salin (realisasi nol)' }).click()
  await lines(page).getByText('4.2.1', { exact: true }).waitFor()
})
