import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
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
 * Malicious texts in content that other programs read: files, previews, feeds, tables, calendars.
 */

const site = setupSite()
const browser = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

/** Opens a profile without access to other hosts. */
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
  // The functions publish the loaded documents too.
  await site.idle()
})

const read = async (path: string) => (await fetch(site.url(path))).text()
const typedInto = (...fields: string[]) =>
  fields.flatMap((field) => village.texts[field] ?? []).map(flat)

it('publishes no file in which a text starts an element, ends a script or is an address', async () => {
  const hosting = new HostingSite({ siteId: 'demo-desa', local: site.url('') })
  const files = [...(await hosting.files((await hosting.live()) ?? '')).keys()]
  const pages = files.filter((path) => path.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(45)
  for (const path of pages) {
    const html = await read(path.replace(/(index)?\.html$/, ''))
    expect(html, path).not.toMatch(/<(img src=x|svg\/|script>)|<\/title><\/|--><script/i)
    expect(html, path).not.toMatch(/(href|src|action)="?\s*(javascript|data|\/\/|\/\\)/i)
  }
  // Browsers run no scripts in these types.
  for (const path of [PUBLISHED.content, PUBLISHED.manifest, '/feed.xml', '/sitemap.xml']) {
    const { headers } = await fetch(site.url(path))
    expect(headers.get('content-type'), path).toMatch(/(json|xml)/)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  }
  const manifest = JSON.parse(await read(PUBLISHED.manifest)) as { name: string }
  expect(typedInto('site_settings.village_name')).toContain(flat(manifest.name))
})

/** Returns the texts of the selected elements of an XML file. */
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

it('keeps titles with markup intact in feed, previews and structured data, and misleads no reader', async () => {
  const { page } = await visit()
  await page.goto(site.url(paths.privacy))
  const titles = await textsOf(page, '/feed.xml', 'entry > title')
  expect(titles.length).toBeGreaterThan(10)
  const typed = [...typedInto('news.title', 'announcements.title'), '<svg/onload=ran()>']
  expect(typed).toEqual(expect.arrayContaining(titles.map(flat)))
  const addresses = await textsOf(page, '/sitemap.xml', 'loc')
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) expect(address).toMatch(/^http:\/\/[\w.:]+(\/[\w-]*){1,2}$/)

  const items = Object.keys(village.documents).filter((path) => path.startsWith('news/'))
  const previews = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const whole = await (await fetch(address)).text()
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
  for (const { title, image, data } of previews) {
    expect([...typedInto('news.title'), '<svg/onload=ran()>']).toContain(flat(title))
    expect(data.map(({ headline = '' }) => flat(headline))).toEqual([flat(title)])
    expect(image).toMatch(/^https?:\/\/[^"<>]+$/)
  }
})

/** Saves the files behind all links of this name. */
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

it('saves calendars without injected lines and tables without formulas', async () => {
  const { page } = await visit()
  const calendars = await filesBehind(page, paths.agenda, /^Tambahkan ke kalender/)
  expect(calendars.join('')).toContain('ATTACH')
  for (const file of calendars) {
    expect.soft(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
    expect.soft(file.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
    expect.soft(file).not.toMatch(/^ATTACH/m)
  }
  for (const path of [paths.statistics, paths.budget]) {
    const files = await filesBehind(page, path, /CSV/)
    const cells = files.flatMap((file) => parseCsv(file, 1_000).rows.flat())
    expect
      .soft(
        cells.some((cell) => cell.startsWith("'=HYPERLINK")),
        path,
      )
      .toBe(true)
    expect
      .soft(
        cells.filter((cell) => /^[=+\-@\t\r](?!\d+$)/.test(cell)),
        path,
      )
      .toEqual([])
  }
})

it('stays on the site after signing in, whatever address the link asks for', async () => {
  const { page, context } = await visitAs('editor')
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).hostname))
  const names = ['kembali', 'next', 'lanjut', 'redirect', 'url', 'continue', 'returnTo']
  for (const wanted of [
    '//jahat.example',
    'https://jahat.example/admin',
    '/\\jahat.example',
    '/admin/../..//jahat.example',
    '/admin/\\..\\..\\jahat.example',
    '/admin/%2e%2e/%2e%2e/jahat.example',
    'javascript:ran.push("kembali")',
  ]) {
    const query = new URLSearchParams(names.map((name) => [name, wanted]))
    await page.goto(site.url(`/login?${query}`))
    await page.waitForURL((url) => url.pathname === '/admin')
    await page.locator('h1, main').first().waitFor()
    const place = await page.evaluate(() => [location.origin, window.ran])
    expect.soft(place, wanted).toEqual([new URL(site.url()).origin, []])
  }
  expect(asked).not.toContain(FORBIDDEN_HOST)
})
