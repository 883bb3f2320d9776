import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE, setupBrowser } from '../../support/browser'
import { loseAnswer } from '../../support/network'
import { wholePage } from '../../support/pages'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const staff = setupStaff(site, visit)

async function open(page: Page, table: string) {
  await page.goto(site.url(`/admin/statistik/${table}`))
  await page.getByLabel('Nama, baris 1').waitFor()
}

const cell = (page: Page, name: string | RegExp) => page.getByLabel(name)
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()
/** Saves a table whose total differs from those of other tables of its day, which is asked about. */
async function saveWithAnotherTotal(page: Page) {
  await save(page)
  await page.getByRole('button', { name: 'Simpan saja' }).click()
}
const inFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** As a spreadsheet does whose cells were copied. */
const paste = (page: Page, name: string, text: string) =>
  cell(page, name).evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

/** Waits until a new visitor reads this among the home page's numbers of women and men. */
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

/** All of the page, with what is loaded late at its end. */
async function openStatistics(): Promise<Page> {
  const { page } = await visit(PHONE)
  await page.goto(site.url('/statistik'))
  await wholePage(page)
  return page
}

it('all numbers of the village stand within five screens of a phone', async () => {
  const page = await openStatistics()
  await page.getByRole('table', { name: 'Pembiayaan Desa', exact: true }).waitFor()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(3_600)
})

it('on paper every line of the budget stands open, and none twice', async () => {
  const page = await openStatistics()
  const road = page.getByRole('rowheader', { name: /^5\.2\.3 / })
  const group = page.getByRole('rowheader', { name: /^5\.2 / })
  expect(await road.count()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => road.count()).toBe(1)
  expect(await group.count()).toBe(1)
  expect(await road.isVisible()).toBe(true)
  expect(
    await page
      .getByText(/^Rincian \(/)
      .filter({ visible: true })
      .count(),
  ).toBe(0)
})

it('a clerk types by keyboard, pastes from a spreadsheet and saves; home shows it; the bin gives it back', async () => {
  const { page } = await staff('editor')
  await page.goto(site.url('/admin/statistik'))
  await page.getByRole('link', { name: 'Jenis kelamin' }).click()
  await cell(page, 'Nama, baris 1: Laki-laki').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('1.300')
  await page.keyboard.press('Enter')
  expect(await inFocus(page)).toBe('Jumlah, baris 2: Perempuan')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('ArrowLeft')
  expect(await inFocus(page)).toBe('Nama, baris 1: Laki-laki')
  await paste(page, 'Nama, baris 2', 'Perempuan\t1.250\r\nBelum didata\t7\r\n')
  await page.getByRole('region', { name: 'Pratinjau' }).getByText('7 Jiwa').waitFor()
  await page.getByText('2.557').first().waitFor()
  await cell(page, 'Keadaan per tanggal').fill('2026-11-01')
  await save(page)
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

it('a second clerk with a stale copy is told, sees both and chooses', async () => {
  const [first, second] = await Promise.all([staff('editor'), staff('admin', PHONE)])
  // The refusal of the stale copy.
  second.expectErrors('409')
  await Promise.all([open(first.page, 'agama'), open(second.page, 'agama')])
  await cell(first.page, 'Jumlah, baris 1: Islam').fill('2.400')
  await saveWithAnotherTotal(first.page)
  await first.page.getByText('Agama disimpan: 1 baris diubah.').waitFor()

  await cell(second.page, 'Jumlah, baris 1: Islam').fill('2.500')
  await saveWithAnotherTotal(second.page)
  await second.page.getByText(/^Siti Nurlaela, .* mengubah isian yang sama/).waitFor()
  await second.page.getByText('Islam: 2.500').waitFor()
  await second.page.getByText('Islam: 2.400').waitFor()
  expect(await second.page.getByRole('img', { name: 'warna #1F5D3F' }).count()).toBe(2)
  await second.page.getByRole('button', { name: 'Timpa …' }).click()
  await second.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Timpa', exact: true })
    .click()
  await second.page.getByText('Agama disimpan: 1 baris diubah.').waitFor()
})

it('what was typed survives a reload, and a lost answer is no conflict', async () => {
  const { page, expectErrors } = await staff('editor')
  expectErrors('Failed to load resource', 'gagal disimpan')
  await open(page, 'pekerjaan')
  await cell(page, /^Nama, baris 6/).fill('PNS/TNI/Polri')
  await page.getByText('Tersimpan di perangkat').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await cell(page, 'Nama, baris 6: PNS/TNI/Polri').waitFor()
  await page.route('**/save-table', loseAnswer)
  await saveWithAnotherTotal(page)
  await page.getByText('Tidak ada jawaban dari server.').waitFor()
  await page.unroute('**/save-table')
  await cell(page, /^Jumlah, baris 6/).fill('9')
  await saveWithAnotherTotal(page)
  await page.getByText('Pekerjaan disimpan: 1 baris diubah.').waitFor()
  expect(await site.query('population_work', 'name', 'PNS/TNI/Polri')).toHaveLength(1)
})

it('what is wrong is told at its cell, and nothing is saved', async () => {
  const { page } = await staff('admin', PHONE)
  await open(page, 'angka-pokok')
  await cell(page, /^Jumlah, baris 2/).fill('banyak')
  await save(page)
  await page.getByRole('button', { name: 'Baris 2, Jumlah: “banyak” bukan angka.' }).click()
  expect(await inFocus(page)).toMatch(/^Jumlah, baris 2/)
  expect(await site.query('home_statistics', 'updatedBy', 'banyak')).toEqual([])
})
