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

it('keeps content shared from another app next to a draft offline, until the content is used, replaced or discarded', async () => {
  const { page, context } = await visit(PHONE)
  await page.goto(site.url('/pengaduan'))
  await writeReport(page, 'Ujang', 'Jembatan putus.')
  await page.getByText(/^Tersimpan di perangkat/).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const picture = await photo(page, 1600, 1200)

  await share(page, { text: 'Yang pertama', photo: picture })
  await shared(page).getByRole('img', { name: 'Foto yang dibagikan' }).waitFor()
  await share(page, { text: 'Yang kedua', url: 'https://contoh.id/a', photo: Buffer.alloc(0) })
  await shared(page).getByText('Yang kedua').waitFor()
  expect.soft(await shared(page).innerText()).toContain('https://contoh.id/a')
  expect.soft(await shared(page).getByText('Yang pertama').count()).toBe(0)
  expect.soft(await shared(page).getByRole('img').count()).toBe(0)
  await shared(page).getByRole('button', { name: 'Buang' }).tap()
  await page.reload()
  await complaintForm(page).waitFor()
  expect.soft(await shared(page).count()).toBe(0)
  expect.soft(await page.getByText('Laporan saya').count()).toBe(0)

  await context.setOffline(true)
  await share(page, { title: 'Jembatan Cibeureum', text: 'Sejak Senin', photo: picture })
  await shared(page).waitFor()
  expect.soft(await report(page).inputValue()).toBe('Jembatan putus.')
  expect.soft(await shownPhoto(page).count()).toBe(0)
  expect.soft(await findings(page)).toEqual([])
  expect.soft(await overflow(page)).toBe(0)
  await shared(page).getByRole('button', { name: 'Tambahkan ke isi laporan' }).tap()
  const whole = 'Jembatan putus.\nJembatan Cibeureum\nSejak Senin'
  expect.soft(await report(page).inputValue()).toBe(whole)
  await shared(page).getByRole('button', { name: 'Pakai foto ini' }).tap()
  await shownPhoto(page).waitFor()
  expect.soft(await shared(page).count()).toBe(0)
  await page.getByText(/^Tersimpan di perangkat/).waitFor()
  await page.reload()
  await page.getByText('dipulihkan').waitFor()
  expect.soft(await report(page).inputValue()).toBe(whole)
  await shownPhoto(page).waitFor()
  expect.soft(await shared(page).count()).toBe(0)
})
