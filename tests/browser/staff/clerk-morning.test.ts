import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addDays, dayIn } from '../../../src/domain/time/date'
import { photo } from '../../support/photo'
import { setupStaffSite } from '../../support/staff'

const { site, visitAs } = setupStaffSite()

/** Date that the form accepts without a confirmation. */
const IN_TWO_MONTHS = addDays(dayIn('Asia/Jakarta', new Date()), 60)

/** Visible area of a small phone below the bars of its browser. */
const SMALL_PHONE = {
  viewport: { width: 360, height: 500 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** Taps like a thumb and counts the taps. Typing on the phone's keyboard does not count. */
function thumb(page: Page) {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  return {
    get taps() {
      return taps
    },
    tap,
    async type(field: Locator, text: string) {
      await field.and(page.locator(':focus')).waitFor()
      await page.keyboard.type(text)
    },
    /** Counts three taps: the field, the day in the phone's calendar, and the calendar's button. */
    async pickDay(field: Locator, day: string) {
      await tap(field)
      taps += 2
      await field.fill(day)
    },
    /** Counts taps on the button, each picture in the phone's gallery, and the gallery's button for several. */
    async choose(button: Locator, pictures: readonly Buffer[]) {
      const chooser = page.waitForEvent('filechooser')
      await tap(button)
      taps += pictures.length + (pictures.length > 1 ? 1 : 0)
      await (
        await chooser
      ).setFiles(
        pictures.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })),
      )
    },
  }
}

async function begin(page: Page) {
  await page.goto(site.url('/admin'))
  await page.getByRole('heading', { name: 'Perlu dikerjakan' }).waitFor()
  return thumb(page)
}

it('needs few taps from the dashboard to a published item on a small phone', async () => {
  const { page } = await visitAs('editor', SMALL_PHONE)
  const next = () => page.keyboard.press('Enter')
  const field = (label: string | RegExp) => page.getByLabel(label, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const picture = await photo(page, 800, 600)

  let by = await begin(page)
  expect.soft(await page.evaluate(() => scrollY)).toBe(0)
  const write = page.getByRole('link', { name: 'Tulis berita' })
  expect.soft((await write.boundingBox())?.y).toBeLessThan(500 - 48)
  await by.tap(write)
  await by.type(field('Judul'), 'Kerja bakti pagi')
  await next()
  await by.type(field('Ringkasan'), 'Warga membersihkan saluran.')
  // The rich text editor loads after the other fields.
  await field('Isi').waitFor()
  await next()
  await by.type(field('Isi'), 'Saluran di tiga dusun dibersihkan.\nAirnya lancar lagi.')
  await by.tap(page.getByText('Lingkungan', { exact: true }))
  await by.choose(page.getByText('Pilih foto …'), [picture])
  await by.tap(field(/^Keterangan foto/))
  await page.keyboard.type('Warga dengan cangkul di tepi saluran')
  await by.tap(button('Terbitkan'))
  await page.getByText('Berita terbit.').waitFor()
  expect.soft(by.taps, 'news').toBe(6)
  expect.soft(await site.query('news', 'title', 'Kerja bakti pagi')).toMatchObject([
    {
      excerpt: 'Warga membersihkan saluran.',
      content: 'Saluran di tiga dusun dibersihkan.\nAirnya lancar lagi.',
      category: 'Lingkungan',
      imageurl: expect.stringContaining('images%2F') as string,
    },
  ])

  by = await begin(page)
  await by.tap(page.getByRole('link', { name: 'Tulis Pengumuman' }))
  await by.type(field('Judul'), 'Posyandu pindah')
  await next()
  await by.type(field('Ringkasan'), 'Pekan ini di balai desa.')
  await next()
  await by.type(field('Isi'), 'Posyandu pekan ini di balai desa.')
  await by.tap(button('Terbitkan'))
  await page.getByText('Pengumuman terbit.').waitFor()
  expect.soft(by.taps, 'announcement').toBe(2)

  by = await begin(page)
  await by.tap(page.getByRole('link', { name: 'Tambah Agenda' }))
  await by.type(field('Nama kegiatan'), 'Musyawarah dusun')
  await by.pickDay(field('Tanggal'), IN_TWO_MONTHS)
  await by.tap(field(/^Jam mulai/))
  await page.keyboard.type('0900')
  await next()
  await next()
  await by.type(field('Tempat'), 'Balai desa')
  await next()
  await by.type(field(/^Keterangan/), 'Membahas jalan dusun.')
  await by.tap(button('Terbitkan'))
  await page.getByText('Agenda terbit.').waitFor()
  expect.soft(by.taps, 'event').toBe(6)
  expect
    .soft(await site.query('agenda', 'title', 'Musyawarah dusun'))
    .toMatchObject([{ date: IN_TWO_MONTHS, time: '09:00', location: 'Balai desa' }])

  by = await begin(page)
  await by.tap(page.getByRole('link', { name: /^Tambah Produk/ }))
  await by.type(field('Nama produk'), 'Opak singkong')
  await by.choose(page.getByText('Pilih foto …'), [picture])
  await by.tap(field(/^Keterangan foto/))
  await page.keyboard.type('Opak di tampah')
  await next()
  await by.type(field(/^Keterangan produk/), 'Tanpa pengawet.')
  await by.tap(field(/^Harga/))
  await page.keyboard.type('12500')
  await next()
  await by.type(field('Nama penjual'), 'Ibu Imas')
  await next()
  await by.type(field('Nomor WhatsApp penjual'), '081200000012')
  await by.tap(button('Terbitkan'))
  await page.getByText(/^Produk.* terbit\./).waitFor()
  expect.soft(by.taps, 'product').toBe(6)
  expect
    .soft(await site.query('umkm', 'name', 'Opak singkong'))
    .toMatchObject([{ seller: 'Ibu Imas', imagealt: 'Opak di tampah' }])

  by = await begin(page)
  const gallery = page.getByRole('navigation', { name: 'Mulai' }).getByText('Galeri')
  await by.choose(gallery, Array<Buffer>(5).fill(picture))
  await by.type(field(/untuk semua/), 'Gotong royong Ahad pagi')
  await by.tap(button('Terbitkan 5 foto'))
  await page.getByText('5 foto terbit.').waitFor()
  expect.soft(by.taps, 'five photos').toBe(8)
  expect.soft(await site.query('gallery', 'caption', 'Gotong royong Ahad pagi')).toHaveLength(5)

  await begin(page)
  expect.soft(await page.getByText('Belum disimpan, hanya di perangkat ini').count()).toBe(0)
})
