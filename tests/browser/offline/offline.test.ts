import { expect, it } from 'vitest'
import { queriesAt } from '../../../src/app/routes'
import { contentKeys } from '../../../src/lib/query/content-keys'
import { setupBrowser } from '../../support/browser'
import { untilPrefetched } from '../../support/prefetched'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite()
const { visit } = setupBrowser()
const unrendered = setupBrowser({ rendered: false })

const STORED =
  /^Tanpa jaringan\. Yang tampil isi tersimpan, diperbarui (baru saja|\d+ menit lalu)\.$/

it('news and agenda read before, and an article never opened, are there without network', async () => {
  const { page, context, expectErrors } = await visit()
  // Pictures that were never seen are not on the device.
  expectErrors('images%2F')
  await page.goto(site.url('/berita'))
  const articles = page.getByRole('main').getByRole('article')
  const opened = await articles.first().getByRole('heading').innerText()
  const neverOpened = await articles.nth(7).getByRole('heading').innerText()
  await articles.first().getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: opened }).waitFor()
  await untilPrefetched(page)

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: opened }).waitFor()
  await page.getByText(STORED).waitFor()

  await page.goto(site.url('/berita'))
  await articles.first().waitFor()
  await expect.poll(() => articles.count()).toBe(24)
  await page.getByText(STORED).waitFor()
  await articles.filter({ hasText: neverOpened }).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: neverOpened }).waitFor()
  expect((await page.getByRole('article').first().innerText()).length).toBeGreaterThan(500)

  await page.goto(site.url('/agenda'))
  await page.getByRole('article').first().waitFor()
  await page.getByText(STORED).waitFor()
})

it('a category never opened shows what is stored of it, and is not said to be missing', async () => {
  const { page, context, expectErrors } = await visit()
  // Pictures that were never seen are not on the device.
  expectErrors('images%2F')
  await page.goto(site.url('/berita'))
  const articles = page.getByRole('main').getByRole('article')
  const category = await page
    .getByRole('main')
    .getByRole('link', { name: 'Kesehatan' })
    .first()
    .getAttribute('href')
  await untilPrefetched(page)
  await context.setOffline(true)
  await page.goto(site.url(category!))
  await articles.first().waitFor()
  await page.getByText(STORED).waitFor()
  expect(await page.getByText(/belum tersimpan/).count()).toBe(0)
})

it('the line goes away when the network comes back', async () => {
  const { page, context, expectErrors } = await visit()
  // Pictures that are still on their way.
  expectErrors('images%2F')
  await page.goto(site.url())
  await untilPrefetched(page)
  await context.setOffline(true)
  await page.getByText(STORED).waitFor()
  await context.setOffline(false)
  await page.getByText(STORED).waitFor({ state: 'detached' })
})

it('a picture that was seen is there without network', async () => {
  const { page, context, expectErrors } = await visit()
  // Those further down were not seen.
  expectErrors('images%2F')
  await page.goto(site.url('/berita'))
  await untilPrefetched(page)
  await page.reload()
  const picture = page.getByRole('main').locator('article img').first()
  await picture.waitFor()
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('main article img')?.naturalWidth,
  )
  await untilQuiet(page)
  await context.setOffline(true)
  await page.reload()
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('main article img')?.naturalWidth,
  )
})

it('a page that was never stored says so without network', async () => {
  const { page, context, expectErrors } = await visit()
  await page.goto(site.url('/test'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  expectErrors('ERR_INTERNET_DISCONNECTED')
  await page.goto(site.url('/berita/01ARZ3NDEKTSV4RRFFQ69G5FAV'))
  await page.getByText('Artikel ini belum dapat dibuka.').waitFor()
  await page.getByText('Halaman ini belum tersimpan di perangkat Anda.').waitFor()
})

it('a server that is gone is said so over what is stored', async () => {
  const { page, expectErrors } = await visit()
  await page.goto(site.url('/agenda'))
  await untilPrefetched(page)
  expectErrors('Failed to load resource', 'Gagal memuat')
  await page.route('**/v1/projects/**', (route) => route.abort('connectionrefused'))
  await page.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 10 * 60_000
  })
  await page.reload()
  await page.getByRole('article').first().waitFor()
  await page.getByText(/^Server tidak dapat dihubungi\. Yang tampil isi tersimpan/).waitFor()
})

it('a part that could not be loaded with a network is not said to be stored', async () => {
  const { page, expectErrors } = await unrendered.visit()
  expectErrors('Failed to load resource', 'Gagal memuat')
  await page.route(/documents:runQuery/, (route) =>
    route.request().postData()?.includes('"gallery"') ? route.abort() : route.continue(),
  )
  await page.goto(site.url())
  await page.getByText('Foto belum dapat ditampilkan.').waitFor()
  expect(await page.getByText(/isi tersimpan/).count()).toBe(0)
})

it('a page of its own words is not said to be missing', async () => {
  const { page, context, expectErrors } = await visit()
  // Pictures of home may be under way when the network goes.
  expectErrors('images%2F')
  await page.goto(site.url())
  await untilPrefetched(page)
  await context.setOffline(true)
  await page.goto(site.url('/privasi'))
  await page.getByText(/^Tanpa jaringan\./).waitFor()
  expect(await page.getByText(/belum tersimpan/).count()).toBe(0)
})

it('who comes again within minutes reads nothing again', async () => {
  const { page } = await visit()
  await page.goto(site.url())
  await untilPrefetched(page)
  await untilQuiet(page)
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/v1/projects/') ? 1 : 0))
  await page.reload()
  await untilQuiet(page)
  expect(asked).toBe(0)
})

it('for a visitor who spares data nothing is read ahead', async () => {
  const { page, context } = await visit()
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/v1/projects/') ? 1 : 0))
  await page.goto(site.url())
  await page.evaluate(() => navigator.serviceWorker.ready)
  await untilQuiet(page)
  // The times of prayer follow from the settings.
  const read = queriesAt({ pathname: '/', search: '' }).filter(
    ({ queryKey }) => queryKey !== contentKeys.prayerTimes,
  )
  expect(asked).toBe(read.length)
})
