import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PUBLIC_ROUTES } from '../../../src/app/routes'
import { ANNOUNCEMENT_CATEGORY } from '../../../src/domain/news/article'
import { paths } from '../../../src/domain/paths'
import { PHONE, setupBrowser } from '../../support/browser'
import { untilLoaded } from '../../support/pages'
import { untilPrefetched } from '../../support/prefetched'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite({ published: true })
const { visit } = setupBrowser()

const device = { ...PHONE, reducedMotion: 'reduce' } as const
const PUBLISHED_PAGES = PUBLIC_ROUTES.flatMap(({ path, isPersonal }) => (isPersonal ? [] : [path]))
const TITLES = [
  [paths.newsIn(ANNOUNCEMENT_CATEGORY), ANNOUNCEMENT_CATEGORY],
  [paths.search, 'Pencarian'],
  [paths.searchFor('kopi'), 'Pencarian'],
  [paths.login, 'Login'],
] as const

const readHeadings = (page: Page) => page.getByRole('main').getByRole('heading').allInnerTexts()

it('opens the whole site without a network after one visit', async () => {
  const { page: reader, expectErrors: expectOfReader } = await visit({
    ...device,
    javaScriptEnabled: false,
  })
  expectOfReader('404')
  const published: [path: string, headings: string[]][] = []
  for (const path of PUBLISHED_PAGES) {
    await reader.goto(await site.address(path))
    published.push([path, await readHeadings(reader)])
  }

  const { page, context, expectErrors } = await visit(device)
  // While offline, pictures that are not cached, server-only content and the session check fail.
  expectErrors('net::ERR_', 'Checking the session failed')
  await page.goto(site.url(paths.contact))
  await untilPrefetched(page)
  await context.setOffline(true)

  const expected = [...published, ...TITLES.map(([path, title]) => [path, [title]] as const)]
  for (const [path, headings] of expected) {
    await page.goto(await site.address(path))
    await untilLoaded(page)
    await expect
      .poll(() => readHeadings(page), { message: path, timeout: 10_000 })
      .toEqual(expect.arrayContaining([...headings]))
    const missing = page.getByText(/belum (tersimpan|dapat dibuka|dapat dimuat)/)
    expect.soft(await missing.count(), path).toBe(0)
  }

  const sitemap = await (await fetch(site.url('/sitemap.xml'))).text()
  const articles = [...sitemap.matchAll(/\/berita\/[0-9A-Z]+/g)].map(([path]) => path)
  expect(articles.length).toBeGreaterThan(25)
  for (const path of [articles[0], articles[12], articles.at(-1)]) {
    await page.goto(site.url(path))
    await untilLoaded(page)
    const text = await page.getByRole('article').first().innerText()
    expect.soft(text.length, path).toBeGreaterThan(500)
  }
})

const PAGE_WITHOUT_PICTURES = paths.privacy

const cachedCount = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('pictures')
    return (await cache.keys()).filter(({ url }) => url.includes('_320?')).length
  })

async function untilCached(page: Page): Promise<number> {
  await untilPrefetched(page)
  let before = -1
  await expect
    .poll(
      async () => {
        const count = await cachedCount(page)
        const isStable = count > 0 && count === before
        before = count
        return isStable
      },
      { interval: 3_000 },
    )
    .toBe(true)
  return before
}

// src/pwa/pictures has tests of the order, the limit and a full device.
it('fetches unseen pictures once on an unmetered network, and shows these pictures offline', async () => {
  const { page, context, expectErrors } = await visit()
  // A cached size of a picture replaces the sizes that are not cached.
  expectErrors('net::ERR_')
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { type: 'wifi' } }),
  )
  await page.goto(site.url(PAGE_WITHOUT_PICTURES))
  expect(await untilCached(page)).toBeGreaterThan(40)

  let requests = 0
  context.on('request', (request) => (requests += request.url().includes('_320?') ? 1 : 0))
  await page.reload()
  await untilQuiet(page)
  await page.waitForTimeout(2_000)
  const fetched = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('_320?')).length,
  )
  expect([requests, fetched]).toEqual([0, 0])

  await context.setOffline(true)
  await page.goto(site.url(paths.officials))
  await page.waitForFunction(() => {
    const [first] = document.querySelectorAll<HTMLImageElement>('main article img')
    return first && first.naturalWidth > 0
  })
})
