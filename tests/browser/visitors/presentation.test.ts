import type { Locator, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { HOME } from '../../../src/domain/item-counts'
import { overflow } from '../../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { itemIn } from '../../support/example'
import { setupSite } from '../../support/site'
import { PASSWORD, fillLogin } from '../../support/staff'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const box = async (part: Locator) => (await part.boundingBox())!

const isWhole = (part: Locator) =>
  part.evaluate(
    (element) =>
      element.scrollWidth <= element.clientWidth &&
      element.scrollHeight <= element.clientHeight + 1,
  )

it('keeps the dates of events and the village name readable with large text on a phone', async () => {
  const { page } = await visit(PHONE)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
  await page.goto(site.url('/agenda'))
  const event = page.getByRole('article').first()
  await event.waitFor()
  const leaf = await box(event.locator('[aria-hidden]').first())
  const title = await box(event.getByRole('heading'))
  expect.soft(title.y).toBeGreaterThanOrEqual(leaf.y + leaf.height)
  expect.soft(title.width).toBeGreaterThan(200)
  expect.soft(await overflow(page)).toBe(0)

  await page.goto(site.url('/kontak'))
  const name = page.getByRole('banner').getByText('Desa Sukamaju')
  await name.waitFor()
  expect.soft(await isWhole(name)).toBe(true)
  expect.soft((await box(page.getByRole('banner'))).height).toBeLessThan(200)
})

describe.each([PHONE, DESKTOP])('on a screen of %o', (screen) => {
  it('shows a portrait completely in its article, and reserves its space before it loads', async () => {
    const id = '7ZZZZZZZZZZZZZZZZZZZZZZZZZ'
    const picture = { imageurl: '/menara.svg', imagewidth: 900, imageheight: 1600 }
    await site.load(itemIn('news', { id, ...picture, imagealt: 'Menara air' }))
    onTestFinished(async () => void (await site.remove(`news/${id}`)))
    const { page } = await visit(screen)
    let load = () => {}
    const loading = new Promise<void>((resolve) => (load = resolve))
    await page.route('**/menara.svg', async (route) => {
      await loading
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1600"><rect width="900" height="1600" fill="teal"/></svg>',
      })
    })
    await page.goto(site.url(`/berita/${id}`))
    const tower = page.getByRole('img', { name: 'Menara air' })
    await tower.waitFor()
    const before = await box(tower)
    expect(before.width / before.height).toBeCloseTo(9 / 16, 2)
    expect(before.height).toBeLessThanOrEqual(screen.viewport.height)
    load()
    await tower.evaluate((image: HTMLImageElement) => image.decode())
    expect(await box(tower)).toEqual(before)
  })
})

it('draws the focus ring around the whole news card', async () => {
  const { page } = await visit(DESKTOP)
  for (const [path, { viewport }] of [
    ['/', DESKTOP],
    ['/berita', PHONE],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto(site.url(path))
    const card = page.getByRole('main').getByRole('article').first()
    await card.waitFor()
    const link = card.getByRole('link')
    await page.keyboard.press('Tab')
    await link.focus()
    const focusRing = (part: Locator) =>
      part.evaluate((element) => getComputedStyle(element).outlineStyle)
    expect.soft(await focusRing(card), path).toBe('solid')
    expect.soft(await focusRing(link), path).toBe('none')
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
    expect.soft(clipping, path).toEqual([])
  }
})

it('shows the names of officials on home and the village name in the header completely at any width', async () => {
  const { page } = await visit(DESKTOP)
  const staff = page.getByRole('region', { name: 'Aparatur Desa' })
  const cutOff = () =>
    staff.locator(':is(p, a):visible').evaluateAll((words) => {
      const cut = words.filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
      )
      return { count: words.length, cut: cut.map(({ textContent }) => textContent) }
    })
  await page.goto(site.url())
  await staff.getByRole('link', { name: 'Semua aparatur' }).waitFor()
  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { count, cut } = await cutOff()
    expect.soft(count).toBeGreaterThanOrEqual(10)
    expect.soft(cut, `${width} px`).toEqual([])
    expect.soft(await overflow(page), `${width} px`).toBe(0)
  }

  const banner = page.getByRole('banner')
  const name = banner.getByText('Desa Sukamaju')
  const longest = banner.getByText('Desa Karanganyar Selatan')
  for (const width of [1_024, 1_100, 1_280]) {
    await page.setViewportSize({ width, height: 720 })
    await banner.getByRole('button', { name: 'Semua Menu' }).waitFor()
    expect.soft(await isWhole(name), `${width} px`).toBe(true)
    expect.soft(await isWhole(banner.getByText('Kec. Giriwangi')), `${width} px`).toBe(true)
    const { height } = await box(name)
    const rename = (part: Locator, text: string) =>
      part.evaluate((element, text) => (element.textContent = text), text)
    await rename(name, 'Desa Karanganyar Selatan')
    expect.soft((await box(longest)).height, `${width} px`).toBe(height)
    expect.soft(await overflow(page), `${width} px`).toBe(0)
    await rename(longest, 'Desa Sukamaju')
  }
})

it('prints telephone numbers, a form to fill in by hand, and every budget line once', async () => {
  const { page } = await visit(PHONE)
  const print = () => page.emulateMedia({ media: 'print' })
  const screen = () => page.emulateMedia({ media: 'screen' })
  await page.goto(site.url('/umkm'))
  const product = page.getByRole('article').first()
  await product.getByRole('link', { name: /^Pesan/ }).waitFor()
  await print()
  await product.getByText('WhatsApp 0812-0000-0011').waitFor()
  expect.soft(await product.getByRole('link').count()).toBe(0)

  await screen()
  await page.goto(site.url('/pengaduan'))
  const form = page.getByRole('form', { name: 'Pengaduan' })
  await form.getByLabel('Nama').waitFor()
  await print()
  await page.getByText(/diserahkan ke kantor desa, Jalan Raya Cikalong/).waitFor()
  await form.getByText('☐ Keamanan').waitFor()
  expect.soft(await page.getByText('Lacak laporan').filter({ visible: true }).count()).toBe(0)

  await screen()
  await page.goto(site.url('/statistik'))
  await page.getByRole('table', { name: 'Pembiayaan Desa', exact: true }).waitFor()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect.soft(height, 'five windows of a phone').toBeLessThanOrEqual(5 * PHONE.viewport.height)
  const road = page.getByRole('rowheader', { name: /^5\.2\.3 / })
  expect.soft(await road.count()).toBe(0)
  await print()
  await expect.poll(() => road.count()).toBe(1)
  expect.soft(await page.getByRole('rowheader', { name: /^5\.2 / }).count()).toBe(1)
  expect.soft(await road.isVisible()).toBe(true)
  const toggles = page.getByText(/^Rincian \(/).filter({ visible: true })
  expect.soft(await toggles.count()).toBe(0)
})

/** Returns the words of the title of home with the time in milliseconds at which each word is typed. */
const typing = (page: Page) =>
  page.locator('h1 .typed').evaluateAll((words) =>
    words.map((word) => {
      const { animationDelay, animationDuration, content } = getComputedStyle(word, '::after')
      const [start = NaN, letters = NaN] = [animationDelay, animationDuration].map(
        (time) => Number.parseFloat(time) * 1_000,
      )
      return {
        word: word.textContent,
        from: start,
        to: start + letters,
        isCovered: content !== 'none',
      }
    }),
  )

it('types the title of home and unfolds the welcome letter without scripts', async () => {
  const { page } = await visit({ ...PHONE, javaScriptEnabled: false })
  await page.goto(site.url())
  const words = await typing(page)
  expect.soft(words.length).toBeGreaterThan(3)
  let letters = 0
  for (const { word, from, to } of words) {
    expect.soft([word, from]).toEqual([word, letters * HOME.typingMilliseconds])
    letters += word.length
    expect.soft([word, to]).toEqual([word, letters * HOME.typingMilliseconds])
    letters += 1
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect.soft((await typing(page)).map(({ isCovered }) => isCovered)).not.toContain(true)

  const welcome = page.getByRole('region', { name: 'Sambutan Kepala Desa' })
  const end = welcome.getByText(/warganya ikut mengawasi\.$/)
  await welcome.getByText(/^Sampurasun\./).waitFor()
  expect(await end.isVisible()).toBe(false)
  await welcome.getByText('Baca selengkapnya').click()
  expect(await end.isVisible()).toBe(true)
})

it('scrolls the chosen and the focused category into view', async () => {
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

it('puts the footer below the content of short pages', async () => {
  const { page } = await visit(DESKTOP)
  for (const path of ['/test', '/login', '/visi-misi', '/privasi']) {
    await page.goto(site.url(path))
    await page.getByRole('contentinfo').waitFor()
    const last = await box(page.locator('main > :last-child'))
    const foot = await box(page.getByRole('contentinfo'))
    const room = DESKTOP.viewport.height - foot.height
    expect.soft(foot.y, path).toBeLessThan(Math.max(last.y + last.height, room) + 100)
  }
})

it('shows a short footer on a phone, which loads its map on request and links to the map of the contact page', async () => {
  const { page } = await visit(PHONE)
  const requests: string[] = []
  await page.route('https://www.openstreetmap.org/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ body: 'Peta' })
  })
  await page.goto(site.url('/visi-misi'))
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('link', { name: /^WhatsApp/ }).waitFor()
  expect.soft((await box(foot)).height).toBeLessThan(PHONE.viewport.height)
  for (const part of await foot.locator('a, button').all())
    expect.soft((await box(part)).height).toBeGreaterThanOrEqual(48)
  await foot.getByRole('button', { name: 'Tampilkan peta' }).click()
  await foot.getByTitle('Peta kantor Desa Sukamaju').waitFor()
  await expect.poll(() => requests.length).toBe(1)

  await page.goto(site.url('/kontak'))
  expect.soft(await page.getByText('Jalan Raya Cikalong').count()).toBe(1)
  await foot.getByRole('link', { name: 'Lihat peta' }).click()
  const map = page.getByRole('region', { name: 'Peta Lokasi' })
  await expect.poll(() => map.evaluate((part) => part.matches(':focus'))).toBe(true)
  expect.soft((await box(map)).y).toBeLessThan(150)
  await page.goto('about:blank')
  await page.goto(site.url('/kontak#peta-kantor'))
  await expect.poll(async () => (await map.boundingBox())?.y).toBeLessThan(150)
})

it('shows the number of a chart slice under the pointer', async () => {
  const { page } = await visit(DESKTOP)
  await page.goto(site.url('/statistik'))
  const chart = page.getByRole('img', { name: /^Jenis Kelamin/ })
  const { width, height } = await box(chart)
  await chart.hover({ position: { x: width * 0.9, y: height / 2 } })
  await chart.locator('.recharts-surface').waitFor()
  await chart.hover({ position: { x: width * 0.1, y: height / 2 } })
  await chart.getByText('1.208 Jiwa').waitFor()
})

it('explains why signing in is impossible while offline or if the sign-in code cannot be loaded, and signs in later', async () => {
  const { page, context, expectErrors } = await visit(PHONE)
  expectErrors('Failed to load resource', 'Signing in failed', 'Checking the session failed')
  await page.route('**/assets/admin/**', (route) => route.abort())
  await page.goto(site.url('/login'))
  await fillLogin(page, 'editor@desa.test', PASSWORD)
  await page.getByText(/^Login belum dapat dimuat\./).waitFor()
  await page.unroute('**/assets/admin/**')

  await page.goto(site.url('/login'))
  await untilQuiet(page)
  await context.setOffline(true)
  await fillLogin(page, 'editor@desa.test', PASSWORD)
  await page.getByText(/^Tidak ada jaringan\. Login memerlukan jaringan/).waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.getByRole('heading', { name: 'Selamat bekerja' }).waitFor()
})

it('shows news, products and officials on the first screen of a phone', async () => {
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' })
  const { height } = PHONE.viewport
  const articles = page.getByRole('main').getByRole('article')
  const open = async (path: string) => {
    await page.goto(site.url(path))
    await articles.first().waitFor()
    await untilQuiet(page)
  }
  await open('/')
  const news = page.getByRole('region', { name: 'Berita Terbaru' }).getByRole('article').first()
  expect.soft((await box(news)).y).toBeLessThanOrEqual(1.5 * height)
  await page.getByRole('link', { name: /^Jadwal salat/ }).tap()
  const times = page.getByRole('region', { name: 'Jadwal Salat' })
  await expect.poll(() => times.evaluate((one) => one === document.activeElement)).toBe(true)
  expect.soft((await box(times)).y).toBeLessThan(height / 2)

  for (const path of ['/berita', '/berita?kategori=Pengumuman']) {
    await open(path)
    const [first, fourth] = [await box(articles.nth(0)), await box(articles.nth(3))]
    const header = await box(page.getByRole('banner'))
    const bar = await box(page.getByRole('navigation', { name: 'Navigasi bawah' }))
    expect
      .soft(fourth.y + fourth.height - first.y, `four rows of ${path}`)
      .toBeLessThanOrEqual(bar.y - header.height)
  }

  await open('/umkm')
  await page.getByText('16 produk').waitFor()
  const list = page.getByRole('list').filter({ has: page.getByRole('article') })
  expect.soft((await box(list)).height).toBeLessThan(16 * 320)
  const order = page.getByRole('article').first().getByRole('link')
  expect.soft((await box(order)).height).toBeGreaterThanOrEqual(48)

  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await open('/aparatur')
    const faces = page.getByRole('main').getByRole('img')
    expect.soft((await box(faces.nth(0))).height).toBeLessThan(viewport.height / 2)
    expect.soft((await box(faces.nth(1))).y).toBeLessThan(viewport.height - 128)
  }
})
