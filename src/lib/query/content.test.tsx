import type { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { contentItem, contentList, contentPages } from './content'
import type { ContentQuery } from './content-query'
import { useContentItem } from './use-content-item'
import { insideSite, testClient } from '../../../tests/support/inside-site'

const { readItems, readItemPage, readItemOn } = vi.hoisted(() => ({
  readItems: vi.fn<() => Promise<object[]>>(),
  readItemPage: vi.fn<() => Promise<object>>(),
  readItemOn: vi.fn<() => Promise<object | null>>(),
}))
vi.mock('./read-content', () => ({ readItems, readItemPage, readItemOn }))

const NEWS = { id: 'A', title: 'Panen', content: 'Panjang sekali.' }
const SUMMARY = { id: 'A', title: 'Panen' }

function show(client: QueryClient) {
  return renderHook(() => useContentItem('berita', 'A'), { wrapper: insideSite({ client }) }).result
}

/** Returns a client that has loaded `list`, but whose cache contains only the summary of the item. */
async function summarised(list: ContentQuery) {
  const client = testClient()
  await list.fetch(client)
  client.removeQueries({ queryKey: contentItem('berita', 'A').queryKey })
  return client
}

beforeEach(() => {
  readItems.mockReset().mockResolvedValue([NEWS])
  readItemPage.mockReset().mockResolvedValue({ items: [NEWS], next: null })
  readItemOn.mockReset()
})

it.each([contentList('news'), contentPages('news')])(
  'stores a list without texts, and each text once under the key of its item',
  async (list) => {
    const client = testClient()
    await list.fetch(client)
    expect(JSON.stringify(client.getQueryData(list.queryKey))).not.toContain(NEWS.content)
    expect(client.getQueryData(contentItem('berita', 'A').queryKey)).toEqual(NEWS)
  },
)

it('shows an item of a loaded list without a request', async () => {
  const client = testClient()
  client.setDefaultOptions({ queries: { staleTime: 60_000 } })
  await contentList('announcements').fetch(client)
  expect(show(client).current).toMatchObject({ data: NEWS, summary: undefined })
  expect(readItemOn).not.toHaveBeenCalled()
})

it.each([contentList('news'), contentPages('announcements')])(
  'shows a summary while the item loads, without storing it as the item',
  async (list) => {
    const client = await summarised(list)
    readItemOn.mockResolvedValue(NEWS)
    const item = show(client)
    expect(item.current).toMatchObject({ data: undefined, summary: SUMMARY })
    expect(client.getQueryData(contentItem('berita', 'A').queryKey)).toBeUndefined()
    await waitFor(() => expect(item.current).toMatchObject({ data: NEWS, summary: undefined }))
  },
)

it.each([
  [
    'keeps the summary if the item cannot be read',
    new Error('putus'),
    { isError: true, summary: SUMMARY },
  ],
  ['omits the summary of a deleted item', null, { data: null, summary: undefined }],
])('%s', async (_, result, expected) => {
  const client = await summarised(contentList('news'))
  readItemOn.mockImplementation(() => (result ? Promise.reject(result) : Promise.resolve(null)))
  const item = show(client)
  await waitFor(() => expect(item.current).toMatchObject(expected))
})
