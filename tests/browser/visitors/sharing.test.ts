import { describe, expect, it } from 'vitest'
import { jpegSize } from '../../support/jpeg-size'
import { setupSite } from '../../support/site'

// No browser here: what a program sees that fetches a page and runs nothing.
const site = setupSite()

async function read(path: string) {
  const answer = await fetch(site.url(path), { headers: { 'user-agent': 'WhatsApp/2.24.1 A' } })
  const html = await answer.text()
  const meta = (key: string) =>
    new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1]
  return { status: answer.status, html, meta, title: /<title>([^<]*)</.exec(html)?.[1] }
}

/** Addresses are those of where the site was built for; here it answers elsewhere. */
const pathsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, address = '']) => {
    expect(address).toMatch(/^https?:\/\/[^/]+\//)
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })

async function picture(html: string) {
  const [path = ''] = pathsIn(html, /"og:image" content="([^"]+)"/g)
  const answer = await fetch(site.url(path))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  return jpegSize(Buffer.from(await answer.arrayBuffer()))
}

describe('whoever gets a link by WhatsApp', () => {
  it('sees title, summary and picture of the newest article', async () => {
    const [newest = ''] = pathsIn((await read('/feed.xml')).html, /<id>([^<]+\/berita\/[^<]+)</g)
    const { status, html, meta, title } = await read(newest)
    expect(status).toBe(200)
    expect(title).toBe(`${meta('og:title')} – Desa Sukamaju`)
    expect(meta('og:description')).not.toBe('')
    expect(pathsIn(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([newest])
    expect(await picture(html)).toEqual({ width: 1200, height: 630 })
  })

  it('sees the village’s own picture where a page has none', async () => {
    const { html, meta, title } = await read('/')
    expect([title, meta('og:title')]).toEqual(['Desa Sukamaju', 'Desa Sukamaju'])
    expect(await picture(html)).toEqual({ width: 1200, height: 630 })
  })
})

describe('a search engine', () => {
  it('is led to every page, and each is one to be found', async () => {
    const [sitemap = ''] = pathsIn((await read('/robots.txt')).html, /^Sitemap: (.+)$/gm)
    const named = pathsIn((await read(sitemap)).html, /<loc>([^<]+)</g)
    expect(named).toEqual(expect.arrayContaining(['/', '/berita', '/agenda', '/kontak']))
    expect(named.length).toBeGreaterThan(30)
    for (const path of named) {
      const { status, html, meta } = await read(path)
      expect([path, status, meta('robots')]).toEqual([path, 200, undefined])
      expect(pathsIn(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([path])
    }
  })

  it('learns that an address leads nowhere', async () => {
    const { status, html, meta } = await read('/tidak/ada')
    expect(status).toBe(404)
    expect(meta('robots')).toBe('noindex')
    expect(html).not.toContain('canonical')
  })
})
