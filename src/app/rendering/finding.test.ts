import { describe, expect, it } from 'vitest'
import type { News } from '@/domain/news/article-schema'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { feedOf } from './feed'
import { publishedItem } from './published-item'
import { robotsOf, sitemapOf } from './sitemap'
import { itemOf } from '../../../tests/support/documents'

const SITE = 'https://sukamaju.desa.id'
const settings = { ...DEFAULT_SETTINGS, village_name: 'Desa "Maju" & <Jaya>' }

const article = (id: string, rest: Partial<News> = {}) =>
  itemOf('news', {
    ...{ id, title: `Judul ${id}`, excerpt: 'Ringkasan.', author: 'Siti', date: '2026-11-20' },
    updatedAt: '2026-11-21T03:00:00.000Z',
    ...rest,
  })

function parse(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  return parsed
}

const texts = (parsed: Document, selector: string) =>
  [...parsed.querySelectorAll(selector)].map(({ textContent }) => textContent)

describe('the feed', () => {
  const read = (articles: News[]) => {
    const items = articles.map((each) => publishedItem('berita', each))
    return parse(feedOf({ items, settings, siteUrl: SITE }))
  }

  it('contains the thirty newest articles, newest first', () => {
    const ids = Array.from({ length: 40 }, (_, index) => String(index + 10))
    const feed = read([...ids.slice(20), ...ids.slice(0, 20)].map((id) => article(id)))
    expect(texts(feed, 'entry > title')).toEqual(
      ids
        .reverse()
        .slice(0, 30)
        .map((id) => `Judul ${id}`),
    )
  })

  it('describes an article as plain text without markup', () => {
    const content = '## Acara\nDihadiri **ratusan** warga.\n![Foto](/v0/b/a.jpg){width=1 height=1}'
    const feed = read([article('1', { content })])
    expect(texts(feed, 'entry > content')).toEqual(['Acara\nDihadiri ratusan warga.\nFoto'])
    expect(texts(feed, 'entry > summary')).toEqual(['Ringkasan.'])
    expect(texts(feed, 'entry > author > name')).toEqual(['Siti'])
    expect(texts(feed, 'entry > id')).toEqual([`${SITE}/berita/1`])
    expect(texts(feed, 'entry > published')).toEqual(['2026-11-19T17:00:00.000Z'])
  })

  it('escapes HTML tags in titles', () => {
    const title = `</title><script>alert("1")</script> & ]]> \u0000\u000b'`
    const feed = read([article('1', { title, content: title })])
    expect(texts(feed, 'entry > title')).toEqual([`</title><script>alert("1")</script> & ]]> '`])
    expect(texts(feed, 'feed > title')).toEqual(['Berita Desa "Maju" & <Jaya>'])
  })

  it('contains the time of its latest change, and is generated even without articles', () => {
    const late = article('1', { updatedAt: '2026-11-22T00:00:00.000Z' })
    expect(texts(read([late, article('2')]), 'feed > updated')).toEqual([late.updatedAt])
    expect(texts(read([]), 'feed > id')).toEqual([`${SITE}/`])
  })
})

describe('the sitemap', () => {
  it('lists each published page with its last change', async () => {
    const sitemap = parse(
      await sitemapOf(
        [{ path: '/' }, { path: '/berita/1', changed: '2026-11-21T03:00:00.000Z' }],
        SITE,
      ),
    )
    expect(texts(sitemap, 'loc')).toEqual([`${SITE}/`, `${SITE}/berita/1`])
    expect(texts(sitemap, 'lastmod')).toEqual(['2026-11-21T03:00:00.000Z'])
  })

  it('omits pages that search engines should not list', async () => {
    const hidden = [
      '/test',
      '/login',
      '/admin',
      '/admin/berita',
      '/404',
      '/pengaduan/X',
      '/pencarian',
    ]
    const sitemap = parse(
      await sitemapOf(
        hidden.map((path) => ({ path })),
        SITE,
      ),
    )
    expect(texts(sitemap, 'loc')).toEqual([])
  })
})

it('robots.txt announces the sitemap to crawlers and excludes the admin area', () => {
  expect(robotsOf(SITE)).toBe(`User-agent: *\nDisallow: /admin\n\nSitemap: ${SITE}/sitemap.xml\n`)
})
