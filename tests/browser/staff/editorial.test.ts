import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE } from '../../support/browser'
import { press, setupStaffSite, writeArticle } from '../../support/staff'

const { site, visit, visitAs } = setupStaffSite()

const title = (page: Page) => page.getByLabel('Judul', { exact: true })
const category = (page: Page) => page.getByRole('radio').first()

it('drafts, schedules, publishes, unpublishes and deletes an article on a phone', async () => {
  const { page } = await visitAs('editor', PHONE)
  await page.goto(site.url('/admin/berita'))
  await page.getByRole('link', { name: 'Tulis berita' }).click()
  await writeArticle(page, { title: 'Kerja bakti saluran' })
  await page.getByLabel('Penulis').fill('')
  await press(page, 'Terbitkan')
  // The category is the first field on the screen but the last in the schema.
  await page.getByText('2 isian perlu diperbaiki dahulu.').waitFor()
  await expect
    .poll(() => category(page).evaluate((radio) => radio === document.activeElement))
    .toBe(true)
  await expect
    .poll(async () => {
      const box = await category(page).boundingBox()
      return box && box.y > 56 && box.y + box.height < 640
    })
    .toBe(true)
  await page.getByLabel('Penulis').fill('Siti')
  await page.getByRole('radio', { name: 'Lingkungan' }).check()

  await press(page, 'Jadwalkan …')
  await page.getByLabel(/Waktu terbit/).fill('2020-01-01T08:00')
  await press(page, 'Jadwalkan')
  await page.getByText('Waktu itu sudah lewat. Pilih waktu yang akan datang.').waitFor()
  await page.getByLabel(/Waktu terbit/).fill('2099-01-01T08:00')
  await press(page, 'Jadwalkan')
  await page.getByText('Dijadwalkan.').waitFor()
  await page.getByText('Terbit 1 Jan 2099, 08.00 WIB').first().waitFor()
  const stored = () => site.query('news', 'title', 'Kerja bakti saluran')
  await site.runSchedule('every-fiveminutes')
  expect.soft(await stored()).toEqual([])
  await site.patch(`drafts/${page.url().slice(-26)}`, { publishAt: new Date(Date.now() - 1000) })
  await site.runSchedule('every-fiveminutes')
  const [published] = await stored()
  const id = published?.['id'] ?? ''

  const { page: reader } = await visit()
  await reader.goto(site.url('/berita'))
  await reader.getByRole('link', { name: 'Kerja bakti saluran' }).first().click()
  await reader.getByText('Paragraf kedua.').waitFor()

  await page.goto(site.url('/admin/berita'))
  await page.getByRole('searchbox').fill('saluran kerja')
  await page.getByRole('link', { name: 'Kerja bakti saluran' }).click()
  expect.soft(new URL(page.url()).pathname).toBe(`/admin/berita/${id}`)
  await title(page).fill('Kerja bakti selokan')
  await press(page, 'Simpan dan tampilkan')
  await page.getByText('Perubahan disimpan dan tampil di situs.').waitFor()

  await press(page, 'Tarik dari situs …')
  await press(page, 'Tarik')
  await page.getByText('Ditarik dari situs dan disimpan sebagai draf.').waitFor()
  const { page: late } = await visit()
  await late.goto(site.url(`/berita/${id}`))
  await late.getByText('Artikel tidak ditemukan').waitFor()

  // A double tap publishes once, under the same address.
  await page
    .getByRole('button', { name: 'Terbitkan' })
    .evaluate((button: HTMLElement) => (button.click(), button.click()))
  const outcome = page.getByRole('status').filter({ hasText: 'Berita terbit.' })
  await outcome.waitFor()
  const box = await outcome.boundingBox()
  expect.soft(box && box.y > 400 && box.y + box.height <= 740).toBe(true)
  expect.soft(await site.query('news', 'title', 'Kerja bakti selokan')).toMatchObject([{ id }])
  await outcome.getByRole('button', { name: 'Bagikan …' }).waitFor()
  await outcome.getByRole('link', { name: 'Lihat di situs' }).click()
  await page.getByRole('heading', { level: 1, name: 'Kerja bakti selokan' }).waitFor()
  await page.goBack()
  await title(page).waitFor()
  expect.soft(await page.getByText('Berita terbit.').count()).toBe(0)

  // A stored article that became invalid stays in the list, where it can be corrected.
  await site.patch(`news/${id}`, { date: '2026-02-30' })
  await page.goto(site.url('/admin/berita?status=terbit&q=selokan'))
  await page.getByText('Tidak tampil di situs: perlu diperbaiki').waitFor()
  await page.getByRole('link', { name: 'Kerja bakti selokan' }).click()
  await page.getByLabel('Tanggal').fill(new Date().toISOString().slice(0, 10))
  await press(page, 'Simpan dan tampilkan')
  await page.getByText('Perubahan disimpan').waitFor()
  await late.reload()
  await late.getByRole('heading', { level: 1, name: 'Kerja bakti selokan' }).waitFor()

  await press(page, 'Hapus …')
  await press(page, 'Batal')
  await press(page, 'Hapus …')
  await press(page, 'Hapus')
  await page.getByText('Dihapus. Salinannya disimpan 30 hari').waitFor()
  expect.soft(await site.query('news', 'id', id)).toEqual([])
  expect.soft(await site.query('bin', 'id', id)).toMatchObject([{ collection: 'news' }])

  await site.idle()
  const { page: admin } = await visitAs('admin')
  await admin.goto(site.url('/admin/catatan'))
  await admin.getByLabel('Tindakan').selectOption({ label: 'Ditarik dari situs' })
  const row = admin
    .getByRole('listitem')
    .filter({ hasText: 'berita “Kerja bakti selokan” dari situs' })
  await row.getByText('Siti Nurlaela').waitFor()
})

it("lets a contributor submit a draft, receive an editor's note, and keep text typed after an editor published the draft", async () => {
  const { page, expectErrors } = await visitAs('kontributor')
  const { page: editor } = await visitAs('editor')
  await page.goto(site.url('/admin/berita?status=draf'))
  await page.getByText('Tidak ada berita berstatus draf.').waitFor()
  await page.goto(site.url('/admin/berita/baru'))
  await writeArticle(page, { title: 'Panen jagung', category: 'Ekonomi' })
  expect.soft(await page.getByRole('button', { name: 'Terbitkan' }).count()).toBe(0)
  await press(page, 'Ajukan ke editor')
  await page.getByText('Editor akan memeriksa dan menerbitkannya.').waitFor()
  const address = page.url()

  await editor.goto(site.url('/admin/berita?status=diajukan'))
  await editor.getByRole('link', { name: 'Panen jagung' }).click()
  await press(editor, 'Kembalikan ke penulis …')
  await editor.getByText('Rizal Fadilah').waitFor()
  await press(editor, 'Kembalikan')
  await editor.getByText('Catatan wajib diisi.').waitFor()
  await editor.getByLabel('Catatan untuk penulis').fill('Tolong tambahkan foto.')
  await press(editor, 'Kembalikan')
  await editor.getByText('Dikembalikan menjadi draf.').waitFor()

  await page.goto(site.url('/admin/berita'))
  await page.getByText('Ada catatan editor').waitFor()
  await page.getByText('1 draf dikembalikan').waitFor({ state: 'attached' })
  await page.goto(site.url('/admin'))
  await page
    .getByRole('link', { name: '“Panen jagung” dikembalikan editor: Tolong tambahkan foto.' })
    .click()
  await page.getByText('Tolong tambahkan foto.').waitFor()
  expect.soft(page.url()).toBe(address)
  await press(page, 'Ajukan ke editor')
  await page.getByText('Diajukan.').waitFor()
  expect.soft(await page.getByText('Tolong tambahkan foto.').count()).toBe(0)

  await editor.goto(address)
  await press(editor, 'Terbitkan')
  await editor.getByText('Berita terbit.').waitFor()
  expectErrors('403')
  await page.getByLabel('Ringkasan').fill('Ditulis terlalu lama')
  await press(page, 'Simpan')
  await page.getByText(/Berita ini sudah diterbitkan.*tetap ada di sini/).waitFor()
  await press(page, 'Simpan sebagai draf baru')
  await page.getByText('Draf disimpan.').waitFor()
  expect.soft(await page.getByLabel('Ringkasan').inputValue()).toBe('Ditulis terlalu lama')
  await page.goto(site.url('/admin/berita?status=terbit&q=jagung'))
  await page.getByRole('link', { name: 'Panen jagung' }).click()
  await page.getByText('Anda dapat membaca berita ini, tetapi tidak dapat mengubahnya.').waitFor()
})
