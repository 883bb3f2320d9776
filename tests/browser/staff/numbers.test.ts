import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const staff = setupStaff(site, visit)

/** What is selected of the field in focus. */
const selected = (page: Page) =>
  page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
  })

/** At an end of the field: two presses at one place are a double click, which selects a word. */
async function press(field: Locator, end: 'left' | 'right', by: 'tap' | 'click') {
  await field.scrollIntoViewIfNeeded()
  const { width, height } = (await field.boundingBox()) ?? { width: 0, height: 0 }
  await field[by]({ position: { x: end === 'left' ? 20 : width - 20, y: height / 2 } })
}

const NUMBERS: [what: string, path: string, field: (page: Page) => Locator][] = [
  ['people', '/admin/statistik/agama', (page) => page.getByLabel('Jumlah, baris 1: Islam')],
  ['money', '/admin/anggaran/2026', (page) => page.getByLabel(/^Anggaran 4/).first()],
  ['a summary', '/admin/anggaran/ringkasan', (page) => page.getByLabel('Realisasi (Rp)').first()],
  ['a year', '/admin/anggaran', (page) => page.getByLabel('Tahun lain')],
  ['a place', '/admin/settings', (page) => page.getByLabel('Lintang')],
]

it.each([
  ['tap', PHONE],
  ['click', DESKTOP],
] as const)('a %s selects a number whole, the next one places the caret', async (by, device) => {
  const { page } = await staff('admin', device)
  for (const [what, path, field] of NUMBERS) {
    await page.goto(site.url(path))
    if (what === 'money') await page.getByRole('button', { name: 'Buka semua' }).click()
    const number = field(page)
    const value = await number.inputValue()
    expect(value).not.toBe('')
    await press(number, 'left', by)
    expect(await selected(page), what).toBe(value)
    await press(number, 'right', by)
    expect(await selected(page), what).toBe('')
    expect(await number.inputValue()).toBe(value)
  }
})

it('what is typed after a tap takes the place of the number', async () => {
  const { page } = await staff('editor', PHONE)
  await page.goto(site.url('/admin/statistik/pekerjaan'))
  const number = page.getByLabel(/^Jumlah, baris 1/)
  await press(number, 'left', 'tap')
  await page.keyboard.type('900')
  expect(await number.inputValue()).toBe('900')
})

it('a table of statistics fits a phone: name, number and removal in one line, the rest of a row that is opened', async () => {
  const { page } = await staff('editor', { ...PHONE, viewport: { width: 360, height: 740 } })
  await page.goto(site.url('/admin/statistik/angka-pokok'))
  const table = page.getByRole('table', { name: 'Angka pokok' })
  const parts = [
    table.getByLabel('Nama, baris 1: Penduduk'),
    table.getByLabel('Jumlah, baris 1: Penduduk'),
    table.getByRole('button', { name: 'Hapus baris 1: Penduduk' }),
  ]
  await parts[0]!.waitFor()
  const frame = (await table.boundingBox())!
  let right = frame.x
  for (const part of parts) {
    const box = (await part.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(right)
    right = box.x + box.width
  }
  expect(right).toBeLessThanOrEqual(frame.x + frame.width)
  expect(frame.x + frame.width).toBeLessThanOrEqual(360)
  const unit = table.getByLabel('Satuan, baris 1: Penduduk')
  expect(await unit.isVisible()).toBe(false)
  await table.getByRole('button', { name: 'Tindakan baris 1: Penduduk' }).tap()
  await unit.fill('orang')
  await parts[2]!.tap()
  await expect.poll(() => table.getByLabel(/^Nama, /).count()).toBe(3)
  await page.getByRole('button', { name: 'Urungkan' }).tap()
  await expect.poll(() => unit.inputValue()).toBe('orang')
})

const AMOUNTS: [path: string, field: string | RegExp, amount: string][] = [
  ['/admin/statistik/agama', 'Jumlah, baris 1: Islam', '12345678'],
  ['/admin/anggaran/2026', 'Anggaran 4.1.1.01', '12345678901'],
  ['/admin/anggaran/2026/alokasi', /^Jumlah Pemerintahan/, '12345678901'],
]

it('shows amounts whole on a phone', async () => {
  const { page } = await staff('editor', PHONE)
  for (const [path, name, amount] of AMOUNTS) {
    await page.goto(site.url(path))
    const opening = page.getByRole('button', { name: 'Buka semua' })
    if (path.endsWith('2026')) await opening.click()
    const field = page.getByLabel(name)
    await field.fill(amount)
    await field.press('Tab')
    await expect.poll(() => field.inputValue()).toContain('.')
    const hidden = await field.evaluate((input) => input.scrollWidth - input.clientWidth)
    expect(hidden, path).toBe(0)
  }
})
