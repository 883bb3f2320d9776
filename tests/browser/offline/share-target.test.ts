import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { complaintForm, shownPhoto, writeReport } from '../../support/complaint-form'
import { photo } from '../../support/photo'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser()

interface Shared {
  title?: string
  text?: string
  url?: string
  photo?: Buffer
}

/** What the phone does when somebody chooses the app from those to share with. */
async function share(page: Page, { photo, ...texts }: Shared): Promise<void> {
  const bytes = photo && [...photo]
  const arrived = page.waitForURL('**/pengaduan')
  await page.evaluate(
    ({ texts, bytes }) => {
      const form = document.createElement('form')
      Object.assign(form, {
        method: 'POST',
        action: '/pengaduan/dibagikan',
        enctype: 'multipart/form-data',
      })
      const field = (properties: object) =>
        form.append(Object.assign(document.createElement('input'), properties))
      for (const [name, value] of Object.entries(texts)) field({ name, value })
      if (bytes) {
        const files = new DataTransfer()
        files.items.add(new File([new Uint8Array(bytes)], 'IMG_1.jpg', { type: 'image/jpeg' }))
        field({ type: 'file', name: 'photo', files: files.files })
      }
      document.body.append(form)
      form.submit()
    },
    { texts, bytes },
  )
  await arrived
}

const shared = (page: Page) => page.getByRole('region', { name: 'Dibagikan ke sini' })
const report = (page: Page) => complaintForm(page).getByLabel('Isi laporan')

it('a photo and a text lie beside what was being written, without network, until they are used', async () => {
  const { page, context } = await visit(PHONE)
  await page.goto(site.url('/pengaduan'))
  await writeReport(page, 'Ujang', 'Jembatan putus.')
  await page.getByText(/^Tersimpan di perangkat/).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const picture = await photo(page, 1600, 1200)
  await context.setOffline(true)
  await share(page, { title: 'Jembatan Cibeureum', text: 'Sejak Senin', photo: picture })
  await shared(page).waitFor()
  expect(await report(page).inputValue()).toBe('Jembatan putus.')
  expect(await shownPhoto(page).count()).toBe(0)
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  await shared(page).getByRole('button', { name: 'Tambahkan ke isi laporan' }).tap()
  expect(await report(page).inputValue()).toBe('Jembatan putus.\nJembatan Cibeureum\nSejak Senin')
  await shared(page).getByRole('button', { name: 'Pakai foto ini' }).tap()
  await shownPhoto(page).waitFor()
  expect(await shared(page).count()).toBe(0)
  await page.getByText(/^Tersimpan di perangkat/).waitFor()
  await page.reload()
  await page.getByText('dipulihkan').waitFor()
  expect(await report(page).inputValue()).toBe('Jembatan putus.\nJembatan Cibeureum\nSejak Senin')
  await shownPhoto(page).waitFor()
  expect(await shared(page).count()).toBe(0)
})

it('what is shared last takes the place of what was shared before, and is thrown away by a press', async () => {
  const { page } = await visit(PHONE)
  await page.goto(site.url('/pengaduan'))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await share(page, { text: 'Yang pertama', photo: await photo(page, 400, 300) })
  await shared(page).getByRole('img', { name: 'Foto yang dibagikan' }).waitFor()
  await share(page, { text: 'Yang kedua', url: 'https://contoh.id/a', photo: Buffer.alloc(0) })
  await shared(page).getByText('Yang kedua').waitFor()
  expect(await shared(page).innerText()).toContain('https://contoh.id/a')
  expect(await shared(page).getByText('Yang pertama').count()).toBe(0)
  expect(await shared(page).getByRole('img').count()).toBe(0)
  await shared(page).getByRole('button', { name: 'Buang' }).tap()
  await page.reload()
  await complaintForm(page).waitFor()
  expect(await shared(page).count()).toBe(0)
  expect(await page.getByText('Laporan saya').count()).toBe(0)
})
