import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { PHONE } from '../../support/browser'
import { setupStaffSite } from '../../support/staff'

const { site, visit, visitAs } = setupStaffSite()

const lines = (page: Page) => page.getByRole('list', { name: 'Rincian' })

/** Scrolls to a line and returns its amount, because distant lines are not rendered. */
async function readAmount(page: Page, code: string) {
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

async function save(page: Page, button: string, message: RegExp) {
  await page.getByRole('button', { name: button }).click()
  await page.getByText(message).waitFor()
}

it('publishes a budget year that is created from the template, and offers to copy it to another year', async () => {
  const year = 2031
  const { page } = await visitAs('editor', PHONE)
  await openYear(page, year)
  await page.getByRole('button', { name: 'Pakai templat Permendagri 20/2018' }).click()
  await (await readAmount(page, '4.2.1')).fill('872.436.000')
  await page.getByText('ada Rp. 872.436.000 yang belum dipakai').waitFor()
  await (await readAmount(page, '5.2.3')).fill('Rp 872.436.000,00')
  await page.getByText('Seimbang: pendapatan − belanja + pembiayaan = 0.').waitFor()
  expect.soft(await findings(page)).toEqual([])
  expect.soft(await overflow(page)).toBe(0)
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

  await page.goto(site.url('/admin/anggaran'))
  await page.getByRole('listitem').filter({ hasText: '2031' }).waitFor()
  await openYear(page, 2036)
  expect.soft(await page.getByLabel('Atau salin dari tahun').inputValue()).toBe('2031')
})
