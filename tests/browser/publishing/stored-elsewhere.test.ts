import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { HostingSite } from '../../../functions/src/publishing/hosting-site'
import { publishLocally } from '../../../scripts/support/publish-local'
import { paths } from '../../../src/domain/paths'
import { PUBLISHED } from '../../../src/domain/publishing/publication'
import { parseCsv } from '../../../src/domain/text/parse-csv'
import { FORBIDDEN_HOST } from '../../support/attacks/payloads'
import { typedVillage } from '../../support/attacks/typed-village'
import { flat, watchAttacks } from '../../support/attacks/watch'
import { setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

/*
 * What was typed to do harm, in what other programs read of the site: files, previews, feeds, tables, calendars.
 */

const site = setupSite()
const browser = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

/** No other host answers. */
async function visit(options?: Parameters<typeof browser.visit>[0]) {
  const visited = await browser.visit(options)
  visited.expectErrors('Failed to load resource')
  await watchAttacks(visited.context)
  return visited
}

const village = typedVillage()
beforeAll(async () => {
  await site.load(village.documents)
  await publishLocally(site.url(''))
  // By the functions, where what was written has them at it already.
  await site.idle()
})

const read = async (path: string) => (await fetch(site.url(path))).text()
const typedInto = (...fields: string[]) =>
  fields.flatMap((field) => village.texts[field] ?? []).map(flat)

it('nothing that was typed begins an element, ends a script or is an address in any published file', async () => {
  const hosting = new HostingSite({ siteId: 'demo-desa', local: site.url('') })
  const files = [...(await hosting.files((await hosting.live()) ?? '')).keys()]
  const pages = files.filter((path) => path.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(45)
  for (const path of pages) {
    const html = await read(path.replace(/(index)?\.html$/, ''))
    expect(html, path).not.toMatch(/<(img src=x|svg\/|script>)|<\/title><\/|--><script/i)
    expect(html, path).not.toMatch(/(href|src|action)="?\s*(javascript|data|\/\/|\/\\)/i)
  }
  // Their type is none in which a browser runs anything.
  for (const path of [PUBLISHED.content, PUBLISHED.manifest, '/feed.xml', '/sitemap.xml']) {
    const { headers } = await fetch(site.url(path))
    expect(headers.get('content-type'), path).toMatch(/(json|xml)/)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  }
  const manifest = JSON.parse(await read(PUBLISHED.manifest)) as { name: string }
  expect(typedInto('site_settings.village_name')).toContain(flat(manifest.name))
})

/** What a reader of XML finds in a file. */
const textsOf = (page: Page, path: string, selector: string) =>
  page.evaluate(
    async ({ path, selector }) => {
      const text = await (await fetch(path)).text()
      const xml = new DOMParser().parseFromString(text, 'application/xml')
      const error = xml.querySelector('parsererror')
      if (error) throw new Error(error.textContent ?? path)
      return [...xml.querySelectorAll(selector)].map((found) => found.textContent ?? '')
    },
    { path, selector },
  )

it('a title that ends elements of XML is a title in the feed, and breaks neither it nor the sitemap', async () => {
  const { page } = await visit()
  await page.goto(site.url(paths.privacy))
  const titles = await textsOf(page, '/feed.xml', 'entry > title')
  expect(titles.length).toBeGreaterThan(10)
  const typed = [...typedInto('news.title', 'announcements.title'), '<svg/onload=ran()>']
  expect(typed).toEqual(expect.arrayContaining(titles.map(flat)))
  const addresses = await textsOf(page, '/sitemap.xml', 'loc')
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) expect(address).toMatch(/^http:\/\/[\w.:]+(\/[\w-]*){1,2}$/)
})

it('previews and search engines are told titles as they were typed, and no address that misleads', async () => {
  const { page } = await visit()
  await page.goto(site.url(paths.privacy))
  const items = Object.keys(village.documents).filter((path) => path.startsWith('news/'))
  const told = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const whole = await (await fetch(address)).text()
          // A policy holds in documents that are only read, too.
          const text = whole.replace(/<style>.*?<\/style>/s, '')
          const html = new DOMParser().parseFromString(text, 'text/html')
          const content = (key: string) =>
            html.querySelector<HTMLMetaElement>(`meta[property="og:${key}"]`)?.content ?? ''
          const data = [...html.querySelectorAll('script[type="application/ld+json"]')].map(
            ({ textContent }) => JSON.parse(textContent ?? '') as { headline?: string },
          )
          return { title: content('title'), image: content('image'), data }
        }),
      ),
    items.map((path) => paths.article(path.split('/')[1] ?? '')),
  )
  const typed = [...typedInto('news.title'), '<svg/onload=ran()>']
  for (const { title, image, data } of told) {
    expect(typed).toContain(flat(title))
    expect(data.map(({ headline = '' }) => flat(headline))).toEqual([flat(title)])
    expect(image).toMatch(/^https?:\/\/[^"<>]+$/)
  }
})

/** The files that are saved when each of these links is pressed. */
async function filesBehind(page: Page, path: string, name: RegExp): Promise<string[]> {
  await page.goto(site.url(path))
  const links = page.getByRole('main').getByRole('link', { name })
  await links.first().waitFor()
  const files: string[] = []
  for (const link of await links.all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    files.push(readFileSync(await download.path(), 'utf8'))
  }
  return files
}

it('lines that a title has are no lines of a calendar', async () => {
  const { page } = await visit()
  const files = await filesBehind(page, paths.agenda, /^Tambahkan ke kalender/)
  const [all] = [files.join('')]
  expect(all).toContain('ATTACH')
  for (const file of files) {
    expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
    expect(file.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
    expect(file).not.toMatch(/^ATTACH/m)
  }
})

it.each([paths.statistics, paths.budget])(
  'a name that is a formula is none in a table from %s',
  async (path) => {
    const { page } = await visit()
    const cells = (await filesBehind(page, path, /CSV/)).flatMap((file) =>
      parseCsv(file, 1_000).rows.flat(),
    )
    expect(cells.some((cell) => cell.startsWith("'=HYPERLINK"))).toBe(true)
    expect(cells.filter((cell) => /^[=+\-@\t\r](?!\d+$)/.test(cell))).toEqual([])
  },
)

describe('who has signed in is led to no other site', () => {
  const NAMES = ['kembali', 'next', 'lanjut', 'redirect', 'url', 'continue', 'returnTo']

  it.each([
    ['//jahat.example'],
    ['https://jahat.example/admin'],
    ['/\\jahat.example'],
    ['/admin/../..//jahat.example'],
    ['/admin/\\..\\..\\jahat.example'],
    ['/admin/%2e%2e/%2e%2e/jahat.example'],
    ['javascript:ran.push("kembali")'],
  ])('by an address that asks to go on to %s', async (wanted) => {
    const { page, context } = await visitAs('editor')
    const asked: string[] = []
    context.on('request', (request) => asked.push(new URL(request.url()).hostname))
    const query = new URLSearchParams(NAMES.map((name) => [name, wanted]))
    await page.goto(site.url(`/login?${query}`))
    await page.waitForURL((url) => url.pathname === '/admin')
    await page.locator('h1, main').first().waitFor()
    expect(await page.evaluate(() => [location.origin, window.ran])).toEqual([
      new URL(site.url()).origin,
      [],
    ])
    expect(asked).not.toContain(FORBIDDEN_HOST)
  })
})
