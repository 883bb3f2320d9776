import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { HostingSite } from '../../../functions/src/publishing/hosting-site'
import { collectionOf } from '../../../sample/reading'
import { SAMPLE_FILE } from '../../../scripts/support/paths'
import { publishLocally } from '../../../scripts/support/publish-local'
import { PUBLIC_LISTS } from '../../../src/domain/public-lists'
import { PUBLISHED } from '../../../src/domain/publishing/publication'
import { isRealDay } from '../../../src/domain/time/date'
import { jpegSize } from '../../support/jpeg-size'
import { setupSite } from '../../support/site'

const site = setupSite({ published: true })
const { documents } = JSON.parse(readFileSync(SAMPLE_FILE, 'utf8')) as {
  documents: Record<string, object>
}

const PUBLIC: ReadonlySet<string> = new Set([
  ...Object.keys(PUBLIC_LISTS),
  ...['pages', 'site_settings', 'partners', 'budget_summary', 'complaint_totals', 'request_totals'],
])

const read = async (path: string) => (await fetch(site.url(path))).text()
const publicationNumber = async () =>
  (JSON.parse(await read(PUBLISHED.version)) as { number: number }).number

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('$timestamp' in value) return []
  return Object.values(value).flatMap(textsIn)
}

const plain = (text: string) =>
  text
    .replaceAll(/&quot;|&#34;|\\"/g, '"')
    .replaceAll(/&#x27;|&#39;|&apos;/g, "'")
    .replaceAll(/&lt;|\\u003c/g, '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('\\n', '\n')

it('publishes no text of drafts, bin, users, reports or the audit log', async () => {
  const shown = JSON.stringify(
    Object.entries(documents).filter(([path]) => PUBLIC.has(path.split('/')[0] ?? '')),
  )
  const texts = Object.entries(documents)
    .filter(([path]) => !PUBLIC.has(path.split('/')[0] ?? ''))
    .flatMap(([path, document]) => [path.split('/').at(-1) ?? '', ...textsIn(document)])
  // Shorter texts, such as names of states and steps, also appear elsewhere.
  const secrets = [...new Set(texts)].filter(
    (text) =>
      text.length > 10 && !isRealDay(text) && !shown.includes(JSON.stringify(text).slice(1, -1)),
  )
  const kinds = new Set(Object.keys(documents).map(collectionOf))
  expect([...kinds]).toEqual(expect.arrayContaining(['drafts', 'bin', 'users', 'complaints']))
  expect(secrets.length).toBeGreaterThan(100)

  const hosting = new HostingSite({ siteId: 'demo-desa', local: site.url('') })
  const files = [...(await hosting.files((await hosting.live()) ?? '')).keys()]
  // The functions publish no code and no pictures.
  const published = files.filter((path) => /\.(html|json|xml|txt)$/.test(path))
  expect(published.length).toBeGreaterThan(45)
  for (const path of published) {
    const text = plain(await read(path))
    const leaked = secrets.filter((secret) => text.includes(secret))
    expect(leaked, path).toEqual([])
  }
})

/** Returns the paths of the matched addresses, which start with the origin of the build. */
const pathsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, address = '']) => {
    expect(address).toMatch(/^https?:\/\/[^/]+\//)
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })

it('serves every page of the sitemap as indexable, home and news with a large preview picture, and unknown paths as 404 with noindex', async () => {
  const meta = (html: string, key: string) =>
    new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1]
  const [sitemap = ''] = pathsIn(await read('/robots.txt'), /^Sitemap: (.+)$/gm)
  const named = pathsIn(await read(sitemap), /<loc>([^<]+)</g)
  expect(named).toEqual(expect.arrayContaining(['/', '/berita', '/agenda', '/kontak']))
  expect(named.length).toBeGreaterThan(30)
  for (const path of named) {
    const answer = await fetch(site.url(path))
    const html = await answer.text()
    expect([answer.status, meta(html, 'robots')], path).toEqual([200, undefined])
    expect(pathsIn(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([path])
  }

  const [newest = ''] = pathsIn(await read('/feed.xml'), /<id>([^<]+\/berita\/[^<]+)</g)
  for (const path of ['/', newest]) {
    const html = await read(path)
    expect(/<title>([^<]*)</.exec(html)?.[1]).toContain(meta(html, 'og:title'))
    const [address = ''] = pathsIn(html, /"og:image" content="([^"]+)"/g)
    const picture = await fetch(site.url(address))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const size = jpegSize(Buffer.from(await picture.arrayBuffer()))
    expect(size, path).toEqual({ width: 1200, height: 630 })
  }
  const missing = await fetch(site.url('/tidak/ada'))
  const html = await missing.text()
  expect([missing.status, meta(html, 'robots')]).toEqual([404, 'noindex'])
  expect(html).not.toContain('canonical')
})

/** Sets the time of the last release to 1970, so that the next one does not wait. */
async function forgetRelease() {
  await site.idle()
  await site.patch('publishing/state', { released: new Date(0) })
}

describe('a content change', () => {
  const [newest = '', second = ''] = Object.keys(documents)
    .filter((path) => path.startsWith('news/'))
    .sort()
    .reverse()
  const itemPath = (path: string) => `/berita/${path.split('/')[1] ?? ''}`
  const TITLE = 'Jembatan gantung Cikapundung selesai diperbaiki'

  const pages = ['/', '/berita', itemPath(newest), PUBLISHED.content, '/feed.xml']
  const isShown = async () =>
    (await Promise.all(pages.map(read))).map((text) => text.includes(TITLE))

  it('updates every page that shows the item, and a deletion removes the item from all pages', async () => {
    const number = await publicationNumber()
    await forgetRelease()
    await site.patch(newest, { title: TITLE })
    const all = pages.map(() => true)
    // About 3 s on an idle machine (docs/metrics.md).
    const soon = { timeout: 120_000, interval: 100 }
    await vi.waitFor(async () => expect(await isShown()).toEqual(all), soon)
    await site.idle()
    expect(await publicationNumber()).toBe(number + 1)

    await forgetRelease()
    await site.remove(newest)
    await vi.waitFor(async () => expect(await isShown()).toEqual(pages.map(() => false)), soon)
    const shell = await read('/shell')
    expect((await read('/sitemap.xml')).includes(itemPath(newest))).toBe(false)
    expect((await read(itemPath(newest))) === shell).toBe(true)
    expect((await read(itemPath(second))) === shell).toBe(false)
  })
})

it('publishes nothing when the local Firebase starts with the build that is already published', async () => {
  const number = await publicationNumber()
  await publishLocally(site.url(''))
  expect(await publicationNumber()).toBe(number)
})

it('completes an interrupted publication when the local Firebase starts', async () => {
  const number = await publicationNumber()
  await forgetRelease()
  const until = new Date(Date.now() + 60_000)
  await site.patch('publishing/state/publishing_lease/publisher', { holder: 'a', until })
  await publishLocally(site.url(''))
  expect(await publicationNumber()).toBe(number + 1)
})

it('deploys the service worker when the local Firebase starts if only the worker differs from the live version', async () => {
  const built = await read('/service-worker.js')
  const hosting = new HostingSite({ siteId: 'demo-desa', local: site.url('') })
  const content = gzipSync(`${built}// of a former build`)
  const hash = createHash('sha256').update(content).digest('hex')
  const former = await hosting.clone((await hosting.live()) ?? '')
  await hosting.populate(former, new Map([['/service-worker.js', { hash, content }]]))
  await hosting.finalize(former)
  await hosting.release(former)
  expect((await read('/service-worker.js')) === built).toBe(false)
  await publishLocally(site.url(''))
  expect((await read('/service-worker.js')) === built).toBe(true)
})
