import { expect, it } from 'vitest'
import { PHONE, setupBrowser } from '../../support/browser'
import { choosePhoto, sendReport, writeReport } from '../../support/complaint-form'
import { photo } from '../../support/photo'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser()

it('whether one’s own report is done can be read without network, in three taps', async () => {
  const { page, context, expectErrors } = await visit(PHONE)
  await page.goto(site.url('/pengaduan'))
  await writeReport(page, 'Tati Kurniasih', 'Jalan depan mushala berlubang.')
  await choosePhoto(page, await photo(page, 80, 60))
  await sendReport(page)
  await page.getByRole('link', { name: 'Lihat perkembangan' }).click()
  await page.getByRole('heading', { name: /Status\s*Baru/ }).waitFor()
  const id = page.url().split('/').at(-1) ?? ''
  await site.patch(`complaint_status/${id}`, { status: 'Selesai' })
  await page.reload()
  await page.getByRole('heading', { name: /Status\s*Selesai/ }).waitFor()

  expectErrors('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED')
  await page.goto(site.url('/'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.goto(site.url('/pengaduan'))
  await page.getByText('Laporan saya').click()
  await page
    .getByRole('link', { name: /[0-9A-Z]{4}-[0-9A-Z]{4}/ })
    .first()
    .click()
  await page.getByRole('heading', { name: /Status\s*Selesai/ }).waitFor()
  await page.getByText('terakhir dilihat di perangkat ini').waitFor()
  await context.setOffline(false)
  await page.getByText('terakhir dilihat di perangkat ini').waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { name: /Status\s*Selesai/ }).count()).toBe(1)
})
