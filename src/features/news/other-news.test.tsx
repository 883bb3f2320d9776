import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { Article } from '@/domain/schemas/article'
import { latestNewsQuery, newsArchiveQuery } from './news-queries'
import OtherNews from './other-news'

const { readItems } = vi.hoisted(() => ({
  readItems: vi.fn<() => Promise<Article[]>>(),
}))
vi.mock('@/lib/query/read-content', () => ({ readItems }))

const article = (id: string) => ({
  id,
  title: `Berita ${id}`,
  excerpt: '',
  content: '',
  category: 'Kesehatan' as const,
  author: 'Admin',
  date: '2026-11-01',
  views: 0,
  imageurl: '',
  imagewidth: 0,
  imageheight: 0,
  imagealt: '',
  createdBy: 'uji',
  updatedBy: 'uji',
  updatedAt: '2026-11-01T00:00:00.000Z',
})

function show(fill: (client: QueryClient) => void = () => {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  })
  fill(client)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OtherNews than="B" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)

it('the three newest others stand below an article', () => {
  show((client) =>
    client.setQueryData(
      latestNewsQuery.queryKey,
      ['D', 'C', 'B', 'A'].map((id) => article(id)),
    ),
  )
  expect(titles()).toEqual(['Berita D', 'Berita C', 'Berita A'])
})

it('what failed to load is taken from what the device keeps', async () => {
  readItems.mockRejectedValue(new Error('mati'))
  show((client) => client.setQueryData(newsArchiveQuery(null).queryKey, [article('A')]))
  expect(await screen.findByRole('heading', { name: 'Berita A' })).toBeVisible()
  expect(titles()).toEqual(['Berita A'])
})

it('nothing is said where there is nothing else', () => {
  show((client) => client.setQueryData(latestNewsQuery.queryKey, [article('B')]))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

it('a village whose news cannot be read leaves the place empty', async () => {
  readItems.mockRejectedValue(new Error('mati'))
  show()
  await vi.waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument())
})
