import { beforeAll, expect, it, vi } from 'vitest'
import { renderSite } from '../../src/app/rendering/render-site'
import type { Article } from '../../src/domain/news/article-schema'
import { createQueryClient } from '../../src/lib/query/query-client'
import { CLIENT_BUILD } from '../support/client-build'
import { itemOf } from '../support/documents'

const ID = { fine: '01ARZ3NDEKTSV4RRFFQ69G5FAV', broken: '01ARZ3NDEKTSV4RRFFQ69G5FAW' }

const article = (id: string, title: string, date: string): Article =>
  itemOf('news', { id, title, date, content: 'Isi.', author: 'Siti', category: 'Ekonomi' })

const found = vi.hoisted(() => ({ articles: [] as Article[] }))

vi.mock('../../src/app/rendering/read-site', async (original) => ({
  ...(await original<object>()),
  readAll: () => Promise.resolve(createQueryClient()),
  readNewest: (page: string) => Promise.resolve(page === 'berita' ? found.articles : []),
}))

function render(articles: Article[], stylesOf = () => '') {
  found.articles = articles
  return renderSite({
    build: CLIENT_BUILD,
    siteUrl: 'https://desa.test',
    bucket: '/v0/b/demo-desa.firebasestorage.app/o',
    publication: { number: 1, at: Date.parse('2026-11-22T05:00Z') },
    stylesOf,
    sizeOf: (text) => text.length,
  })
}

const FINE = article(ID.fine, 'Panen raya', '2026-11-20')
const BROKEN = { ...article(ID.broken, 'Rusak', '2026-11-21'), content: null as unknown as string }

beforeAll(() => render([FINE]))

it('reports a page that fails to render, and omits it from the site, sitemap and feed', async () => {
  const { files, unrendered } = await render([BROKEN, FINE])
  expect(unrendered).toEqual([
    { file: `/berita/${ID.broken}.html`, title: 'Rusak', cause: expect.any(Error) as Error },
  ])
  expect(files.get(`/berita/${ID.fine}.html`)).toContain('Panen raya')
  expect(files.has(`/berita/${ID.broken}.html`)).toBe(false)
  expect(files.has('/agenda.html')).toBe(true)
  for (const list of ['/sitemap.xml', '/feed.xml']) {
    expect(files.get(list)).toContain(ID.fine)
    expect(files.get(list)).not.toContain(ID.broken)
  }
})

it('omits an item with an invalid date from the feed only', async () => {
  const { files } = await render([article(ID.broken, 'Rusak', 'kapan'), FINE])
  expect(files.has(`/berita/${ID.broken}.html`)).toBe(true)
  expect(files.get('/feed.xml')).toContain(ID.fine)
  expect(files.get('/feed.xml')).not.toContain(ID.broken)
})

it('renders a title with an unpaired surrogate', async () => {
  const { files, unrendered } = await render([article(ID.fine, 'Kabar \ud83d', '2026-11-20')])
  expect(unrendered).toEqual([])
  expect(files.get(`/berita/${ID.fine}.html`)).toContain('Kabar')
})

it('throws if no page can be rendered', async () => {
  const failToRender = () => {
    throw new Error('no styles')
  }
  await expect(render([FINE], failToRender)).rejects.toThrow('No page can be rendered.')
})
