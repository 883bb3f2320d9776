import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE, setupBrowser } from '../../support/browser'
import { photo } from '../../support/photo'
import { coveredButtons, LOW_PHONE, twiceAsLarge } from '../../support/pressable'
import { setupSite } from '../../support/site'
import { openArticle, setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** What is in front of the middle of a button that stands where it is looked at. */
const isFree = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  })

it.each([
  ['a phone', PHONE],
  ['a low phone', LOW_PHONE],
])('a notice is in front of no button at the end of a form on %s', async (_, device) => {
  const { page } = await visitAs('editor', device)
  await openArticle(page, site.url(''), 'Tiga balita lulus')
  await toEnd(page)
  await page.getByLabel('Ringkasan').evaluate((field: HTMLTextAreaElement) => {
    field.focus({ preventScroll: true })
  })
  await page.keyboard.type(' Tambahan.')
  await toEnd(page)
  await page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
  const notice = page.getByText('Perubahan disimpan')
  await notice.waitFor()
  for (const name of ['Hapus …', 'Tarik dari situs …'])
    await expect.poll(() => isFree(page, name), { message: name }).toBe(true)
  expect(await coveredButtons(page.getByRole('form'))).toEqual([])
  expect(await notice.isVisible()).toBe(true)
})

it.each([
  ['a phone', PHONE],
  ['a low phone', LOW_PHONE],
])(
  'with text twice as large, every button can be reached past a notice on %s',
  async (_, device) => {
    const { page } = await visitAs('editor', device)
    await openArticle(page, site.url(''), 'Tiga balita lulus')
    await twiceAsLarge(page)
    await page.getByLabel('Ringkasan').fill('Ringkasan yang lain.')
    await page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
    const notice = page.getByRole('status').filter({ hasText: 'Perubahan disimpan' })
    await notice.waitFor()
    expect(await coveredButtons(page.getByRole('form'))).toEqual([])
    // The room below the end is that of the highest the notice has been: the button may be far above it.
    await expect
      .poll(async () => {
        await toEnd(page)
        const button = await page.getByRole('button', { name: 'Hapus …' }).boundingBox()
        const card = await notice.boundingBox()
        return button && card && button.y + button.height <= card.y
      })
      .toBe(true)
    await notice.getByRole('button', { name: /^Bagikan/ }).focus()
    await expect.poll(() => isFree(page, 'Tutup pesan')).toBe(true)
  },
)

it('thirty photos that were chosen are all there after the page was loaded anew at once', async () => {
  const { page } = await visitAs('editor', PHONE)
  await page.goto(site.url('/admin/galeri/beberapa'))
  const buffer = await photo(page, 2_000, 1_500)
  const names = Array.from({ length: 30 }, (_, index) => `foto-${index + 1}.jpg`)
  // Nothing is sent: what is found again was on the device.
  await page.route('**/v0/b/**', () => {})
  await page
    .getByLabel('Pilih foto …')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })))
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const pieces = page.getByRole('list', { name: 'Foto yang dipilih' }).getByRole('listitem')
  await expect.poll(() => pieces.count()).toBe(30)
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('desa-kerja')
            opening.onsuccess = () => {
              const store = opening.result.transaction('kept').objectStore('kept')
              const count = store.count()
              count.onsuccess = () => {
                opening.result.close()
                resolve(count.result)
              }
            }
          }),
      ),
    )
    .toBe(30)
  await page.reload()
  await expect.poll(() => pieces.count()).toBe(30)
  await page.getByRole('button', { name: 'Terbitkan 30 foto' }).waitFor()
  expect(asked.every((type) => type === 'beforeunload')).toBe(true)
})
