import type { Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { hold } from '../../support/network'
import { inGroups, PAGES, wholePage } from '../../support/pages'
import { setupSite } from '../../support/site'

const site = setupSite()
// Where nothing is published yet, or its pages cannot be had.
const { visit } = setupBrowser({ installs: false, rendered: false })

const QUERY = /\/documents:(runQuery|batchGet)/

/** Whether a request is about one collection, as a query or by a document's name. */
const isAbout = (request: Request, collection: string) =>
  new RegExp(`"collectionId":"${collection}"|/documents/${collection}/`).test(
    request.postData() ?? '',
  )

/** Holds back every answer about one collection until the returned function is called. */
async function holdBack(page: Page, collection: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(QUERY, async (route) => {
    if (isAbout(route.request(), collection)) await released
    await route.continue()
  })
  return release
}

/** Lets every request about one collection fail. */
function fail(page: Page, collection: string) {
  return page.route(QUERY, (route) =>
    isAbout(route.request(), collection) ? route.abort() : route.continue(),
  )
}

const HOME_SECTIONS = [
  'Hari ini di desa',
  'Berita Terbaru',
  'Jadwal Salat',
  'Sambutan Kepala Desa',
  'Penduduk',
  'Galeri',
  'Realisasi APBDes',
  'Mitra Desa',
]

describe('while content is on its way', () => {
  it.each(['no-preference', 'reduce'] as const)(
    'a spinner shows before there is anything else, with motion: %s',
    async (reducedMotion) => {
      const { page } = await visit({ ...PHONE, reducedMotion })
      const letGo = await hold(page.context(), '**/assets/*.js')
      const arrived = page.goto(site.url())
      const spinner = page.getByRole('status').filter({ hasText: 'Memuat…' })
      await spinner.waitFor()
      const motion = await spinner.evaluate(
        (one) => getComputedStyle(one, '::before').animationName,
      )
      expect(motion).toBe(reducedMotion === 'reduce' ? 'none' : 'opening')
      letGo()
      await arrived
      expect(await spinner.count()).toBe(0)
    },
  )

  it.each([
    ['/berita', 'news', 'Memuat berita', 6],
    ['/agenda', 'agenda', 'Memuat agenda', 3],
    ['/umkm', 'umkm', 'Memuat produk', 8],
    ['/galeri', 'gallery', 'Memuat galeri', 12],
    ['/aparatur', 'apparatus', 'Memuat aparatur', 8],
    ['/layanan', 'services', 'Memuat layanan', 6],
  ])('%s shows its skeletons, then the content', async (path, collection, label, count) => {
    const { page } = await visit()
    const release = await holdBack(page, collection)
    await page.goto(site.url(path))
    const skeletons = page.getByRole('status', { name: label }).locator('[data-skeleton]')
    await skeletons.first().waitFor()
    expect(await skeletons.count()).toBe(count)
    release()
    await skeletons.first().waitFor({ state: 'detached' })
    await page.locator('main :is(article, img)').first().waitFor()
  })
})

describe('when loading fails', () => {
  it.each([
    ['/berita', 'news', 'Belum dapat memuat berita.'],
    ['/agenda', 'agenda', 'Belum dapat memuat agenda.'],
    ['/umkm', 'umkm', 'Belum dapat memuat produk.'],
    ['/galeri', 'gallery', 'Belum dapat memuat galeri.'],
    ['/aparatur', 'apparatus', 'Belum dapat memuat aparatur.'],
    ['/layanan', 'services', 'Belum dapat memuat layanan.'],
  ])(
    '%s says why, not that there is nothing, and offers another try',
    async (path, collection, text) => {
      const { page, expectErrors } = await visit()
      expectErrors('Failed to load resource', 'Gagal memuat')
      await fail(page, collection)
      await page.goto(site.url(path))
      await page.getByText(text).waitFor()
      await page.getByText(/^Server tidak dapat dihubungi\./).waitFor()
      expect(await page.getByText(/belum ada|Tidak Ditemukan/i).count()).toBe(0)
      await page.unroute(QUERY)
      await page.getByRole('button', { name: 'Coba lagi' }).click()
      await page.getByText(text).waitFor({ state: 'detached' })
      await page.locator('main :is(article, img)').first().waitFor()
    },
  )

  it.each([
    ['news', 'Berita Terbaru'],
    ['apparatus', 'Sambutan Kepala Desa'],
    ['population_gender', 'Penduduk'],
    ['gallery', 'Galeri'],
    ['budget_summary', 'Realisasi APBDes'],
  ])('on home only the section of %s stays empty: %s', async (collection, name) => {
    const { page, expectErrors } = await visit()
    expectErrors('Failed to load resource', 'Gagal memuat')
    await fail(page, collection)
    await page.goto(site.url())
    await wholePage(page)
    await page.getByRole('region', { name }).getByRole('button', { name: 'Coba lagi' }).waitFor()
    expect(await page.getByRole('button', { name: 'Coba lagi' }).count()).toBe(1)
    await page.getByRole('complementary', { name: 'Pengumuman' }).getByRole('link').waitFor()
    for (const section of HOME_SECTIONS) await page.getByRole('region', { name: section }).waitFor()
  })

  it('a budget that cannot be read is shown as zero realised of zero', async () => {
    const { page, expectErrors } = await visit()
    expectErrors('Failed to load resource', 'Gagal memuat')
    await fail(page, 'budget_summary')
    await page.goto(site.url())
    await wholePage(page)
    const budget = page.getByRole('region', { name: 'Realisasi APBDes' })
    expect(await budget.getByRole('img', { name: /0%/ }).count()).toBe(3)
  })
})

describe('absurd content', () => {
  it('markup in texts is shown and never run, very long words break no page', async () => {
    const id = '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'
    const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
    await site.load({
      [`news/${id}`]: {
        id,
        title: `${'Panjangsekali'.repeat(10)}`,
        excerpt: markup,
        content: `${markup}\n\n${'tanpaspasi'.repeat(200)}`,
        category: 'Pemerintahan',
        author: markup,
        date: '2026-01-01',
        imageurl: 'javascript:window.hacked=1',
        updatedBy: 'uji',
        updatedAt: { $timestamp: '2026-01-01T00:00:00Z' },
      },
      [`news/${id.replace('7ZZZ', '7ZZY')}`]: { id: 'bukan ulid' },
    })
    const { page, expectErrors } = await visit()
    expectErrors(`Dokumen news/${id}`, 'dilewati')
    await page.goto(site.url('/berita'))
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(10)

    await site.load({
      [`news/${id}`]: {
        id,
        title: 'Panjangsekali'.repeat(10),
        excerpt: markup,
        content: `${markup}\n\n${'tanpaspasi'.repeat(200)}`,
        category: 'Pemerintahan',
        author: markup,
        date: '2026-01-01',
        updatedBy: 'uji',
        updatedAt: { $timestamp: '2026-01-01T00:00:00Z' },
      },
    })
    await page.goto(site.url(`/berita/${id}`))
    await page.getByText('<script>window.hacked=1</script>').first().waitFor()
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})

describe('a village out of all proportion', () => {
  const LONG = 'Panjangsekali'.repeat(6)
  const MARKUP = '<img src=x onerror="window.hacked=1">'
  const stamp = { updatedBy: 'uji', updatedAt: { $timestamp: '2026-01-01T00:00:00Z' } }
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => `7YYYYYYYYYYYYYYYYYYYYYY${100 + index}`)

  beforeAll(() =>
    site.load({
      ...Object.fromEntries<object>(
        numbered(500).map((id) => [
          `umkm/${id}`,
          { id, name: LONG, description: MARKUP, price: 0, seller: LONG, whatsapp: '0', ...stamp },
        ]),
      ),
      ...Object.fromEntries<object>(
        numbered(40).flatMap((id) => [
          [`gallery/${id}`, { id, caption: LONG, imageurl: '', ...stamp }],
          [`apparatus/${id}`, { id, name: LONG, position: MARKUP, ...stamp }],
        ]),
      ),
      'population_work/Satu': {
        name: LONG,
        value: 0,
        fill: '#000000',
        asof: '2026-01-01',
        ...stamp,
      },
      'budget_summary/1': {
        pendapatan: { realized: 0, total: 0 },
        pelaksanaan: { realized: 5_000_000_000, total: 0 },
        pembelanjaan: { realized: 0, total: 1_000_000_000_000 },
        ...stamp,
      },
      'budget_belanja/2026-5.9': {
        year: 2026,
        id: '5.9',
        uraian: LONG,
        anggaran: 0,
        realisasi: 1_000_000_000_000,
        ...stamp,
      },
      'pages/sejarah': {
        slug: 'sejarah',
        title: LONG,
        content: {
          paragraphs: [LONG, MARKUP],
          administrative_data: [{ description: LONG, value: LONG }],
        },
        ...stamp,
      },
      'pages/visi-misi': {
        slug: 'visi-misi',
        title: MARKUP,
        content: { vision: LONG, missions: [LONG, MARKUP] },
        ...stamp,
      },
    }),
  )

  it.each(inGroups(PAGES))('breaks nothing on %s', async (...paths) => {
    const { page, expectErrors } = await visit({ viewport: { width: 320, height: 640 } })
    expectErrors('dilewati')
    for (const path of paths) {
      await page.goto(await site.address(path))
      await wholePage(page)
      await expect.poll(() => overflow(page), { message: path }).toBe(0)
      expect(await page.getByText('Halaman ini gagal ditampilkan.').count(), path).toBe(0)
      expect(await page.evaluate(() => 'hacked' in window), path).toBe(false)
    }
  })
})

describe('an empty village', () => {
  beforeAll(() => site.clearDocuments())

  it('says on every page what there is none of', async () => {
    const { page } = await visit()
    for (const [path, ...texts] of [
      ['/berita', 'Belum ada berita yang dipublikasikan.'],
      ['/agenda', 'Saat ini belum ada agenda kegiatan yang dijadwalkan.'],
      ['/umkm', 'Belum ada produk UMKM yang terdaftar.'],
      ['/galeri', 'Belum ada foto di galeri.'],
      ['/aparatur', 'Aparatur Tidak Ditemukan'],
      ['/layanan', 'Belum ada layanan yang dipublikasikan.'],
      ['/sejarah', 'Konten sejarah belum diisi...', 'Data wilayah belum diisi.'],
      ['/visi-misi', 'Visi belum diatur.', 'Misi belum diatur.'],
      ['/apbdes', 'Anggaran tahun ini belum diisi.'],
      ['/kontak', '(email belum diatur)'],
      ['/', 'Belum ada berita yang dipublikasikan.'],
    ]) {
      await page.goto(site.url(path))
      for (const text of texts) await page.getByText(text).first().waitFor()
    }
  })

  it('has no heading over nothing at the foot of a page', async () => {
    const { page } = await visit()
    await page.goto(site.url('/visi-misi'))
    const foot = page.getByRole('contentinfo')
    await foot.getByRole('heading', { name: 'Menu Lainnya' }).waitFor()
    expect(await foot.getByRole('heading', { name: 'Hubungi Kami' }).count()).toBe(0)
  })

  it('has no announcement', async () => {
    const { page } = await visit()
    await page.goto(site.url())
    await wholePage(page)
    expect(await page.getByRole('complementary', { name: 'Pengumuman' }).count()).toBe(0)
  })
})
