import { InfiniteQueryObserver, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentKeys } from '../content-keys'
import { type ContentQuery, contentQuery, pagedQuery } from '../content-query'
import { fillContent } from '../prefetch/fill-content'
import { createQueryClient } from '../query-client'
import { notePublication, confirmLatestPublication, invalidateContent } from './content-clock'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** Times of publications an hour apart, on a server whose clock is a day ahead of the device's clock. */
const at = (number: number) => Date.parse('2026-11-23T00:00:00Z') + number * HOUR

const read = vi.fn<() => Promise<unknown>>()
const news = contentQuery(contentKeys.list('news', 4), read)
let client: QueryClient

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T00:00:00Z') })
  read.mockReset().mockResolvedValue('dari Firestore')
  client = createQueryClient()
})
afterEach(() => {
  localStorage.clear()
})

const fill = (
  number: number,
  data: unknown = `terbitan ${number}`,
  { queryKey }: Pick<ContentQuery, 'queryKey'> = news,
) => fillContent(client, { number, at: at(number), queries: [[queryKey, data]] })
const shown = () => client.getQueryData(news.queryKey)
const view = () => new QueryObserver(client, news.options).subscribe(() => {})
const confirm = (number: number) => {
  notePublication(client, at(number))
  confirmLatestPublication(client, at(number))
}

describe('published content', () => {
  it.each(['terbitan 7', null])('does not become stale with time: %j', async (data) => {
    fill(7, data)
    vi.advanceTimersByTime(9 * DAY)
    await news.fetch(client)
    expect(read).not.toHaveBeenCalled()
    expect(shown()).toBe(data)
  })

  it("becomes stale when a later publication is known, even if the device's clock is slow", async () => {
    fill(7)
    notePublication(client, at(8))
    await news.fetch(client)
    expect(shown()).toBe('dari Firestore')
  })

  it('replaces content of a build that was never published', () => {
    fillContent(client, { number: 0, at: at(99), queries: [[news.queryKey, 'bawaan']] })
    expect(shown()).toBe('bawaan')
    fill(7)
    expect(shown()).toBe('terbitan 7')
  })

  it('does not overwrite cached data of private queries', () => {
    fill(1, ['rahasia'], { queryKey: ['admin', 'users'] })
    expect(client.getQueryData(['admin', 'users'])).toBeUndefined()
  })
})

describe('content read from Firestore', () => {
  it('stays fresh until the next publication', async () => {
    notePublication(client, at(7))
    await news.fetch(client)
    vi.advanceTimersByTime(9 * DAY)
    await news.fetch(client)
    expect(read).toHaveBeenCalledTimes(1)
    notePublication(client, at(8))
    await news.fetch(client)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('becomes stale if a publication became known during the read', async () => {
    read.mockImplementationOnce(() => {
      notePublication(client, at(7))
      return Promise.resolve('mungkin lama')
    })
    await news.fetch(client)
    expect(read).toHaveBeenCalledTimes(2)
    expect(shown()).toBe('dari Firestore')
  })

  it.each([
    ['the document was missing', news, null, 0],
    ['the query is private', contentQuery(['laporan', 'X'], read), 'rahasia', 3],
  ])('becomes stale independently of publications if %s', async (_, query, data, minutes) => {
    notePublication(client, at(7))
    read.mockResolvedValue(data)
    await query.fetch(client)
    vi.advanceTimersByTime(minutes * 60_000)
    await query.fetch(client)
    expect(read).toHaveBeenCalledTimes(2)
  })
})

describe('a published file', () => {
  it('replaces content of an earlier publication and of earlier reads', async () => {
    fill(7)
    fill(8)
    fill(7)
    expect(shown()).toBe('terbitan 8')
    notePublication(client, at(9))
    await news.fetch(client)
    fill(9)
    expect(shown()).toBe('dari Firestore')
    fill(10)
    expect(shown()).toBe('terbitan 10')
  })

  it('does not replace visible content', () => {
    fill(7)
    const leave = view()
    fill(8)
    expect(shown()).toBe('terbitan 7')
    leave()
  })

  it('does not replace a list of which the reader has loaded more pages', async () => {
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

  it('replaces content of another project after the site was set up again', () => {
    fill(57)
    fillContent(client, { number: 1, at: at(60), queries: [[news.queryKey, 'baru']] })
    expect(shown()).toBe('baru')
  })
})

describe('a device that has saved changes', () => {
  beforeEach(() => fill(7))

  it('reads the changed content and other visible content immediately', async () => {
    const leave = view()
    await invalidateContent(client, contentKeys.document('pages', 'sejarah'))
    await news.fetch(client)
    expect(shown()).toBe('dari Firestore')
    leave()
  })

  it('reads Firestore for ten minutes, because a publication may have started before the change', async () => {
    await invalidateContent(client, contentKeys.all)
    await news.fetch(client)
    confirm(8)
    await news.fetch(client)
    expect(read).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(10 * 60_000)
    confirm(9)
    fill(9)
    await news.fetch(client)
    expect(shown()).toBe('terbitan 9')
  })

  it('does not read Firestore again after ten minutes if there is no later publication', async () => {
    await invalidateContent(client, contentKeys.all)
    confirm(7)
    await news.fetch(client)
    expect(shown()).toBe('dari Firestore')
    vi.advanceTimersByTime(10 * 60_000)
    confirm(7)
    await news.fetch(client)
    expect(read).toHaveBeenCalledTimes(1)
  })
})
