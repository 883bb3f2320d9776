import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addStyles, findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import {
  choosePhoto,
  complaintForm,
  sendReport,
  shownPhoto,
  writeReport,
} from '../../support/complaint-form'
import { asCameraWould, photo } from '../../support/photo'
import { setupSite } from '../../support/site'
import { MAX_SHIFT, shiftOn, watchShifts } from '../../support/shifts'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const REPORT = 'Pembatas jembatan gantung lepas satu.'

const fillIn = (page: Page) => writeReport(page, 'Tati Kurniasih', REPORT)

const takePhoto = async (page: Page) =>
  choosePhoto(page, asCameraWould(await photo(page, 1200, 900)))

/** The code on the card, as it is stored. */
async function codeOnCard(page: Page): Promise<string> {
  const card = page.getByRole('region', { name: 'Kode laporan Anda' })
  const shown = await card.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent()
  return (shown ?? '').replaceAll('-', '')
}

it('a report goes from a phone to the office, and its code shows how far it is', async () => {
  const { page } = await visit()
  await page.goto(site.url('/pengaduan'))
  await page.getByText('Penerimaan laporan dibuka').waitFor()
  await fillIn(page)
  await sendReport(page)
  await page
    .getByRole('alert')
    .getByText('Harap unggah foto dokumentasi sebagai bukti laporan.')
    .waitFor()
  expect(await findings(page)).toEqual([])
  await takePhoto(page)
  await sendReport(page)
  await page.getByText('Laporan terkirim.').waitFor()
  expect(await findings(page)).toEqual([])

  const code = await codeOnCard(page)
  const [report] = await site.query('complaints', 'id', code)
  expect(report).toMatchObject({ name: 'Tati Kurniasih', report: REPORT, status: 'Baru' })

  await complaintForm(page).waitFor()
  expect(await page.getByLabel('Isi laporan', { exact: true }).inputValue()).toBe('')
  expect(await codeOnCard(page)).toBe(code)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByText('Laporan saya').click()
  await page.getByText('Lihat angkanya').click()
  await addStyles(page, 'html { font-size: 200% }')
  await expect.poll(() => overflow(page)).toBe(0)

  // As people copy it from paper: in small letters, with dashes.
  const written = code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')
  await page.goto(site.url(`/pengaduan/${written}`))
  await page.getByRole('heading', { name: /Status\s*Baru/ }).waitFor()
  await page.getByText('Anda dijawab paling lambat').waitFor()
  expect(await page.getByText('Tati Kurniasih').count()).toBe(0)
  expect(await findings(page)).toEqual([])
})

it.each([
  ['740 px', 740],
  ['500 px, as above a keyboard', 500],
])('that a report is sent is seen at once, on a phone of %s', async (_, height) => {
  const { page } = await visit({ ...PHONE, viewport: { width: 360, height } })
  await page.goto(site.url('/pengaduan'))
  await fillIn(page)
  await takePhoto(page)
  await sendReport(page)
  const message = page.getByText('Laporan terkirim.')
  await message.waitFor()
  const { y, height: high } = (await message.boundingBox())!
  const bar = (await page.getByRole('navigation', { name: 'Navigasi bawah' }).boundingBox())!
  expect(y).toBeGreaterThan(0)
  expect(y + high).toBeLessThanOrEqual(bar.y)
  const isOnTop = await message.evaluate((words) => {
    const { left, top, width, height } = words.getBoundingClientRect()
    return words.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isOnTop).toBe(true)
  // Nor does it cover the code.
  const code = (await page.locator('#kode').boundingBox())!
  expect(code.y + code.height).toBeLessThan(y)
})

it('enlarged on a low screen, what is said of a sent report begins where it is seen', async () => {
  const { page } = await visit({ ...PHONE, viewport: { width: 360, height: 500 } })
  await page.goto(site.url('/pengaduan'))
  await addStyles(page, 'html { font-size: 200% }')
  await fillIn(page)
  await takePhoto(page)
  await sendReport(page)
  const message = page.getByText('Laporan terkirim.')
  await message.waitFor()
  const header = (await page.getByRole('banner').boundingBox())!
  await expect
    .poll(async () => (await message.boundingBox())!.y)
    .toBeGreaterThanOrEqual(header.y + header.height)
})

it('a reload in the middle keeps what was typed and the photo, until it is thrown away', async () => {
  const { page } = await visit()
  await page.goto(site.url('/pengaduan'))
  await fillIn(page)
  await takePhoto(page)
  // Sooner than what is typed is stored by itself.
  await page.getByLabel('Nama', { exact: true }).fill('Tati K.')
  await page.reload()
  await page.getByText(/^Isian Anda dari .* dipulihkan\.$/).waitFor()
  await expect
    .poll(() => shownPhoto(page).evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0)
  expect(await page.getByLabel('Nama', { exact: true }).inputValue()).toBe('Tati K.')
  expect(await page.getByLabel('Isi laporan', { exact: true }).inputValue()).toBe(REPORT)

  await page.getByRole('button', { name: 'Hapus isian' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click()
  await shownPhoto(page).waitFor({ state: 'detached' })
  await page.reload()
  await complaintForm(page).waitFor()
  expect(await page.getByLabel('Isi laporan', { exact: true }).inputValue()).toBe('')
})

it('a second tab leaves what is typed in the first alone', async () => {
  const { page, context } = await visit()
  await page.goto(site.url('/pengaduan'))
  await fillIn(page)
  const second = await context.newPage()
  await second.goto(site.url('/pengaduan'))
  await second.getByText('Formulir ini juga terbuka di tab lain.').waitFor()
  await second.getByLabel('Isi laporan', { exact: true }).fill('Lampu jalan padam.')
  await second.close()
  await page.reload()
  await page.getByText(/dipulihkan\.$/).waitFor()
  expect(await page.getByLabel('Isi laporan', { exact: true }).inputValue()).toBe(REPORT)
})

it('without network a report waits on the device and can be taken back', async () => {
  const { page, context } = await visit()
  await page.goto(site.url('/pengaduan'))
  await fillIn(page)
  await takePhoto(page)
  await context.setOffline(true)
  await sendReport(page)
  await page
    .getByRole('status')
    .getByText('Tersimpan di perangkat, dikirim saat ada jaringan.')
    .waitFor()
  const code = await codeOnCard(page)
  await page.locator('summary').getByText('1 belum terkirim').click()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Ubah laporan' }).click()
  await shownPhoto(page).waitFor()
  expect(await page.getByLabel('Isi laporan', { exact: true }).inputValue()).toBe(REPORT)
  await context.setOffline(false)
  await sendReport(page)
  await page.getByText('Laporan terkirim.').waitFor()
  expect(await site.query('complaints', 'id', code)).toEqual([])
  expect(await site.query('complaints', 'id', await codeOnCard(page))).toHaveLength(1)
})

it('while the office takes no reports, the page says so and keeps what is typed', async () => {
  await site.patch('site_settings/1', { complaints_open: false })
  const { page } = await visit()
  await page.goto(site.url('/pengaduan'))
  await page
    .getByRole('heading', { name: 'Penerimaan laporan lewat situs ini sedang ditutup' })
    .waitFor()
  await fillIn(page)
  expect(await page.getByRole('button', { name: 'Kirim laporan' }).isDisabled()).toBe(true)
  expect(await findings(page)).toEqual([])
  await page.reload()
  await page.getByText(/dipulihkan\.$/).waitFor()
  expect(await page.getByLabel('Isi laporan', { exact: true }).inputValue()).toBe(REPORT)
  await site.patch('site_settings/1', { complaints_open: true })
})

it('what is looked up by a code is not stored on the device', async () => {
  const { page } = await visit()
  await page.goto(await site.address('/pengaduan/:code'))
  await page.getByRole('heading', { name: /^Status/ }).waitFor()
  const keys = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('desa-konten-3')
          opening.onsuccess = () => {
            const all = opening.result.transaction('queries').objectStore('queries').getAllKeys()
            all.onsuccess = () => resolve(JSON.stringify(all.result))
          }
        }),
    )
  await expect.poll(keys, { timeout: 20_000 }).toContain('site_settings')
  await untilQuiet(page)
  expect(await keys()).not.toMatch(/laporan|complaint_status/)
})

it('reports of each month are drawn once somebody comes to them, in room that was kept', async () => {
  const { page } = await visit({ ...PHONE, colorScheme: 'dark', reducedMotion: 'reduce' })
  await watchShifts(page)
  const charts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/labelled-')) charts.push(request.url())
  })
  await page.goto(site.url('/pengaduan'))
  const months = page.getByRole('region', { name: 'Laporan dari bulan ke bulan' })
  await months.waitFor()
  await untilQuiet(page)
  expect(charts).toEqual([])
  const shifted = await shiftOn(page)
  await months.scrollIntoViewIfNeeded()
  await months.locator('.recharts-bar-rectangle').nth(11).waitFor()
  await months.locator('svg circle').first().waitFor()
  expect((await shiftOn(page)) - shifted).toBeLessThanOrEqual(MAX_SHIFT)
  expect(await findings(page)).toEqual([])
})
