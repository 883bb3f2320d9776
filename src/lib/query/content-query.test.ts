import {
  focusManager,
  InfiniteQueryObserver,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { contentKeys } from './content-keys'
import { contentQuery, pagedQuery } from './content-query'
import { expireContent } from './freshness/content-clock'
import { createQueryClient } from './query-client'

const read = vi.fn<() => Promise<string | null>>()
const query = contentQuery([...contentKeys.all, 'a'], read)
let client: QueryClient

beforeEach(() => {
  client = createQueryClient()
  read.mockReset().mockResolvedValue('isi')
})

describe('when a read fails', () => {
  let logged: MockInstance<typeof console.error>

  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockReturnValue()
    client.setDefaultOptions({ queries: { retry: false } })
  })
  afterEach(() => void logged.mockClear())

  it('logs the error and keeps the cached content', async () => {
    await query.fetch(client)
    read.mockRejectedValue(new Error('putus'))
    expireContent(client)
    await query.fetch(client)
    expect(logged).toHaveBeenCalledWith('Loading ["content","a"] failed:', expect.any(Error))
    expect(client.getQueryData(query.queryKey)).toBe('isi')
  })

  it('retries when the page is opened again, but not when another section of the open page needs the content', async () => {
    read.mockRejectedValue(new Error('ditolak'))
    await query.fetch(client)
    const stopShowing = new QueryObserver(client, query.options).subscribe(() => {})
    expect(read).toHaveBeenCalledTimes(1)
    await query.fetch(client)
    expect(read).toHaveBeenCalledTimes(2)
    stopShowing()
  })

  it.each([
    ['repeats the read once', new Error('putus'), 2],
    [
      'does not repeat the read when the quota is used up',
      Object.assign(new Error('Quota exceeded.'), { code: 'resource-exhausted' }),
      1,
    ],
  ])('keeps the content and %s', async (_, error, reads) => {
    vi.useFakeTimers()
    client = createQueryClient()
    read.mockRejectedValue(error)
    const fetching = query.fetch(client)
    await vi.advanceTimersByTimeAsync(5_000)
    await fetching
    expect(read).toHaveBeenCalledTimes(reads)
    vi.useRealTimers()
  })
})

describe('a list of three pages', () => {
  const read = vi.fn((after = '0') =>
    Promise.resolve({ items: [after], next: after < '2' ? String(Number(after) + 1) : null }),
  )
  const list = pagedQuery([...contentKeys.all, 'b'], read)

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

  it('combines its pages, and has no next page after the last one', async () => {
    const { observer, leave } = await inView(2)
    expect(observer.getCurrentResult()).toMatchObject({ data: ['0', '1'], hasNextPage: true })
    await observer.fetchNextPage()
    expect(observer.getCurrentResult()).toMatchObject({ data: ['0', '1', '2'], hasNextPage: false })
    leave()
  })

  it('refreshes while only its first page is loaded', async () => {
    const { client, leave } = await inView(1)
    expireContent(client)
    await lookAway()
    expect(read).toHaveBeenCalledExactlyOnceWith(undefined, client)
    leave()
  })

  it('loads from the start if a published file contained the list', async () => {
    const client = createQueryClient()
    await list.fetch(client)
    const brought: unknown = JSON.parse(JSON.stringify(client.getQueryData(list.queryKey)))
    client.setQueryData<unknown>(list.queryKey, brought, { updatedAt: 1 })
    expireContent(client)
    read.mockClear()
    await list.fetch(client)
    expect(read).toHaveBeenCalledExactlyOnceWith(undefined, client)
  })

  it('does not refresh while all its pages are visible', async () => {
    const { client, observer, leave } = await inView(3)
    expireContent(client)
    await lookAway()
    expect(read).not.toHaveBeenCalled()
    expect(observer.getCurrentResult().data).toEqual(['0', '1', '2'])
    leave()
  })

  it('does not refresh on return from an article, but starts with its first page when it is opened again', async () => {
    const { client, leave } = await inView(3)
    leave()
    await list.fetch(client)
    expireContent(client)
    const again = new InfiniteQueryObserver(client, list.options)
    const stopShowing = again.subscribe(() => {})
    await list.fetch(client, true)
    expect(read).not.toHaveBeenCalled()
    expect(again.getCurrentResult().data).toEqual(['0', '1', '2'])
    await list.fetch(client)
    expect(read).toHaveBeenCalledExactlyOnceWith(undefined, client)
    expect(again.getCurrentResult()).toMatchObject({ data: ['0'], hasNextPage: true })
    stopShowing()
  })
})
