import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addDays, dayIn } from '../../../src/domain/time/date'
import { setupBrowser } from '../../support/browser'
import { photo } from '../../support/photo'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

/** A day that no question asks about. */
const IN_TWO_MONTHS = addDays(dayIn('Asia/Jakarta', new Date()), 60)

/** What is left of a small phone’s screen beside the browser’s own bars. */
const SMALL_PHONE = {
  viewport: { width: 360, height: 500 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** Taps as a thumb does, and counts. Typing, with the keys of the phone's keyboard, is not counted. */
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
    /** Types into the field that has the focus without a tap. */
    async type(field: Locator, text: string) {
      await field.and(page.locator(':focus')).waitFor()
      await page.keyboard.type(text)
    },
    /** The field, the day in the phone's calendar, and the calendar's button. */
    async pickDay(field: Locator, day: string) {
      await tap(field)
      taps += 2
      await field.fill(day)
    },
    /** The button, each picture in the phone's gallery, and of several the gallery's button. */
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

async function begin() {
  const { page } = await visitAs('editor', SMALL_PHONE)
  await page.goto(site.url('/admin'))
  await page.getByRole('heading', { name: 'Perlu dikerjakan' }).waitFor()
  const by = thumb(page)
  const next = () => page.keyboard.press('Enter')
  const field = (label: string | RegExp) => page.getByLabel(label, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return { page, by, next, field, button }
}

describe('a clerk’s morning on a small phone, from the dashboard', () => {
  it('a news item with a photo takes six taps', async () => {
    const { page, by, next, field, button } = await begin()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const write = page.getByRole('link', { name: 'Tulis berita' })
    expect((await write.boundingBox())?.y).toBeLessThan(500 - 48)
    await by.tap(write)
    await by.type(field('Judul'), 'Kerja bakti pagi')
    await next()
    await by.type(field('Ringkasan'), 'Warga membersihkan saluran.')
    // The editor of the text is loaded after the other fields.
    await field('Isi').waitFor()
    await next()
    await by.type(field('Isi'), 'Saluran di tiga dusun dibersihkan.\nAirnya lancar lagi.')
    await by.tap(page.getByText('Lingkungan', { exact: true }))
    await by.choose(page.getByText('Pilih foto …'), [await photo(page, 800, 600)])
    await by.tap(field(/^Keterangan foto/))
    await page.keyboard.type('Warga dengan cangkul di tepi saluran')
    await by.tap(button('Terbitkan'))
    await page.getByText('Berita terbit.').waitFor()
    expect(by.taps).toBe(6)
    expect(await site.query('news', 'title', 'Kerja bakti pagi')).toMatchObject([
      {
        excerpt: 'Warga membersihkan saluran.',
        content: 'Saluran di tiga dusun dibersihkan.\nAirnya lancar lagi.',
        category: 'Lingkungan',
        imageurl: expect.stringContaining('images%2F') as string,
      },
    ])
  })

  it('an announcement takes two', async () => {
    const { page, by, next, field, button } = await begin()
    await by.tap(page.getByRole('link', { name: 'Tulis Pengumuman' }))
    await by.type(field('Judul'), 'Posyandu pindah')
    await next()
    await by.type(field('Ringkasan'), 'Pekan ini di balai desa.')
    await next()
    await by.type(field('Isi'), 'Posyandu pekan ini di balai desa.')
    await by.tap(button('Terbitkan'))
    await page.getByText('Pengumuman terbit.').waitFor()
    expect(by.taps).toBe(2)
  })

  it('an event takes six', async () => {
    const { page, by, next, field, button } = await begin()
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
    expect(by.taps).toBe(6)
    expect(await site.query('agenda', 'title', 'Musyawarah dusun')).toMatchObject([
      { date: IN_TWO_MONTHS, time: '09:00', location: 'Balai desa' },
    ])
  })

  it('a product with a photo takes six', async () => {
    const { page, by, next, field, button } = await begin()
    await by.tap(page.getByRole('link', { name: /^Tambah Produk/ }))
    await by.type(field('Nama produk'), 'Opak singkong')
    await by.choose(page.getByText('Pilih foto …'), [await photo(page, 800, 600)])
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
    expect(by.taps).toBe(6)
    expect(await site.query('umkm', 'name', 'Opak singkong')).toMatchObject([
      { seller: 'Ibu Imas', imagealt: 'Opak di tampah' },
    ])
  })

  it('five photos take eight', async () => {
    const { page, by, field, button } = await begin()
    const pictures = await Promise.all([1, 2, 3, 4, 5].map(() => photo(page, 800, 600)))
    const add = page.getByRole('navigation', { name: 'Mulai' }).getByText('Galeri')
    await by.choose(add, pictures)
    await by.type(field(/untuk semua/), 'Gotong royong Ahad pagi')
    await by.tap(button('Terbitkan 5 foto'))
    await page.getByText('5 foto terbit.').waitFor()
    expect(by.taps).toBe(8)
    expect(await site.query('gallery', 'caption', 'Gotong royong Ahad pagi')).toHaveLength(5)
  })

  it('a price is changed, and nothing is left unsaved', async () => {
    const { page } = await begin()
    await page.goto(site.url('/admin/umkm?status=terbit'))
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').tap()
    await page.getByLabel(/^Harga/).fill('12.500')
    await page.getByRole('button', { name: 'Simpan dan tampilkan' }).tap()
    await page.getByText('Perubahan disimpan dan tampil di situs.').waitFor()
    await page.goto(site.url('/admin'))
    await page.getByRole('heading', { name: 'Selamat bekerja' }).waitFor()
    expect(await page.getByText('Belum disimpan, hanya di perangkat ini').count()).toBe(0)
  })
})
