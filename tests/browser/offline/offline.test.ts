import { expect, it } from 'vitest'
import { queriesAt } from '../../../src/app/routes'
import { contentKeys } from '../../../src/lib/query/content-keys'
import { PHONE, setupBrowser } from '../../support/browser'
import { untilPrefetched } from '../../support/prefetched'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

// The device prefetches from Firestore because nothing is published.
const site = setupSite()
const { visit } = setupBrowser()

const STORED =
  /^Tanpa jaringan\. Yang tampil isi tersimpan, diperbarui (baru saja|\d+ menit lalu)\.$/

// search-page.test.tsx, checklist.test.tsx and stored-content-notice.test.tsx cover search and other notices.
it('shows visited and unvisited content offline, and all content again when the network returns', async () => {
  const { page, context, expectErrors } = await visit(PHONE)
  // Pictures that are not cached fail, and so do requests at the moment when the network is cut.
  expectErrors('images%2F', 'ERR_INTERNET_DISCONNECTED')
  const main = page.getByRole('main')
  const articles = main.getByRole('article')
  const stored = page.getByText(STORED)
  const missing = page.getByText(/belum tersimpan/)
  const picture = () =>
    page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('main :is(article, li) img')?.naturalWidth,
    )

  await page.goto(site.url('/berita'))
  const neverOpened = await articles.nth(7).getByRole('heading').innerText()
  const category = await main.getByRole('link', { name: 'Kesehatan' }).first().getAttribute('href')
  await untilPrefetched(page)
  await page.goto(site.url('/galeri'))
  await picture()
  let reads = 0
  page.on('request', (request) => (reads += request.url().includes('/v1/projects/') ? 1 : 0))
  await page.goto(site.url('/berita'))
  await picture()
  await untilQuiet(page)
  expect.soft(reads, 'a visit within minutes reads nothing again').toBe(0)

  await context.setOffline(true)
  await stored.waitFor()
  await page.reload()
  await stored.waitFor()
  await picture()
  await expect.poll(() => articles.count()).toBe(24)
  await articles.filter({ hasText: neverOpened }).getByRole('link').click()
  const title = page.getByRole('heading', { level: 1 })
  await page.getByRole('heading', { level: 1, name: neverOpened }).waitFor()
  expect.soft((await page.getByRole('article').first().innerText()).length).toBeGreaterThan(500)
  const others = page.getByRole('navigation', { name: 'Artikel lain' })
  for (const way of ['prev', 'prev', 'next', 'next']) await others.locator(`[rel=${way}]`).click()
  await expect.poll(() => title.textContent()).toBe(neverOpened)

  await page.goto(site.url(category!))
  await articles.first().waitFor()
  await stored.waitFor()
  expect.soft(await missing.count(), 'a category whose page was never opened').toBe(0)
  await page.goto(site.url('/privasi'))
  await page.getByText(/^Tanpa jaringan\./).waitFor()
  expect.soft(await missing.count(), 'a page without content').toBe(0)
  await page.goto(site.url('/berita/01ARZ3NDEKTSV4RRFFQ69G5FAV'))
  await page.getByText('Artikel ini belum dapat dibuka.').waitFor()
  await page.getByText('Halaman ini belum tersimpan di perangkat Anda.').waitFor()

  await page.goto(site.url('/galeri'))
  await main
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .first()
    .tap()
  const large = page.getByRole('dialog', { name: 'Foto galeri' }).getByRole('img')
  await large.evaluate((image: HTMLImageElement) => image.decode())

  await context.setOffline(false)
  await stored.waitFor({ state: 'detached' })
})

it('prefetches nothing if the browser requests reduced data usage (saveData)', async () => {
  const { page, context } = await visit()
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  let reads = 0
  page.on('request', (request) => (reads += request.url().includes('/v1/projects/') ? 1 : 0))
  await page.goto(site.url())
  await page.evaluate(() => navigator.serviceWorker.ready)
  await untilQuiet(page)
  // Prayer times are computed from the settings.
  const queries = queriesAt({ pathname: '/', search: '' }).filter(
    ({ queryKey }) => queryKey !== contentKeys.prayerTimes,
  )
  expect(reads).toBe(queries.length)
})
