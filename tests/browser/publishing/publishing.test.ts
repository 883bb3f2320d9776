import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { HostingSite } from '../../../functions/src/publishing/hosting-site'
import { collectionOf } from '../../../sample/reading'
import { SAMPLE_FILE } from '../../../scripts/support/paths'
import { publishLocally } from '../../../scripts/support/publish-local'
import { LISTED } from '../../../src/domain/listed'
import { PUBLISHED } from '../../../src/domain/publishing/publication'
import { isRealDay } from '../../../src/domain/time/date'
import { setupSite } from '../../support/site'

/*
 * The sample village, published by the functions with the site's own renderer.
 */

const site = setupSite()
const { documents } = JSON.parse(readFileSync(SAMPLE_FILE, 'utf8')) as {
  documents: Record<string, object>
}

const PUBLIC: ReadonlySet<string> = new Set([
  ...Object.keys(LISTED),
  ...['pages', 'site_settings', 'partners', 'budget_summary', 'complaint_totals'],
])

beforeAll(() => publishLocally(site.url('')))

const read = async (path: string) => (await fetch(site.url(path))).text()
const numberOf = async () =>
  (JSON.parse(await read(PUBLISHED.version)) as { number: number }).number

/** The texts in a value, however deep; of bytes and times none. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('$bytes' in value || '$timestamp' in value) return []
  return Object.values(value).flatMap(textsIn)
}

/** As it was before it was put into HTML, XML or JSON. */
const plain = (text: string) =>
  text
    .replaceAll(/&quot;|&#34;|\\"/g, '"')
    .replaceAll(/&#x27;|&#39;|&apos;/g, "'")
    .replaceAll(/&lt;|\\u003c/g, '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('\\n', '\n')

it('nothing of drafts, bin, users, reports and records is in any published byte', async () => {
  const shown = JSON.stringify(
    Object.entries(documents).filter(([path]) => PUBLIC.has(path.split('/')[0] ?? '')),
  )
  const kept = Object.entries(documents)
    .filter(([path]) => !PUBLIC.has(path.split('/')[0] ?? '') && !path.startsWith('search_index/'))
    .flatMap(([path, document]) => [path.split('/').at(-1) ?? '', ...textsIn(document)])
  // What is shorter is names of states and the like.
  const secrets = [...new Set(kept)].filter(
    (text) =>
      text.length >= 10 && !isRealDay(text) && !shown.includes(JSON.stringify(text).slice(1, -1)),
  )
  const kinds = new Set(Object.keys(documents).map(collectionOf))
  expect([...kinds]).toEqual(expect.arrayContaining(['drafts', 'bin', 'users', 'complaints']))
  expect(secrets.length).toBeGreaterThan(100)

  const hosting = new HostingSite({ siteId: 'demo-desa', local: site.url('') })
  const files = [...(await hosting.files((await hosting.live()) ?? '')).keys()]
  // Of the built files code and pictures are none of this function's doing.
  const published = files.filter((path) => /\.(html|json|xml|txt)$/.test(path))
  expect(published.length).toBeGreaterThan(45)
  for (const path of published) {
    const text = plain(await read(path))
    const leaked = secrets.filter((secret) => text.includes(secret))
    expect(leaked, path).toEqual([])
  }
})

/** The last release is some time ago. */
async function hadTime() {
  await site.idle()
  await site.patch('publishing/state', { released: new Date(0) })
}

describe('what the village writes', () => {
  const [newest = '', second = ''] = Object.keys(documents)
    .filter((path) => path.startsWith('news/'))
    .sort()
    .reverse()
  const pageOf = (path: string) => `/berita/${path.split('/')[1] ?? ''}`
  const TITLE = 'Jembatan gantung Cikapundung selesai diperbaiki'

  const pages = ['/', '/berita', pageOf(newest), PUBLISHED.content, '/feed.xml']
  const isShown = async () =>
    (await Promise.all(pages.map(read))).map((text) => text.includes(TITLE))

  it('is soon on every page that shows it, and is gone from all when it is taken away', async () => {
    const number = await numberOf()
    await hadTime()
    await site.patch(newest, { title: TITLE })
    const all = pages.map(() => true)
    // 3 s (docs/statistics.md), but for a busy machine.
    const soon = { timeout: 25_000, interval: 100 }
    await vi.waitFor(async () => expect(await isShown()).toEqual(all), soon)
    await site.idle()
    expect(await numberOf()).toBe(number + 1)

    await hadTime()
    await site.remove(newest)
    await vi.waitFor(async () => expect(await isShown()).toEqual(pages.map(() => false)), soon)
    const shell = await read('/shell')
    expect((await read('/sitemap.xml')).includes(pageOf(newest))).toBe(false)
    expect((await read(pageOf(newest))) === shell).toBe(true)
    expect((await read(pageOf(second))) === shell).toBe(false)
  })

  it('is no reason to publish where only views were counted, or a report was taken', async () => {
    await site.idle()
    const number = await numberOf()
    await site.load({ [second]: { ...documents[second], views: 4_711 } })
    const report = Object.keys(documents).find((path) => path.startsWith('complaint_status/')) ?? ''
    await site.patch(report, { category: 'lainnya' })
    await site.idle()
    expect(await numberOf()).toBe(number)
  })
})

it('a start with the same build has nothing to publish', async () => {
  const number = await numberOf()
  await publishLocally(site.url(''))
  expect(await numberOf()).toBe(number)
})

it('a start publishes what one before was cut off from publishing', async () => {
  const number = await numberOf()
  await hadTime()
  const until = new Date(Date.now() + 60_000)
  await site.patch('publishing/state/publishing_lease/publisher', { holder: 'a', until })
  await publishLocally(site.url(''))
  expect(await numberOf()).toBe(number + 1)
})

it('a start deploys the service worker where another is live that alone differs', async () => {
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
