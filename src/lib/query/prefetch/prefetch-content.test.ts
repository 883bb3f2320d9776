import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { contentKeys } from '../content-keys'
import { contentQuery } from '../content-query'
import { createQueryClient } from '../query-client'
import { prefetchContent } from './prefetch-content'

it('reads missing content one after another', async () => {
  const client = createQueryClient()
  const order: string[] = []
  const queries = ['a', 'b'].map((key) =>
    contentQuery([...contentKeys.all, key], () => {
      order.push(key)
      return Promise.resolve(key)
    }),
  )
  await prefetchContent(client, queries)
  await prefetchContent(client, queries)
  expect(order).toEqual(['a', 'b'])
})

it('does not read queries of the visible page', async () => {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const read = vi.fn(() => Promise.reject(new Error('putus')))
  const query = contentQuery([...contentKeys.all, 'a'], read)
  const stopShowing = new QueryObserver(client, query.options).subscribe(() => {})
  await vi.waitFor(() => expect(client.getQueryState(query.queryKey)?.status).toBe('error'))
  await prefetchContent(client, [query])
  expect(read).toHaveBeenCalledTimes(1)
  stopShowing()
  logged.mockClear()
})
