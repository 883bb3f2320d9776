import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Article } from '@/domain/news/article-schema'
import { contentItem } from '@/lib/query/content'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { prefetchedNewsQuery } from './news-queries'
import OtherNews from './other-news'
import { itemOf } from '../../../tests/support/documents'

type Neighbours = [before: Article | undefined, after: Article | undefined]

const { readItems, readNeighbours } = vi.hoisted(() => ({
  readItems:
    vi.fn<(name: string, selection: { where?: object; limit: number }) => Promise<Article[]>>(),
  readNeighbours: vi.fn<(name: string, article: { id: string }) => Promise<Neighbours>>(),
}))
vi.mock('@/lib/query/read-content', () => ({ readItems, readNeighbours }))

beforeEach(() => {
  readItems.mockReset().mockRejectedValue(new Error('mati'))
  readNeighbours.mockReset().mockRejectedValue(new Error('mati'))
})

const article = (id: string, category = 'Kesehatan') =>
  ({ ...itemOf('news', { id, title: `Berita ${id}`, date: '2026-11-01' }), category }) as Article

function show(than: Article, prefetched?: Article[]) {
  const client = testClient()
  client.setQueryData(contentItem('berita', than.id).queryKey, than)
  if (prefetched) client.setQueryData(prefetchedNewsQuery(than.category).queryKey, prefetched)
  return render(<OtherNews than={than.id} category={than.category} />, {
    wrapper: insideSite({ client }),
  })
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
const neighbours = () =>
  within(screen.getByRole('navigation', { name: 'Artikel lain' }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('rel'), link.textContent])

const LETTERS = ['H', 'G', 'F', 'E', 'D', 'C', 'B', 'A']

it('related articles are the prefetched neighbours, then articles of the same category, then the newest articles', async () => {
  const prefetched = LETTERS.map((id) => article(id, 'EHB'.includes(id) ? 'Kesehatan' : 'Ekonomi'))
  show(prefetched[3]!, prefetched)
  await screen.findByRole('navigation', { name: 'Artikel lain' })
  expect(screen.getByRole('heading', { name: 'Berita lainnya' })).toBeVisible()
  expect(neighbours()).toEqual([
    ['prev', 'SebelumnyaBerita D'],
    ['next', 'BerikutnyaBerita F'],
  ])
  expect(titles()).toEqual(['Berita H', 'Berita B', 'Berita G'])
  expect(readItems).not.toHaveBeenCalled()
})

it.each([
  ['newest', 'H', [['prev', 'SebelumnyaBerita G']]],
  ['oldest', 'A', [['next', 'BerikutnyaBerita B']]],
])('related articles of the %s article include only one neighbour', async (_, id, expected) => {
  const prefetched = LETTERS.map((each) => article(each))
  show(article(id), prefetched)
  await screen.findByRole('navigation', { name: 'Artikel lain' })
  expect(neighbours()).toEqual(expected)
})

it('related articles are read from a few documents if nothing was prefetched', async () => {
  readNeighbours.mockResolvedValue([article('F'), article('D')])
  readItems.mockImplementation((_, { where }) =>
    Promise.resolve(where ? [article('H'), article('E')] : LETTERS.map((id) => article(id))),
  )
  show(article('E'))
  await screen.findByRole('navigation', { name: 'Artikel lain' })
  expect(titles()).toEqual(['Berita H', 'Berita G', 'Berita C'])
  expect(readNeighbours).toHaveBeenCalledExactlyOnceWith(
    'news',
    expect.objectContaining({ id: 'E' }),
  )
  for (const [, { limit }] of readItems.mock.calls) expect(limit).toBeLessThan(10)
})

it('related articles of an announcement are announcements', async () => {
  const prefetched = LETTERS.map((id) => article(id, 'Pengumuman'))
  show(prefetched[0]!, prefetched)
  expect(await screen.findByRole('heading', { name: 'Pengumuman lainnya' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Semua pengumuman/ })).toHaveAttribute(
    'href',
    '/berita?kategori=Pengumuman',
  )
})

it.each([
  ['there is no other article', [article('A')]],
  ['the news cannot be read', undefined],
])('the section of related articles is hidden if %s', async (_, prefetched) => {
  const { container } = show(article('A'), prefetched)
  await vi.waitFor(() => expect(container).toBeEmptyDOMElement())
})
