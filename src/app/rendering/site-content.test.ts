import { expect, it, vi } from 'vitest'
import { SITE_CONTENT_BYTES } from '@/domain/limits'
import { PUBLIC_LISTS, publicListsWith } from '@/domain/public-lists'
import { siteContent } from './site-content'

const PUBLICATION = { number: 3, at: 60_000 }
const settings = [
  ['content', 'site_settings', 'document', '1'],
  { village_name: 'Sukamaju' },
] as const
const articles = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) => {
    return [['content', 'item', 'berita', `${count - index}`], 'x'.repeat(bytes)] as const
  })
const sizeOf = (text: string) => text.length

it('contains all query results, and as many of the newest items as a device prefetches', () => {
  const ahead = publicListsWith('prefetch').map((name): number => PUBLIC_LISTS[name].prefetch)
  const most = ahead.reduce((sum, count) => sum + count)
  const items = articles(most + 1, 100)
  expect(siteContent(PUBLICATION, [settings], items, sizeOf)).toEqual({
    ...PUBLICATION,
    queries: [settings, ...items.slice(0, most)],
  })
})

it('contains as many articles as fit if not all articles fit', () => {
  const items = articles(100, 4_900)
  const content = siteContent(PUBLICATION, [settings], items, sizeOf)
  expect(content.queries).toEqual([settings, ...items.slice(0, content.queries.length - 1)])
  const size = sizeOf(JSON.stringify(content))
  expect(size).toBeLessThanOrEqual(SITE_CONTENT_BYTES)
  expect(size).toBeGreaterThan(SITE_CONTENT_BYTES - 5_000)
})

it('contains no article if the size limit leaves no space', () => {
  const content = siteContent(PUBLICATION, [settings], articles(3, SITE_CONTENT_BYTES), sizeOf)
  expect(content.queries).toEqual([settings])
})

it('omits the largest query result if it alone is too large', () => {
  const history = [
    ['content', 'pages', 'document', 'sejarah'],
    'x'.repeat(SITE_CONTENT_BYTES),
  ] as const
  const items = articles(2, 100)
  const content = siteContent(PUBLICATION, [history, settings], items, sizeOf)
  expect(content.queries).toEqual([settings, ...items])
})

it('measures the compressed size only a few times, because compression is slow', () => {
  const measured = vi.fn(sizeOf)
  siteContent(PUBLICATION, [settings], articles(100, 4_900), measured)
  expect(measured.mock.calls.length).toBeLessThan(10)
})
