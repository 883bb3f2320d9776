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
