import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const open = setupStaff(site, visit)

/** The sample's current budget. */
const YEAR = new Date().getFullYear()

/** As Siskeudes puts it out: a letterhead, two codes on a line, kinds of expense, sums. */
const REPORT = [
  'ANGGARAN PENDAPATAN DAN BELANJA DESA',
  `TAHUN ANGGARAN ${YEAR}`,
  'KODE REKENING;URAIAN;ANGGARAN (Rp.);SUMBERDANA',
  '1;2;3;4',
  '4.;PENDAPATAN;;',
  '4.1.1.1.;Bagi hasil BUMDes Maju Sejahtera;19.000.000,50;PAD',
  ';JUMLAH PENDAPATAN;1.800.000.000,00;',
  '5.;BELANJA;;',
  '1.1.01.;Penghasilan tetap dan tunjangan kepala desa;52.800.000,00;',
  '1.1.01. 5.1.;Belanja Pegawai;52.800.000,00;ADD',
].join('\r\n')

async function openImport(page: Page) {
  await page.goto(site.url(`/admin/anggaran/${YEAR}`))
  await page.getByRole('button', { name: 'Impor berkas …' }).click()
  await page.getByRole('heading', { name: `Impor Anggaran ${YEAR}` }).waitFor()
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })

it('an editor brings in a report of Siskeudes on a phone, and gets out what changes nothing', async () => {
  const { page } = await open('editor', PHONE)
  await openImport(page)
  await choose(page, 'apbdes.csv', Buffer.from(REPORT))
  const preview = page.getByRole('region', { name: 'Pratinjau perubahan' })
  await preview.getByText('1 baris jenis belanja dijumlahkan ke 1 kegiatan.').waitFor()
  expect(await findings(page)).toEqual([])
  const line = preview.getByRole('listitem').filter({ hasText: '5.1.1.01 ' })
  expect(await line.innerText()).toMatch(/49\.800\.000\s*→\s*.*52\.800\.000/s)
  expect(await page.getByText(/jumlah berbeda dari berkas/).isVisible()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)

  await page.getByRole('button', { name: /^Terapkan/ }).click()
  await page.getByText('Isi berkas sudah diterapkan di sini dan belum disimpan.').waitFor()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh Excel' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`anggaran-${YEAR}.xlsx`)
  await page.getByRole('button', { name: 'Impor berkas …' }).click()
  await choose(page, 'lagi.xlsx', await readFile(await download.path()))
  await preview.getByRole('heading', { name: /^\d+ sama$/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Terapkan' }).isDisabled()).toBe(true)

  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(`/admin/anggaran/${YEAR}`)
})
