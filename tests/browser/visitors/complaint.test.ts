import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../../src/domain/time/date'
import { addStyles, findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { choosePhoto, complaintForm, sendReport, writeReport } from '../../support/complaint-form'
import { withCameraMetadata, photo } from '../../support/photo'
import { MAX_SHIFT, shiftOn, watchShifts } from '../../support/shifts'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

// report-area.test.tsx covers drafts, waiting reports and the closed form.
const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const REPORT = 'Pembatas jembatan gantung lepas satu.'

const fillIn = (page: Page) => writeReport(page, 'Tati Kurniasih', REPORT)

const takePhoto = async (page: Page) =>
  choosePhoto(page, withCameraMetadata(await photo(page, 1200, 900)))

async function codeOnCard(page: Page): Promise<string> {
  const card = page.getByRole('region', { name: 'Kode laporan Anda' })
  const shown = await card.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent()
  return (shown ?? '').replaceAll('-', '')
}

it('sends a report on a low screen, shows the confirmation, and later the progress without storing the progress on the device', async () => {
  const { page } = await visit({ ...PHONE, viewport: { width: 360, height: 500 } })
  const message = page.getByText('Laporan terkirim.')
  const boxOf = async (part: Locator) => (await part.boundingBox())!
  await page.goto(site.url('/pengaduan'))
  await page.getByText('Penerimaan laporan dibuka').waitFor()
  await fillIn(page)
  await sendReport(page)
  await page
    .getByRole('alert')
    .getByText('Harap unggah foto dokumentasi sebagai bukti laporan.')
    .waitFor()
  expect.soft(await findings(page)).toEqual([])
  await takePhoto(page)
  await sendReport(page)
  await message.waitFor()
  const { y, height } = await boxOf(message)
  const bar = await boxOf(page.getByRole('navigation', { name: 'Navigasi bawah' }))
  expect.soft(y).toBeGreaterThan(0)
  expect.soft(y + height).toBeLessThanOrEqual(bar.y)
  const isOnTop = await message.evaluate((words) => {
    const { left, top, width, height } = words.getBoundingClientRect()
    return words.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect.soft(isOnTop).toBe(true)
  const card = await boxOf(page.locator('#kode'))
  expect.soft(card.y + card.height, 'the code is not covered').toBeLessThan(y)
  expect.soft(await findings(page)).toEqual([])

  const code = await codeOnCard(page)
  const [report] = await site.query('complaints', 'id', code)
  expect.soft(report).toMatchObject({ name: 'Tati Kurniasih', report: REPORT, status: 'Baru' })
  await complaintForm(page).waitFor()
  expect.soft(await page.getByLabel('Isi laporan', { exact: true }).inputValue()).toBe('')
  expect.soft(await codeOnCard(page)).toBe(code)
  await page.getByText('Laporan saya').click()
  await page.getByText('Lihat angkanya').click()
  await addStyles(page, 'html { font-size: 200% }')
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => overflow(page)).toBe(0)
  await page.setViewportSize({ width: 360, height: 500 })
  await fillIn(page)
  await takePhoto(page)
  await sendReport(page)
  await message.waitFor()
  const header = await boxOf(page.getByRole('banner'))
  await expect
    .poll(async () => (await boxOf(message)).y)
    .toBeGreaterThanOrEqual(header.y + header.height)

  // People copy codes from paper in small letters with dashes.
  const written = code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')
  await page.goto(site.url(`/pengaduan/${written}`))
  await page.getByRole('heading', { name: /Status\s*Baru/ }).waitFor()
  await page.getByText('Anda dijawab paling lambat').waitFor()
  expect.soft(await page.getByText('Tati Kurniasih').count()).toBe(0)
  expect.soft(await findings(page)).toEqual([])
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
  await expect.poll(keys).toContain('site_settings')
  await untilQuiet(page)
  expect.soft(await keys()).not.toMatch(/laporan|complaint_status/)
})

it('draws the monthly charts in their reserved space when they scroll into view', async () => {
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

const UNSOLVED = 'Timbangannya rusak lagi sejak Senin.'

async function answerable(): Promise<string> {
  const closed = await site.query('complaint_status', 'status', 'Selesai')
  // An anonymised report has no deadline for a verdict.
  const { id = '' } = closed.find((one) => 'verdictUntil' in one && !one['verdict']) ?? {}
  await site.patch(`complaint_status/${id}`, { verdictUntil: new Date(Date.now() + DAY_MS) })
  return id
}

// verdict-form.test.tsx and tracking-page.test.tsx cover drafts and failed attempts.
it('reopens an unsolved report once with the reason that its reporter typed', async () => {
  const code = await answerable()
  const { page, context, expectErrors } = await visit({
    ...PHONE,
    viewport: { width: 360, height: 500 },
  })
  expectErrors('ERR_INTERNET_DISCONNECTED')
  await page.goto(site.url(`/pengaduan/${code}`))
  await page.getByRole('button', { name: 'Belum', exact: true }).click()
  await page.getByLabel('Apa yang belum beres?').fill(UNSOLVED)
  expect.soft(await findings(page)).toEqual([])
  expect.soft(await overflow(page)).toBe(0)
  await context.setOffline(true)
  await page.getByText('Tidak ada jaringan, jadi jawaban belum dapat dikirim.').waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Kirim: belum beres' }).dblclick()
  await page.getByText('Dijawab: belum beres.').waitFor()
  expect.soft(await findings(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await addStyles(page, 'html { font-size: 200% }')
  await expect.poll(() => overflow(page)).toBe(0)

  await site.idle()
  const [answer] = await site.query('complaint_verdicts', 'id', code)
  expect(answer).toMatchObject({ answer: 'belum', reason: UNSOLVED })
  const [report] = await site.query('complaints', 'id', code)
  expect(report).toMatchObject({ status: 'Diproses' })
  await page.reload()
  await page.getByRole('heading', { name: /Status\s*Diproses/ }).waitFor()
  await page.getByText('Laporan ini dibuka lagi').waitFor()
})
