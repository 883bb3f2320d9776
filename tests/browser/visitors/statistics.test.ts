import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

// statistics-form.test.tsx, grid.test.tsx and save-table.test.ts cover keys, conflicts and errors.
const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const staff = setupStaff(site, visit)

const cell = (page: Page, name: string) => page.getByLabel(name)

const paste = (page: Page, name: string, text: string) =>
  cell(page, name).evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

/** Waits until home shows these texts in its population chart to a new visitor. */
async function untilAtHome(...texts: string[]): Promise<void> {
  const { page } = await visit(PHONE)
  await page.goto(site.url())
  const chart = page.getByRole('img', { name: /^Penduduk menurut jenis kelamin/ })
  await chart.scrollIntoViewIfNeeded()
  await chart.waitFor()
  const region = page.getByRole('region', { name: 'Penduduk' })
  for (const text of texts)
    await expect
      .poll(async () => (await region.innerText()).replaceAll('\u00a0', ' '))
      .toContain(text)
}

it('saves a table that was typed and pasted, shows the table on home, and restores it from the bin', async () => {
  const { page } = await staff('editor')
  await page.goto(site.url('/admin/statistik'))
  await page.getByRole('link', { name: 'Jenis kelamin' }).click()
  await cell(page, 'Nama, baris 1: Laki-laki').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('1.300')
  await paste(page, 'Nama, baris 2', 'Perempuan\t1.250\r\nBelum didata\t7\r\n')
  await page.getByRole('region', { name: 'Pratinjau' }).getByText('7 Jiwa').waitFor()
  await page.getByText('2.557').first().waitFor()
  await cell(page, 'Keadaan per tanggal').fill('2026-11-01')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Jenis kelamin disimpan: 3 baris diubah.').waitFor()
  await untilAtHome('1.300 Jiwa', '1.250 Jiwa', 'Belum didata')

  await page.goto(site.url('/admin/sampah'))
  await page.getByText('Tabel, 2 baris').first().waitFor()
  await page.getByRole('button', { name: 'Pulihkan Jenis kelamin' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pulihkan' }).click()
  await page.getByText('“Jenis kelamin” kembali seperti sebelum diubah.').waitFor()
  await page.getByText('Tabel, 3 baris').waitFor()
  await untilAtHome('1.223 Jiwa')
})
