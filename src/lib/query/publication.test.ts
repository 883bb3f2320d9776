import {
  hashKey,
  InfiniteQueryObserver,
  type Query,
  QueryObserver,
  type QueryClient,
} from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Publication } from '@/domain/publishing/publication'
import { contentKeys } from './content-keys'
import { type ContentQuery, contentQuery, pagedQuery } from './content-query'
import { awaitRestored, fillFrom, knowledgeOf, learn, noteChange } from './publication'
import { createQueryClient } from './query-client'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** Publications an hour apart, on a server whose clock is a day ahead of the device's. */
const publication = (number: number): Publication => ({
  number,
  at: Date.parse('2026-11-23T00:00:00Z') + number * HOUR,
})

const read = vi.fn<() => Promise<unknown>>()
const news = contentQuery(contentKeys.list('news', 4), read)
let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T00:00:00Z') })
  read.mockReset().mockResolvedValue('dari Firestore')
  client = createQueryClient()
})
afterEach(() => vi.useRealTimers())

const fill = (
  number: number,
  data: unknown = `terbitan ${number}`,
  { queryKey }: Pick<ContentQuery, 'queryKey'> = news,
) => fillFrom(client, { ...publication(number), queries: [[queryKey, data]] })
const shown = () => client.getQueryData(news.queryKey)
/** Has it in view. Returns the leaving. */
const view = () => new QueryObserver(client, news.options).subscribe(() => {})

describe('published content', () => {
  it('does not age', async () => {
    fill(7)
    vi.advanceTimersByTime(9 * DAY)
    await news.fetch(client)
    expect(read).not.toHaveBeenCalled()
    expect(shown()).toBe('terbitan 7')
  })

  it('that nothing was there is content too', async () => {
    fill(7, null)
    await news.fetch(client)
    expect(read).not.toHaveBeenCalled()
  })

  it('is not read for reading ahead either', async () => {
    fill(7)
    vi.advanceTimersByTime(9 * DAY)
    await news.fetch(client, HOUR)
    expect(read).not.toHaveBeenCalled()
  })

  it('is read when a later publication is known', async () => {
    fill(7)
    learn(client, publication(8))
    await news.fetch(client)
    expect(shown()).toBe('dari Firestore')
  })

  it('ages as other content does while the site does not tell which is its latest', async () => {
    fill(7)
    knowledgeOf(client).isTold = false
    vi.advanceTimersByTime(3 * 60_000)
    await news.fetch(client)
    expect(shown()).toBe('dari Firestore')
    await news.fetch(client)
    expect(read).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(3 * 60_000)
    await news.fetch(client)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('of a build that was never published is only shown until it is read', async () => {
    fillFrom(client, { number: 0, at: Date.now(), queries: [[news.queryKey, 'bawaan']] })
    expect(shown()).toBe('bawaan')
    await news.fetch(client)
    expect(shown()).toBe('dari Firestore')
  })

  it('of any kind is not read before what the device has stored is there', async () => {
    let restore = () => {}
    awaitRestored(client, new Promise((resolve) => (restore = resolve)))
    fillFrom(client, { number: 0, at: Date.now(), queries: [[news.queryKey, 'bawaan']] })
    await news.fetch(client)
    expect(read).not.toHaveBeenCalled()
    restore()
    await knowledgeOf(client).restored
    await news.fetch(client)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('is only what is public', () => {
    fillFrom(client, { ...publication(1), queries: [[['admin', 'users'], ['rahasia']]] })
    expect(client.getQueryData(['admin', 'users'])).toBeUndefined()
  })
})

describe('what was read', () => {
  it('does not age before the next publication', async () => {
    learn(client, publication(7))
    await news.fetch(client)
    vi.advanceTimersByTime(9 * DAY)
    await news.fetch(client)
    expect(read).toHaveBeenCalledTimes(1)
    learn(client, publication(8))
    await news.fetch(client)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('waits for the site to tell which publication is its latest', async () => {
    knowledgeOf(client).told = Promise.resolve().then(() => void learn(client, publication(7)))
    await news.fetch(client)
    vi.advanceTimersByTime(9 * DAY)
    await news.fetch(client)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('and was not there is read again: it may be by now', async () => {
    learn(client, publication(7))
    read.mockResolvedValue(null)
    await news.fetch(client)
    await news.fetch(client)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('of somebody’s own ages whatever is published', async () => {
    const own = contentQuery(['laporan', 'X'], read)
    learn(client, publication(7))
    await own.fetch(client)
    vi.advanceTimersByTime(3 * 60_000)
    await own.fetch(client)
    expect(read).toHaveBeenCalledTimes(2)
  })
})

describe('a published file', () => {
  it('takes the place of an earlier publication, whatever the device’s clock says', () => {
    fill(7)
    fill(8)
    expect(shown()).toBe('terbitan 8')
    fill(7)
    expect(shown()).toBe('terbitan 8')
  })

  it('takes the place of what was read before it', async () => {
    learn(client, publication(7))
    await news.fetch(client)
    fill(8)
    expect(shown()).toBe('terbitan 8')
  })

  it('leaves what was read since', async () => {
    learn(client, publication(8))
    await news.fetch(client)
    fill(7)
    fill(8)
    expect(shown()).toBe('dari Firestore')
  })

  it('leaves what was read while no publication was known', async () => {
    await news.fetch(client)
    fill(8)
    expect(shown()).toBe('dari Firestore')
  })

  it('leaves what is in view', () => {
    fill(7)
    const leave = view()
    fill(8)
    expect(shown()).toBe('terbitan 7')
    leave()
  })

  it('leaves a list as long as its reader made it', async () => {
    const pages = vi.fn((after = '0') => Promise.resolve({ items: [after], next: '1' }))
    const list = pagedQuery(contentKeys.pages('news', {}), pages)
    await list.fetch(client)
    const observer = new InfiniteQueryObserver(client, list.options)
    const leave = observer.subscribe(() => {})
    await observer.fetchNextPage()
    leave()
    fill(8, { pages: [{ items: ['8'], next: null }], pageParams: [undefined] }, list)
    expect(observer.getCurrentResult().data).toEqual(['0', '1'])
  })

  it('of a site that began anew with its first publication is later', () => {
    fill(57)
    fillFrom(client, { number: 1, at: publication(60).at, queries: [[news.queryKey, 'baru']] })
    expect(shown()).toBe('baru')
    expect(knowledgeOf(client).latest?.number).toBe(1)
  })
})

describe('what this device has changed', () => {
  beforeEach(() => {
    fill(7)
    // As the cache's store hears of it.
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'invalidate')
        noteChange(client, event.query as Query)
    })
  })

  it('is read at once, however fresh it was', async () => {
    const leave = view()
    await client.invalidateQueries({ queryKey: contentKeys.all })
    expect(shown()).toBe('dari Firestore')
    leave()
  })

  it('is not taken back by the next publication, which may have begun before', async () => {
    await client.invalidateQueries({ queryKey: contentKeys.all })
    await news.fetch(client)
    vi.advanceTimersByTime(HOUR)
    fill(8)
    expect(shown()).toBe('dari Firestore')
    fill(9)
    expect(shown()).toBe('terbitan 9')
  })

  it('is not taken back by one that came before it, unknown to who asks seldom', async () => {
    await client.invalidateQueries({ queryKey: contentKeys.all })
    fill(12)
    await news.fetch(client)
    expect(shown()).toBe('dari Firestore')
    fill(13)
    expect(shown()).toBe('dari Firestore')
  })

  it('is still to be read when the next publication has come first', async () => {
    await client.invalidateQueries({ queryKey: contentKeys.all })
    fill(8)
    await news.fetch(client)
    expect(shown()).toBe('dari Firestore')
  })
})

it('a query is found by its key alone', () => {
  fill(7)
  expect(client.getQueryCache().get(hashKey(news.queryKey))?.gcTime).toBe(Infinity)
})
