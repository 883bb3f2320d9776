import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { shareUrl } from '../../../src/domain/pictures/share-picture'
import { setupBrowser } from '../../support/browser'
import { COMMIT, hold } from '../../support/network'
import { asCameraWould, look, photo } from '../../support/photo'
import { setupSite } from '../../support/site'
import { setupStaff, writeArticle } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const UPLOADS = '**/v0/b/*/o?*'
const BUCKET = '/v0/b/demo-desa.firebasestorage.app/o'
const PUBLIC_PICTURE =
  /^\/v0\/b\/demo-desa\.firebasestorage\.app\/o\/images%2F\d{13}\.jpg\?alt=media#share$/

async function visitForm(role: 'editor' | 'kontributor' = 'editor') {
  const visited = await visitAs(role)
  await visited.page.goto(site.url('/admin/berita/baru'))
  await visited.page.locator('input[type=file]').waitFor({ state: 'attached' })
  return visited
}

const gallery = mkdtempSync(join(tmpdir(), 'desa-foto-'))
afterAll(() => rmSync(gallery, { recursive: true }))
let photos = 0

/** Chooses a file with this content, which the browser reads when it wants to. */
async function choose(page: Page, name: string, content: Buffer) {
  const file = join(gallery, `${photos++} ${name}`)
  writeFileSync(file, content)
  await page.locator('input[type=file]').setInputFiles(file)
}

/** The picture that stands in the form. */
const chosen = (page: Page) => page.getByRole('img', { name: 'Foto yang dipilih' })
/** The picture that was chosen and is not stored yet. */
const pending = (page: Page) => page.getByRole('img', { name: 'Foto yang belum terunggah' })

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Terbitkan' }).click()
  await page.getByText('Berita terbit.').waitFor()
}

/** Fills with the name of every master that the page stores from now on. */
function masters(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('name') ?? ''
    if (request.method() === 'POST' && name.endsWith('.jpg')) names.push(name)
  })
  return names
}

describe('a photo of forty megapixels', () => {
  it('is made small on the device and shown to the village in the width it needs', async () => {
    const { page } = await visitForm()
    await writeArticle(page, { title: 'Dengan foto', category: 'Pembangunan' })
    await choose(page, 'DSC_0001.JPG', await photo(page, 8000, 5000))
    await chosen(page).waitFor()
    await publish(page)

    const [stored] = await site.query('news', 'title', 'Dengan foto')
    expect(stored?.imageurl).toMatch(PUBLIC_PICTURE)
    const reader = await visit()
    await reader.page.goto(site.url(`/berita/${stored?.id}`))
    const picture = reader.page.getByRole('main').getByRole('img').first()
    await picture.waitFor()
    const shown = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return { url: image.currentSrc, width: image.naturalWidth }
    })
    expect(shown.url).toMatch(/images%2F\d{13}_(640|1280)\?alt=media$/)
    const variant = await fetch(shown.url)
    expect(variant.headers.get('content-type')).toBe('image/webp')
    expect(variant.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')

    const share = shareUrl(stored?.imageurl ?? '') ?? ''
    expect((await fetch(site.url(share))).headers.get('content-type')).toBe('image/jpeg')
    expect(await look(page, share)).toMatchObject({ width: 1200, height: 630 })
  })
})

describe.each([
  ['small', 1200, 800, { width: 800, height: 1200 }],
  ['large', 4800, 3200, { width: 1067, height: 1600 }],
])('a %s photo taken upright', (_, width, height, upright) => {
  it('stands upright, and says nothing of where it was taken', async () => {
    const { page } = await visitForm()
    const taken = asCameraWould(await photo(page, width, height))
    expect(taken.includes('SECRET PLACE')).toBe(true)
    await choose(page, 'IMG_2020.JPG', taken)
    const address = await chosen(page).getAttribute('src')
    const stored = Buffer.from(await (await fetch(site.url(address ?? ''))).arrayBuffer())
    expect(stored.includes('SECRET PLACE')).toBe(false)
    expect(stored.includes('Exif')).toBe(false)
    expect(await look(page, address ?? '')).toEqual({
      ...upright,
      corners: [false, true, false, false],
    })
  })
})

/** A white PNG. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(typed))
    return Buffer.concat([length, typed, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height, 255))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('what is no photo', () => {
  it.each([
    [
      'a drawing called .jpg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'Berkas ini bukan foto PNG, JPEG, GIF, atau WebP.',
    ],
    [
      'a program called .jpg',
      Buffer.from('MZ\x90\x00\x03', 'latin1'),
      'Berkas ini bukan foto PNG, JPEG, GIF, atau WebP.',
    ],
    [
      'a photo cut off in the middle',
      Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1'),
      'Foto ini tidak dapat dibuka. Mungkin berkasnya rusak atau terlalu besar.',
    ],
    [
      'a photo of 41 megabytes',
      Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(41 * 1024 * 1024)]),
      'Ukuran foto 41 MB; paling besar 40 MB.',
    ],
    ['a photo of 70 megapixels', png(10_000, 7_000), 'Foto ini 70 megapiksel; paling besar 64.'],
    [
      'a photo of an iPhone',
      Buffer.concat([
        Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
        Buffer.alloc(64),
      ]),
      'Pengaturan → Kamera → Format → Paling Kompatibel',
    ],
    ['nothing', Buffer.alloc(0), 'Berkas ini kosong.'],
  ])('%s is refused with the reason, and nothing typed is lost', async (_, buffer, reason) => {
    const { page } = await visitForm()
    await page.getByLabel('Judul', { exact: true }).fill('Tetap ada')
    await choose(page, 'foto.jpg', buffer)
    await page.getByRole('alert').getByText(reason).waitFor()
    expect(await page.getByRole('button', { name: 'Unggah lagi' }).count()).toBe(0)
    expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toBe('Tetap ada')
  })
})

describe('an upload that fails', () => {
  async function failing() {
    const visited = await visitForm()
    const { page, expectErrors } = visited
    expectErrors('403', 'Foto gagal diunggah', 'Failed to load resource')
    await writeArticle(page, { title: `Gagal ${Date.now()}`, category: 'Pembangunan' })
    await page.route(UPLOADS, (route) => route.fulfill({ status: 403, body: '{}' }))
    await choose(page, 'foto.jpg', await photo(page, 900, 600))
    await page.getByText(/^Foto gagal diunggah\./).waitFor()
    return visited
  }

  it('says so and is tried again with the same photo', async () => {
    const { page } = await failing()
    await page.unroute(UPLOADS)
    await page.getByRole('button', { name: 'Unggah lagi' }).click()
    await chosen(page).waitFor()
  })

  it('is said again at publishing, which waits for a decision', async () => {
    const { page } = await failing()
    await page.getByRole('button', { name: 'Terbitkan' }).click()
    await page.getByText('Foto belum terunggah.').waitFor()
    await page.getByRole('button', { name: 'Batalkan foto' }).click()
    await publish(page)
  })
})

describe('an upload under way', () => {
  it('is waited for by publishing, which then has the photo', async () => {
    const { page } = await visitForm()
    const title = 'Terbit selagi mengunggah'
    await writeArticle(page, { title, category: 'Kesehatan' })
    const letGo = await hold(page, UPLOADS)
    await choose(page, 'foto.jpg', await photo(page, 900, 600))
    await page.getByText('Mengunggah foto …').waitFor()
    await page.getByRole('button', { name: 'Terbitkan' }).click()
    await page.getByRole('button', { name: 'Menerbitkan …' }).waitFor()
    expect(await site.query('news', 'title', title)).toEqual([])
    letGo()
    await page.getByText('Berita terbit.').waitFor()
    const [stored] = await site.query('news', 'title', title)
    expect(stored?.imageurl).toMatch(PUBLIC_PICTURE)
  })

  it('that ends while something else is being saved is saved next', async () => {
    const { page } = await visitForm()
    await writeArticle(page, { title: 'Disimpan dahulu' })
    const content = await photo(page, 900, 600)
    const letGo = await hold(page, COMMIT)
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByRole('button', { name: 'Menyimpan …' }).waitFor()
    await choose(page, 'foto.jpg', content)
    await chosen(page).waitFor()
    letGo()
    await page.getByText('Draf disimpan.').waitFor()
    await chosen(page).waitFor()
    const stored = page.waitForResponse(COMMIT)
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await stored
    await page.getByRole('button', { name: 'Simpan draf' }).waitFor()
    await page.reload()
    await chosen(page).waitFor()
  })

  it('can be cancelled; what stood there before stays', async () => {
    const { page, expectErrors } = await visitForm()
    // What may have been stored of it is removed.
    expectErrors('404')
    await choose(page, 'satu.jpg', await photo(page, 900, 600))
    const before = await chosen(page).getAttribute('src')
    await hold(page, UPLOADS)
    await choose(page, 'dua.jpg', await photo(page, 600, 900))
    await pending(page).waitFor()
    await page.getByRole('button', { name: 'Batalkan foto' }).click()
    expect(await chosen(page).getAttribute('src')).toBe(before)
    expect(await page.getByText('Mengunggah foto …').count()).toBe(0)
  })

  it('is replaced by another choice', async () => {
    const { page } = await visitForm()
    const [first, second] = [await photo(page, 3000, 2000), await photo(page, 600, 900)]
    await choose(page, 'satu.jpg', first)
    await choose(page, 'dua.jpg', second)
    const address = await chosen(page).getAttribute('src')
    expect(await look(page, address ?? '')).toMatchObject({ width: 600, height: 900 })
    expect(await page.getByText('Mengunggah foto …').count()).toBe(0)
  })

  it('that gets no answer ends, and can be tried again', async () => {
    const { page, expectErrors } = await visitForm()
    expectErrors('Foto gagal diunggah', '404')
    const content = await photo(page, 900, 600)
    await page.clock.install()
    await page.route(UPLOADS, () => {})
    await choose(page, 'foto.jpg', content)
    await page.getByText('Mengunggah foto …').waitFor()
    await page.clock.fastForward(91_000)
    await page.getByText(/^Foto gagal diunggah\./).waitFor()
    await page.unroute(UPLOADS)
    await page.getByRole('button', { name: 'Unggah lagi' }).click()
    await chosen(page).waitFor()
  })

  it('is done once more when its answer gets lost', async () => {
    const { page, expectErrors } = await visitForm()
    expectErrors('ERR_FAILED', '403', '404')
    const content = await photo(page, 300, 200)
    await page.route(
      UPLOADS,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await choose(page, 'foto.jpg', content)
    const address = await chosen(page).getAttribute('src')
    expect(await look(page, address ?? '')).toMatchObject({ width: 300, height: 200 })
  })
})

describe('a photo of twelve megapixels whose tab is closed while it is prepared', () => {
  it.each([
    ['/admin/berita/baru', 'Judul'],
    ['/admin/pengumuman/baru', 'Judul'],
    ['/admin/aparatur/baru', 'Nama'],
    ['/admin/umkm/baru', 'Nama produk'],
  ])('is there again on %s', async (path, field) => {
    const { context, page } = await visitAs('admin')
    await page.addInitScript(() => (HTMLCanvasElement.prototype.toBlob = () => {}))
    await page.goto(site.url(path))
    await page.getByLabel(field, { exact: true }).fill('Foto dari sawah')
    const content = await photo(page, 4000, 3000)
    const file = join(gallery, `${photos++} besar.jpg`)
    writeFileSync(file, content)
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByText('Menyiapkan foto …').waitFor()
    await page.getByText(/^Tersimpan di perangkat/).waitFor()
    const address = page.url()
    await page.close()

    const again = await context.newPage()
    await again.goto(address)
    const stored = await chosen(again).getAttribute('src')
    expect(await look(again, stored ?? '')).toMatchObject({ width: 1600, height: 1200 })
    expect(await again.getByLabel(field, { exact: true }).inputValue()).toBe('Foto dari sawah')
  })
})

describe('without a network', () => {
  it('a photo can be chosen, and is sent when there is one', async () => {
    const { context, page, expectErrors } = await visitForm()
    // A busy machine says that it has a network before it has one; the SDK tries again.
    expectErrors('ERR_INTERNET_DISCONNECTED')
    const content = await photo(page, 900, 600)
    await context.setOffline(true)
    await choose(page, 'foto.jpg', content)
    await page.getByText('Menunggu jaringan; foto ini disimpan di perangkat').waitFor()
    await pending(page).waitFor()
    await page.getByRole('button', { name: 'Pratinjau' }).click()
    await page.getByRole('dialog').locator('img[src^="blob:"]').waitFor()
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await chosen(page).waitFor()
    expect(await page.getByText('Menunggu jaringan').count()).toBe(0)
  })

  it('what was chosen outlives the tab', async () => {
    const { context, page } = await visitForm()
    await page.getByLabel('Judul', { exact: true }).fill('Foto dari sawah')
    const content = await photo(page, 900, 600)
    await context.setOffline(true)
    await choose(page, 'foto.jpg', content)
    await pending(page).waitFor()
    await page.close()
    await context.setOffline(false)

    const again = await context.newPage()
    await again.goto(site.url('/admin/berita'))
    await again.getByRole('link', { name: 'Foto dari sawah' }).click()
    const address = await chosen(again).getAttribute('src')
    expect(await look(again, address ?? '')).toMatchObject({ width: 900, height: 600 })
    expect(await again.getByLabel('Judul', { exact: true }).inputValue()).toBe('Foto dari sawah')
  })

  it('an upload under way is interrupted and sent anew', async () => {
    const { context, page, expectErrors } = await visitForm()
    expectErrors('ERR_INTERNET_DISCONNECTED', '404')
    await hold(page, UPLOADS)
    await choose(page, 'foto.jpg', await photo(page, 900, 600))
    await page.getByText('Mengunggah foto …').waitFor()
    await context.setOffline(true)
    await page.getByText('Menunggu jaringan').waitFor()
    await page.unroute(UPLOADS)
    await context.setOffline(false)
    await chosen(page).waitFor()
  })
})

describe('the photo of a contributor', () => {
  /** Submits an article; where its draft is edited, and what its photo is called in the bucket. */
  async function propose(title: string) {
    const { page, expectErrors } = await visitForm('kontributor')
    // Whether such a draft is there already is not for everyone to know.
    expectErrors('403')
    await writeArticle(page, { title, category: 'Ekonomi' })
    const stored = masters(page)
    await choose(page, 'foto.jpg', await photo(page, 900, 600))
    await chosen(page).waitFor()
    await page.getByRole('button', { name: 'Ajukan ke editor' }).click()
    await page.getByText('Diajukan.').waitFor()
    expect(await chosen(page).getAttribute('src')).toMatch(/^blob:/)
    return { draft: page.url(), name: stored[0] ?? '' }
  }

  it('is seen by nobody but the desk', async () => {
    const { draft, name } = await propose('Panen perdana')
    expect(name).toMatch(/^images\/usulan\/[^/]+\/\d{13}\.jpg$/)
    const stranger = await fetch(site.url(`${BUCKET}/${encodeURIComponent(name)}?alt=media`))
    expect(stranger.status).toBe(403)

    const { page } = await visitForm()
    await page.goto(site.url('/admin/berita'))
    const row = page.getByRole('listitem').filter({ hasText: 'Panen perdana' })
    await row.locator('img[src^="blob:"]').waitFor()
    await page.goto(draft)
    await page.getByRole('button', { name: 'Pratinjau' }).click()
    await page.getByRole('dialog').locator('img[src^="blob:"]').waitFor()
  })

  it('is published as a copy of what was seen, though it was exchanged meanwhile', async () => {
    const { draft, name } = await propose('Panen raya')
    const { page } = await visitForm()
    await page.goto(draft)
    await chosen(page).waitFor()
    await site.storePicture(name, await photo(page, 90, 60))
    await publish(page)

    const [published] = await site.query('news', 'title', 'Panen raya')
    expect(published?.imageurl).toMatch(PUBLIC_PICTURE)
    expect(await look(page, published?.imageurl ?? '')).toEqual({
      width: 900,
      height: 600,
      corners: [true, false, false, false],
    })
    const share = shareUrl(published?.imageurl ?? '') ?? ''
    expect(await look(page, share)).toMatchObject({ width: 1200, height: 630 })
  })

  it('is copied once, however often publishing is tried', async () => {
    const { draft } = await propose('Panen ulang')
    const { page, expectErrors } = await visitForm()
    expectErrors('501', 'gagal disimpan')
    await page.goto(draft)
    const stored = masters(page)
    // An answer after which the SDK does not try again by itself.
    await page.route(COMMIT, (route) => route.fulfill({ status: 501, json: {} }))
    const refused = page.waitForResponse(COMMIT)
    await page.getByRole('button', { name: 'Terbitkan' }).click()
    await refused
    await page.getByRole('button', { name: 'Terbitkan' }).waitFor()
    await page.unroute(COMMIT)
    await publish(page)
    expect(stored).toHaveLength(1)
  })
})
