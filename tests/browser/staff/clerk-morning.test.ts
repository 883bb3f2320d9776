import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { setupBrowser } from '../../support/browser'
import { photo } from '../../support/photo'
import { setupSite } from '../../support/site'
import { fillLogin, PASSWORD } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const SMALL_PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** Taps as a thumb does, and counts. Typing, with the keys of the phone's keyboard, is not counted. */
function thumb() {
  let taps = 0
  return {
    get taps() {
      return taps
    },
    async tap(target: Locator) {
      taps += 1
      await target.tap()
    },
    /** Choosing a file: the button, and the picture in the phone's gallery. */
    async choose(page: Page, button: Locator, file: Buffer) {
      const chooser = page.waitForEvent('filechooser')
      taps += 2
      await button.tap()
      await (await chooser).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: file })
    },
  }
}

it('a clerk’s morning on a small phone: a news item with a photo takes seven taps', async () => {
  const { page } = await visit(SMALL_PHONE)
  const type = (text: string) => page.keyboard.type(text)

  await page.goto(site.url('/login?kembali=%2Fadmin'))
  await fillLogin(page, 'editor@desa.test', PASSWORD)
  await page.getByRole('heading', { name: 'Selamat bekerja' }).waitFor()
  await page.getByRole('heading', { name: 'Yang perlu dikerjakan' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  const news = thumb()
  const write = page.getByRole('link', { name: 'Tulis berita' })
  expect((await write.boundingBox())?.y).toBeLessThan(640 - 48)
  await news.tap(write)
  await news.tap(page.getByLabel('Judul', { exact: true }))
  await type('Kerja bakti pagi')
  await page.keyboard.press('Enter')
  await type('Warga membersihkan saluran.')
  await page.keyboard.press('Enter')
  await type('Saluran di tiga dusun dibersihkan.\nAirnya lancar lagi.')
  await news.tap(page.getByText('Lingkungan', { exact: true }))
  await news.choose(page, page.getByText('Pilih foto …'), await photo(page, 800, 600))
  await news.tap(page.getByLabel('Keterangan gambar'))
  await type('Warga dengan cangkul di tepi saluran')
  await news.tap(page.getByRole('button', { name: 'Terbitkan' }))
  await page.getByText('Berita terbit.').waitFor()
  expect(news.taps).toBe(7)
  expect(await site.query('news', 'title', 'Kerja bakti pagi')).toMatchObject([
    {
      excerpt: 'Warga membersihkan saluran.',
      content: 'Saluran di tiga dusun dibersihkan.\nAirnya lancar lagi.',
      category: 'Lingkungan',
      imageurl: expect.stringContaining('images%2F') as string,
    },
  ])

  const notice = thumb()
  const menu = page.getByRole('button', { name: 'Buka menu' })
  await notice.tap(menu)
  await notice.tap(page.getByRole('dialog').getByRole('link', { name: 'Dasbor' }))
  await notice.tap(page.getByRole('link', { name: 'Tulis Pengumuman' }))
  await notice.tap(page.getByLabel('Judul', { exact: true }))
  await type('Posyandu pindah')
  await page.keyboard.press('Enter')
  await type('Pekan ini di balai desa.')
  await page.keyboard.press('Enter')
  await type('Posyandu pekan ini di balai desa.')
  await notice.tap(page.getByRole('button', { name: 'Terbitkan' }))
  await page.getByText('Pengumuman terbit.').waitFor()
  expect(notice.taps).toBe(5)

  const event = thumb()
  await event.tap(menu)
  await event.tap(page.getByRole('dialog').getByRole('link', { name: 'Dasbor' }))
  await event.tap(page.getByRole('link', { name: 'Tambah Agenda' }))
  await event.tap(page.getByLabel('Nama kegiatan'))
  await type('Musyawarah dusun')
  await page.getByLabel(/^Tanggal/).fill('2099-01-31')
  await page.getByLabel(/^Jam mulai/).fill('09:00')
  await page.getByLabel(/^Tempat/).fill('Balai desa')
  await page.getByLabel(/^Keterangan/).fill('Membahas jalan dusun.')
  await event.tap(page.getByRole('button', { name: 'Terbitkan' }))
  await page.getByText('Agenda terbit.').waitFor()

  await page.goto(site.url('/admin/umkm?status=terbit'))
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').tap()
  await page.getByLabel(/^Harga/).fill('12.500')
  await page.getByRole('button', { name: 'Simpan dan tampilkan' }).tap()
  await page.getByText('Perubahan disimpan dan sudah terbit.').waitFor()

  await page.goto(site.url('/admin'))
  await page.getByRole('heading', { name: 'Selamat bekerja' }).waitFor()
  expect(await page.getByText('Belum disimpan, hanya di perangkat ini').count()).toBe(0)
})
