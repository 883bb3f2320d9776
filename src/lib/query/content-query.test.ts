import { InfiniteQueryObserver, QueryObserver, focusManager } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { contentKeys } from './content-keys'
import { contentQuery, pagedQuery } from './content-query'
import { expireContent } from './freshness/content-clock'
import { createQueryClient } from './query-client'

it('what is cached and fresh is not read again', async () => {
  const client = createQueryClient()
  const read = vi.fn(() => Promise.resolve('isi'))
  const query = contentQuery([...contentKeys.all, 'a'], read)
  await query.fetch(client)
  await query.fetch(client)
  expect(read).toHaveBeenCalledTimes(1)
  expect(client.getQueryData(query.queryKey)).toBe('isi')
})

it('a failed refresh is logged and leaves what was cached', async () => {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  const read = vi.fn(() => Promise.resolve('isi'))
  const query = contentQuery([...contentKeys.all, 'a'], read)
  await query.fetch(client)
  read.mockRejectedValue(new Error('putus'))
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  expireContent(client)
  await query.fetch(client)
  expect(logged).toHaveBeenCalledWith('Gagal memuat ["content","a"]:', expect.any(Error))
  expect(client.getQueryData(query.queryKey)).toBe('isi')
  logged.mockClear()
})

it('what failed is not tried anew by each part that is drawn later, but on the next entry', async () => {
  const client = createQueryClient()
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const read = vi.fn(() => Promise.reject(new Error('ditolak')))
  const query = contentQuery([...contentKeys.all, 'a'], read)
  client.setDefaultOptions({ queries: { retry: false } })
  await query.fetch(client)
  const stopShowing = new QueryObserver(client, query.options).subscribe(() => {})
  expect(read).toHaveBeenCalledTimes(1)
  await query.fetch(client)
  expect(read).toHaveBeenCalledTimes(2)
  stopShowing()
  logged.mockClear()
})

it.each([
  ['is repeated once', new Error('putus'), 2],
  [
    'is not repeated when the quota is used up',
    Object.assign(new Error('Quota exceeded.'), { code: 'resource-exhausted' }),
    1,
  ],
])('a read that fails %s', async (_, error, reads) => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const read = vi.fn(() => Promise.reject(error))
  const fetching = contentQuery([...contentKeys.all, 'a'], read).fetch(client)
  await vi.advanceTimersByTimeAsync(5_000)
  await fetching
  expect(read).toHaveBeenCalledTimes(reads)
  logged.mockClear()
  vi.useRealTimers()
})

it('what was not there is asked for again', async () => {
  const client = createQueryClient()
  const read = vi.fn<() => Promise<string | null>>(() => Promise.resolve(null))
  const query = contentQuery([...contentKeys.all, 'a'], read)
  await query.fetch(client)
  read.mockResolvedValue('isi')
  await query.fetch(client)
  expect(client.getQueryData(query.queryKey)).toBe('isi')
})

describe('a list of three pages', () => {
  const read = vi.fn((after = '0') =>
    Promise.resolve({ items: [after], next: after < '2' ? String(Number(after) + 1) : null }),
  )
  const list = pagedQuery([...contentKeys.all, 'b'], read)

  /** Mounts the list with this number of pages. */
  async function inView(pages: number) {
    const client = createQueryClient()
    client.mount()
    const observer = new InfiniteQueryObserver(client, list.options)
    const stopShowing = observer.subscribe(() => {})
    await list.fetch(client)
    for (let page = 1; page < pages; page++) await observer.fetchNextPage()
    read.mockClear()
    const leave = () => {
      stopShowing()
      client.unmount()
    }
    return { client, observer, leave }
  }

  async function lookAway() {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await new Promise((resolve) => setTimeout(resolve))
    focusManager.setFocused(undefined)
  }

  it('is one list, whose end is where no page is next', async () => {
    const { observer, leave } = await inView(2)
    expect(observer.getCurrentResult()).toMatchObject({ data: ['0', '1'], hasNextPage: true })
    await observer.fetchNextPage()
    expect(observer.getCurrentResult()).toMatchObject({ data: ['0', '1', '2'], hasNextPage: false })
    leave()
  })

  it('is refreshed under the reader’s eyes while it is one page', async () => {
    const { client, leave } = await inView(1)
    expireContent(client)
    await lookAway()
    expect(read).toHaveBeenCalledExactlyOnceWith(undefined, client)
    leave()
  })

  it('is read from its beginning again where a file has brought it', async () => {
    const client = createQueryClient()
    await list.fetch(client)
    const brought: unknown = JSON.parse(JSON.stringify(client.getQueryData(list.queryKey)))
    client.setQueryData<unknown>(list.queryKey, brought, { updatedAt: 1 })
    expireContent(client)
    read.mockClear()
    await list.fetch(client)
    expect(read).toHaveBeenCalledExactlyOnceWith(undefined, client)
  })

  it('is left alone under the reader’s eyes when it is longer', async () => {
    const { client, observer, leave } = await inView(3)
    expireContent(client)
    await lookAway()
    expect(read).not.toHaveBeenCalled()
    expect(observer.getCurrentResult().data).toEqual(['0', '1', '2'])
    leave()
  })

  it('stays as it was for who comes back from an article', async () => {
    const { client, leave } = await inView(3)
    leave()
    expireContent(client)
    const back = new InfiniteQueryObserver(client, list.options)
    const stopShowing = back.subscribe(() => {})
    await list.fetch(client, true)
    expect(read).not.toHaveBeenCalled()
    expect(back.getCurrentResult().data).toEqual(['0', '1', '2'])
    stopShowing()
  })

  it('begins with its first page again on a later entry, once it is stale', async () => {
    const { client, leave } = await inView(3)
    leave()
    await list.fetch(client)
    expect(read).not.toHaveBeenCalled()
    expireContent(client)
    const later = new InfiniteQueryObserver(client, list.options)
    const stopShowing = later.subscribe(() => {})
    await list.fetch(client)
    expect(read).toHaveBeenCalledExactlyOnceWith(undefined, client)
    expect(later.getCurrentResult()).toMatchObject({ data: ['0'], hasNextPage: true })
    stopShowing()
  })
})
