import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE } from '../../support/browser'
import { coveredButtons, LOW_PHONE, doubleTextSize } from '../../support/pressable'
import { openArticle, setupStaffSite } from '../../support/staff'

const { site, visitAs } = setupStaffSite()

const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** Decides whether the middle of a button is uncovered at the current scroll position. */
const isFree = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  })

it('keeps every button of a form reachable while a notice is shown', async () => {
  const { page } = await visitAs('editor', PHONE)
  for (const { viewport } of [PHONE, LOW_PHONE]) {
    const where = `${viewport.height} px`
    await page.setViewportSize(viewport)
    await openArticle(page, site.url(''), 'Tiga balita lulus')
    await toEnd(page)
    await page.getByLabel('Ringkasan').evaluate((field: HTMLTextAreaElement) => {
      field.focus({ preventScroll: true })
    })
    await page.keyboard.type(' Tambahan.')
    await toEnd(page)
    await page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
    const notice = page.getByRole('status').filter({ hasText: 'Perubahan disimpan' })
    await notice.waitFor()
    for (const name of ['Hapus …', 'Tarik dari situs …'])
      await expect.poll(() => isFree(page, name), { message: `${name} ${where}` }).toBe(true)
    expect.soft(await coveredButtons(page.getByRole('form')), where).toEqual([])
    expect.soft(await notice.isVisible(), where).toBe(true)
    await notice.getByRole('button', { name: 'Tutup pesan' }).click()
    await notice.waitFor({ state: 'detached' })

    await doubleTextSize(page)
    await page.getByLabel('Ringkasan').fill(`Ringkasan lain, ${where}.`)
    await page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
    await notice.waitFor()
    expect.soft(await coveredButtons(page.getByRole('form')), `${where}, 200 %`).toEqual([])
    // The space below the form fits the highest notice so far, so the button may be far above the current notice.
    await expect
      .poll(async () => {
        await toEnd(page)
        const button = await page.getByRole('button', { name: 'Hapus …' }).boundingBox()
        const card = await notice.boundingBox()
        return button && card && button.y + button.height <= card.y
      })
      .toBe(true)
    await notice.getByRole('button', { name: /^Bagikan/ }).focus()
    await expect.poll(() => isFree(page, 'Tutup pesan'), { message: where }).toBe(true)
  }
})

const selected = (page: Page) =>
  page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
  })

/** Presses one end of the field, because two presses at one place would be a double click and select a word. */
async function press(field: Locator, end: 'left' | 'right', by: 'tap' | 'click') {
  await field.scrollIntoViewIfNeeded()
  const { width, height } = (await field.boundingBox()) ?? { width: 0, height: 0 }
  await field[by]({ position: { x: end === 'left' ? 20 : width - 20, y: height / 2 } })
}

const BUDGET = '/admin/anggaran/2026'

const NUMBERS: [what: string, path: string, field: (page: Page) => Locator, amount: string][] = [
  ['people', '/admin/statistik/agama', (page) => page.getByLabel(/^Jumlah, baris 1/), '12345678'],
  ['money', BUDGET, (page) => page.getByLabel('Anggaran 4.1.1.01'), '12345678901'],
  [
    'an allocation',
    `${BUDGET}/alokasi`,
    (page) => page.getByLabel(/^Jumlah \(Rp\), baris 1: Pemerintahan/),
    '12345678901',
  ],
  ['a coordinate', '/admin/settings', (page) => page.getByLabel('Lintang'), ''],
]

it('selects the entire number in a field at the first press, and shows tables and long amounts completely', async () => {
  const { page } = await visitAs('admin', PHONE)
  const table = page.getByRole('table', { name: 'Angka pokok' })
  await page.goto(site.url('/admin/statistik/angka-pokok'))
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
    expect.soft(box.x).toBeGreaterThanOrEqual(right)
    right = box.x + box.width
  }
  expect.soft(right).toBeLessThanOrEqual(frame.x + frame.width)
  expect.soft(frame.x + frame.width).toBeLessThanOrEqual(360)
  const unit = table.getByLabel('Satuan, baris 1: Penduduk')
  expect.soft(await unit.isVisible()).toBe(false)
  await table.getByRole('button', { name: 'Tindakan baris 1: Penduduk' }).tap()
  await unit.fill('orang')
  await parts[2]!.tap()
  await expect.poll(() => table.getByLabel(/^Nama, /).count()).toBe(3)
  await page.getByRole('button', { name: 'Urungkan' }).tap()
  await expect.poll(() => unit.inputValue()).toBe('orang')

  for (const [what, path, field, amount] of NUMBERS) {
    await page.goto(site.url(path))
    if (path === BUDGET) await page.getByRole('button', { name: 'Buka semua' }).click()
    const number = field(page)
    const value = await number.inputValue()
    expect(value).not.toBe('')
    for (const by of ['tap', 'click'] as const) {
      await press(number, 'left', by)
      expect.soft(await selected(page), `${by}, ${what}`).toBe(value)
      await press(number, 'right', by)
      expect.soft(await selected(page), `${by}, ${what}`).toBe('')
      await number.blur()
    }
    expect.soft(await number.inputValue()).toBe(value)
    if (!amount) continue
    await press(number, 'left', 'tap')
    await page.keyboard.type(amount)
    await number.press('Tab')
    await expect.poll(async () => (await number.inputValue()).replaceAll('.', '')).toBe(amount)
    expect.soft(await number.inputValue()).toContain('.')
    const hidden = await number.evaluate((input) => input.scrollWidth - input.clientWidth)
    expect.soft(hidden, what).toBe(0)
  }
})
