import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { ANNOUNCEMENT_CATEGORY } from '../../../src/domain/news/article'
import { paths } from '../../../src/domain/paths'
import { PHONE, setupBrowser } from '../../support/browser'
import { PAGES, wholePage } from '../../support/pages'
import { untilPrefetched } from '../../support/prefetched'
import { setupSite } from '../../support/site'
import { slowNetwork } from '../../support/slow-network'

const site = setupSite({ published: true })
const { visit } = setupBrowser()
const online = setupBrowser({ installs: false })

/** The title of home is not typed. */
const STILL = { ...PHONE, reducedMotion: 'reduce' } as const
/** What somebody looks up by a code is stored on no device. */
const ROUTES = [
  ...PAGES.filter((path) => path !== `${paths.complaint}/:code`),
  paths.newsIn(ANNOUNCEMENT_CATEGORY),
]

async function headingsOf(page: Page): Promise<string[]> {
  await wholePage(page)
  return page.getByRole('main').getByRole('heading').allInnerTexts()
}

/** The headings of each page, as with a network. */
const shown = new Map<string, string[]>()
let articles: string[] = []

beforeAll(async () => {
  const { page, expectErrors } = await online.visit(STILL)
  expectErrors('404')
  for (const path of ROUTES) {
    await page.goto(await site.address(path))
    const headings = await headingsOf(page)
    // What is found first is added to while somebody looks.
    shown.set(path, path.startsWith(paths.search) ? headings.slice(0, 1) : headings)
  }
  const sitemap = await (await fetch(site.url('/sitemap.xml'))).text()
  articles = [...sitemap.matchAll(/\/berita\/[0-9A-Z]+/g)].map(([path]) => path)
})

it('after one visit of a page over slow 4G the whole site opens without network', async () => {
  const network = await slowNetwork(site.url())
  const { page, context, expectErrors } = await visit(STILL)
  // Pictures that were never seen, what only a server knows, and who may sign in.
  expectErrors('net::ERR_', 'Sesi belum dapat diperiksa')
  await page.goto(network.url(paths.contact))
  // How long that takes says `docs/metrics.md`: it is eight seconds where nothing else runs.
  await untilPrefetched(page)
  await context.setOffline(true)
  network.close()

  for (const path of ROUTES) {
    const { pathname, search } = new URL(await site.address(path))
    await page.goto(network.url(pathname + search))
    await expect
      .poll(() => headingsOf(page), { message: path, timeout: 10_000 })
      .toEqual(expect.arrayContaining(shown.get(path) ?? []))
    expect(await page.getByText(/belum (tersimpan|dapat dibuka|dapat dimuat)/).count(), path).toBe(
      0,
    )
  }

  expect(articles.length).toBeGreaterThan(25)
  for (const path of [articles[0], articles[12], articles.at(-1)]) {
    await page.goto(network.url(path))
    await wholePage(page)
    expect((await page.getByRole('article').first().innerText()).length).toBeGreaterThan(500)
  }
})
