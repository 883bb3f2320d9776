import type { Locator, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { overflow } from '../../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { fillLogin, PASSWORD } from '../../support/staff'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const box = async (part: Locator) => (await part.boundingBox())!

/** Whether text fits where it stands, or is cut off. */
const isWhole = (part: Locator) =>
  part.evaluate(
    (element) =>
      element.scrollWidth <= element.clientWidth &&
      element.scrollHeight <= element.clientHeight + 1,
  )

describe('with text of double size on a phone', () => {
  async function large(path: string): Promise<Page> {
    const { page } = await visit(PHONE)
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
      }),
    )
    await page.goto(site.url(path))
    return page
  }

  it('the calendar leaf stands above its event', async () => {
    const page = await large('/agenda')
    const event = page.getByRole('article').first()
    await event.waitFor()
    const leaf = await box(event.locator('[aria-hidden]').first())
    const title = await box(event.getByRole('heading'))
    expect(title.y).toBeGreaterThanOrEqual(leaf.y + leaf.height)
    expect(title.width).toBeGreaterThan(200)
    expect(await overflow(page)).toBe(0)
  })

  it('the village’s name can be read', async () => {
    const page = await large('/kontak')
    const name = page.getByRole('banner').getByText('Desa Sukamaju')
    await name.waitFor()
    expect(await isWhole(name)).toBe(true)
    expect((await box(page.getByRole('banner'))).height).toBeLessThan(200)
  })
})

describe.each([PHONE, DESKTOP])('on a screen of %o', (screen) => {
  it('a portrait is shown whole in its article, and nothing moves when it comes', async () => {
    const id = '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'
    await site.load({
      [`news/${id}`]: {
        id,
        title: 'Menara air baru',
        excerpt: 'Sudah berdiri.',
        content: 'Isi.',
        category: 'Pembangunan',
        author: 'Admin',
        date: '2026-01-01',
        imageurl: '/menara.svg',
        imagewidth: 900,
        imageheight: 1600,
        imagealt: 'Menara air',
        updatedBy: 'uji',
        updatedAt: { $timestamp: '2026-01-01T00:00:00Z' },
      },
    })
    // Lists that another test is looking at would move.
    onTestFinished(async () => void (await site.remove(`news/${id}`)))
    const { page } = await visit(screen)
    let come = () => {}
    const coming = new Promise<void>((resolve) => (come = resolve))
    await page.route('**/menara.svg', async (route) => {
      await coming
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1600"><rect width="900" height="1600" fill="teal"/></svg>',
      })
    })
    await page.goto(site.url(`/berita/${id}`))
    const picture = page.getByRole('img', { name: 'Menara air' })
    await picture.waitFor()
    const before = await box(picture)
    expect(before.width / before.height).toBeCloseTo(9 / 16, 2)
    expect(before.height).toBeLessThanOrEqual(screen.viewport.height)
    come()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    expect(await box(picture)).toEqual(before)
  })
})

describe('a card of news', () => {
  it.each([
    ['/', DESKTOP],
    ['/berita', PHONE],
  ])('has the ring of its focus around all of it: %s', async (path, screen) => {
    const { page } = await visit(screen)
    await page.goto(site.url(path))
    const card = page.getByRole('main').getByRole('article').first()
    await card.waitFor()
    const link = card.getByRole('link')
    await page.keyboard.press('Tab')
    await link.focus()
    const ringOf = (part: Locator) =>
      part.evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(await ringOf(card)).toBe('solid')
    expect(await ringOf(link)).toBe('none')
    const clipping = await card.evaluate((element) => {
      const clipped: string[] = []
      for (
        let above = element.parentElement;
        above && above !== document.body;
        above = above.parentElement
      )
        if (getComputedStyle(above).overflowX !== 'visible') clipped.push(above.tagName)
      return clipped
    })
    expect(clipping).toEqual([])
  })
})

describe('the staff on home', () => {
  it.each([320, 360, 768, 1024, 1280])('have whole names, in %s px', async (width) => {
    const { page } = await visit({ viewport: { width, height: 800 } })
    await page.goto(site.url())
    const staff = page.getByRole('region', { name: 'Aparatur Desa' })
    const words = staff.locator(':is(p, a):visible')
    await staff.getByRole('link', { name: 'Semua aparatur' }).waitFor()
    expect(await words.count()).toBeGreaterThanOrEqual(10)
    for (const word of await words.all())
      expect(await isWhole(word), await word.innerText()).toBe(true)
    expect(await overflow(page)).toBe(0)
  })
})

describe('on paper', () => {
  it('a product has the number of its seller in place of the button', async () => {
    const { page } = await visit(PHONE)
    await page.goto(site.url('/umkm'))
    const product = page.getByRole('article').first()
    await product.getByRole('link', { name: /^Pesan/ }).waitFor()
    await page.emulateMedia({ media: 'print' })
    await product.getByText('WhatsApp 0812-0000-0011').waitFor()
    expect(await product.getByRole('link').count()).toBe(0)
  })

  it('a report can be written by hand', async () => {
    const { page } = await visit(PHONE)
    await page.goto(site.url('/pengaduan'))
    const form = page.getByRole('form', { name: 'Pengaduan' })
    await form.getByLabel('Nama').waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByText(/diserahkan ke kantor desa, Jalan Raya Cikalong/).waitFor()
    await form.getByText('☐ Keamanan').waitFor()
    expect(await page.getByText('Lacak laporan').filter({ visible: true }).count()).toBe(0)
  })
})

it('the village head’s letter unfolds without any script', async () => {
  const { page, expectErrors } = await visit({ ...PHONE, javaScriptEnabled: false })
  expectErrors('menara.svg')
  await page.goto(site.url())
  const welcome = page.getByRole('region', { name: 'Sambutan Kepala Desa' })
  const end = welcome.getByText(/warganya ikut mengawasi\.$/)
  await welcome.getByText(/^Sampurasun\./).waitFor()
  expect(await end.isVisible()).toBe(false)
  await welcome.getByText('Baca selengkapnya').click()
  expect(await end.isVisible()).toBe(true)
})

it('the chosen category is in sight', async () => {
  const { page } = await visit(PHONE)
  await page.goto(site.url('/berita?kategori=Lingkungan'))
  const strip = page.getByRole('navigation', { name: 'Kategori berita' })
  const chosen = strip.locator('[aria-current]')
  await chosen.waitFor()
  expect(await strip.getByRole('link').last().innerText()).not.toBe('Semua')
  await expect.poll(async () => (await box(chosen)).x).toBeGreaterThanOrEqual(0)
  const { x, width } = await box(chosen)
  expect(x + width).toBeLessThanOrEqual(PHONE.viewport.width)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await strip.getByRole('link', { name: 'Kesehatan' }).focus()
  await page.keyboard.press('Tab')
  const next = strip.getByRole('link', { name: 'Pendidikan' })
  await expect.poll(async () => (await box(next)).x).toBeGreaterThan(100)
})

it('a signature that cannot be loaded is said to be missing', async () => {
  await site.patch(await headOf(), { signatureurl: '/tanda-tangan-hilang.png' })
  const { page, expectErrors } = await visit(PHONE)
  expectErrors('Failed to load resource')
  await page.route('**/tanda-tangan-hilang.png', (route) => route.fulfill({ status: 404 }))
  await page.goto(site.url())
  const welcome = page.getByRole('region', { name: 'Sambutan Kepala Desa' })
  await welcome.getByRole('figure').scrollIntoViewIfNeeded()
  await welcome.getByText('Gambar tanda tangan belum dapat dimuat.').waitFor()
})

/** The document of the village head, whose words home shows. */
async function headOf(): Promise<string> {
  const [head] = await site.query('apparatus', 'position', 'Kepala Desa')
  return `apparatus/${head?.['id']}`
}

it.each([1_024, 1_100, 1_280])(
  'the header of a screen of %i pixels shows the village’s name whole, on one line up to 24 letters',
  async (width) => {
    const { page } = await visit({ viewport: { width, height: 720 } })
    await page.goto(site.url('/visi-misi'))
    const banner = page.getByRole('banner')
    const name = banner.getByText('Desa Sukamaju')
    expect(await isWhole(name)).toBe(true)
    expect(await isWhole(banner.getByText('Kec. Giriwangi'))).toBe(true)
    await banner.getByRole('button', { name: 'Semua Menu' }).waitFor()
    const { height } = await box(name)
    const longest = 'Desa Karanganyar Selatan'
    await name.evaluate((part, text) => (part.textContent = text), longest)
    expect((await box(banner.getByText(longest))).height).toBe(height)
    expect(await overflow(page)).toBe(0)
  },
)

describe('the foot of a page', () => {
  it.each(['/test', '/login', '/visi-misi', '/privasi'])(
    'follows what %s has to say',
    async (path) => {
      const { page } = await visit(DESKTOP)
      await page.goto(site.url(path))
      await page.getByRole('contentinfo').waitFor()
      const last = await box(page.locator('main > :last-child'))
      const foot = await box(page.getByRole('contentinfo'))
      const room = DESKTOP.viewport.height - foot.height
      expect(foot.y).toBeLessThan(Math.max(last.y + last.height, room) + 100)
    },
  )

  it('is short on a phone, and what it leads to is high enough for thumbs', async () => {
    const { page } = await visit(PHONE)
    await page.goto(site.url('/visi-misi'))
    const foot = page.getByRole('contentinfo')
    await foot.getByRole('link', { name: /^WhatsApp/ }).waitFor()
    expect((await box(foot)).height).toBeLessThan(650)
    for (const part of await foot.locator('a, button').all())
      expect((await box(part)).height).toBeGreaterThanOrEqual(48)
  })

  it('loads the map when asked for', async () => {
    const { page } = await visit(PHONE)
    const asked: string[] = []
    await page.route('https://www.openstreetmap.org/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ body: 'Peta' })
    })
    await page.goto(site.url('/visi-misi'))
    const foot = page.getByRole('contentinfo')
    await foot.getByRole('button', { name: 'Tampilkan peta' }).click()
    await foot.getByTitle('Peta kantor Desa Sukamaju').waitFor()
    await expect.poll(() => asked.length).toBe(1)
  })

  it('leaves address and map to the page of contact, and leads to them', async () => {
    const { page } = await visit(PHONE)
    await page.goto(site.url('/kontak'))
    expect(await page.getByText('Jalan Raya Cikalong').count()).toBe(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Lihat peta' }).click()
    const map = page.getByRole('region', { name: 'Peta Lokasi' })
    await expect.poll(() => map.evaluate((part) => part.matches(':focus'))).toBe(true)
    expect((await box(map)).y).toBeLessThan(150)
  })
})

it('a slice says its number to who points at it', async () => {
  const { page } = await visit(DESKTOP)
  await page.goto(site.url('/statistik'))
  const chart = page.getByRole('img', { name: /^Jenis Kelamin/ })
  const { width, height } = await box(chart)
  await chart.hover({ position: { x: width * 0.9, y: height / 2 } })
  await chart.locator('.recharts-surface').waitFor()
  await chart.hover({ position: { x: width * 0.1, y: height / 2 } })
  await chart.getByText('1.208 Jiwa').waitFor()
})

it('who follows a link to the map comes to it, on a page that was not published too', async () => {
  const { page } = await visit(PHONE)
  await page.goto(site.url('/kontak#peta-kantor'))
  const map = page.getByRole('region', { name: 'Peta Lokasi' })
  await expect.poll(async () => (await map.boundingBox())?.y).toBeLessThan(150)
})

it('without network the map says that it cannot be shown, and comes with the network', async () => {
  const { page, context } = await visit(PHONE)
  await page.goto(site.url('/kontak'))
  await page.getByRole('button', { name: 'Tampilkan peta' }).waitFor()
  await untilQuiet(page)
  await context.setOffline(true)
  await page.getByText(/^Peta belum dapat ditampilkan/).waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Tampilkan peta' }).waitFor()
})

it('without network signing in says what it needs, and works once it is there', async () => {
  const { page, context } = await visit(PHONE)
  await page.goto(site.url('/login'))
  await untilQuiet(page)
  await context.setOffline(true)
  await fillLogin(page, 'editor@desa.test', PASSWORD)
  await page.getByText(/^Tidak ada jaringan\. Login memerlukan jaringan/).waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.getByRole('heading', { name: 'Selamat bekerja' }).waitFor()
})

it('what signing in needs cannot be loaded: that is said too', async () => {
  const { page, expectErrors } = await visit(PHONE)
  expectErrors('Failed to load resource', 'Login gagal', 'Sesi belum dapat diperiksa')
  await page.route('**/assets/admin/**', (route) => route.abort())
  await page.goto(site.url('/login'))
  await fillLogin(page, 'editor@desa.test', PASSWORD)
  await page.getByText(/^Login belum dapat dimuat\./).waitFor()
})
