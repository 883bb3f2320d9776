import {
  focusManager,
  InfiniteQueryObserver,
  onlineManager,
  QueryObserver,
  type QueryClient,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askPublication, watchPublications } from './ask-publication'
import { contentKeys } from './content-keys'
import { contentQuery, pagedQuery } from './content-query'
import { fillFrom, knowledgeOf } from './publication'
import { createQueryClient } from './query-client'

const MINUTE = 60_000
const at = (number: number) => Date.parse('2026-11-22T00:00:00Z') + number * MINUTE

const ask = vi.fn<typeof fetch>()
const read = vi.fn<() => Promise<unknown>>()
const news = contentQuery(contentKeys.list('news', 4), read)
let client: QueryClient
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: at(100) })
  vi.stubGlobal('fetch', ask)
  read.mockReset().mockResolvedValue('dari Firestore')
  client = createQueryClient()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

const latestIs = (number: number) =>
  ask
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({ number, at: at(number) })))
const fill = (number: number) =>
  fillFrom(client, { number, at: at(number), queries: [[news.queryKey, `terbitan ${number}`]] })
const shown = () => client.getQueryData(news.queryKey)
const watch = () => {
  stop = watchPublications(client)
  return knowledgeOf(client).told
}
const view = () => new QueryObserver(client, news.options).subscribe(() => {})

it('nothing is read where nothing later is published', async () => {
  latestIs(7)
  fill(7)
  view()
  await watch()
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    '/data/versi.json',
    expect.objectContaining({ cache: 'no-cache' }),
  )
  expect(read).not.toHaveBeenCalled()
})

it('what is in view is read when something later is published', async () => {
  latestIs(8)
  fill(7)
  view()
  await watch()
  await vi.waitFor(() => expect(shown()).toBe('dari Firestore'))
  expect(read).toHaveBeenCalledTimes(1)
})

it('what is not in view is left for the file that has everything', async () => {
  latestIs(8)
  fill(7)
  const onLater = vi.fn()
  knowledgeOf(client).onLater = onLater
  await watch()
  expect(onLater).toHaveBeenCalledTimes(1)
  expect(read).not.toHaveBeenCalled()
})

it('a long list does not change under a reader’s eyes', async () => {
  latestIs(7)
  await watch()
  const pages = vi.fn((after = '0') => Promise.resolve({ items: [after], next: '1' }))
  const list = pagedQuery(contentKeys.pages('news', {}), pages)
  const observer = new InfiniteQueryObserver(client, list.options)
  observer.subscribe(() => {})
  await list.fetch(client)
  await observer.fetchNextPage()
  latestIs(8)
  vi.advanceTimersByTime(60 * MINUTE)
  await askPublication(client)
  expect(pages).toHaveBeenCalledTimes(2)
})

it('the site is asked every two minutes at most', async () => {
  latestIs(7)
  await watch()
  vi.advanceTimersByTime(MINUTE)
  await askPublication(client)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(MINUTE)
  await askPublication(client)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('a clock that is put back does not silence the page', async () => {
  latestIs(7)
  await watch()
  vi.setSystemTime(at(100) - 24 * 60 * MINUTE)
  await askPublication(client)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('who comes back to a page that was left open for a week sees what was published meanwhile', async () => {
  latestIs(7)
  fill(7)
  view()
  await watch()
  focusManager.setFocused(false)
  latestIs(30)
  vi.advanceTimersByTime(7 * 24 * 60 * MINUTE)
  focusManager.setFocused(true)
  await vi.waitFor(() => expect(shown()).toBe('dari Firestore'))
})

it('without network nobody is asked, and whoever has one again is', async () => {
  latestIs(7)
  onlineManager.setOnline(false)
  stop = watchPublications(client)
  expect(ask).not.toHaveBeenCalled()
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
})

it.each([
  ['is not there', () => Promise.resolve(Response.json({}, { status: 404 }))],
  ['is a page', () => Promise.resolve(new Response('<!doctype html>'))],
  [
    'tells that nothing was ever published',
    () => Promise.resolve(Response.json({ number: 0, at: 0 })),
  ],
  [
    'is of four days ago, as where functions were turned off',
    () => {
      const headers = { date: new Date(at(7) + 4 * 24 * 60 * MINUTE).toUTCString() }
      return Promise.resolve(Response.json({ number: 7, at: at(7) }, { headers }))
    },
  ],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('Firestore is read as it always was where the answer %s', async (_, answer) => {
  ask.mockReset().mockImplementation(answer)
  fill(7)
  view()
  await watch()
  await vi.waitFor(() => expect(shown()).toBe('dari Firestore'))
  await news.fetch(client)
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3 * MINUTE)
  await news.fetch(client)
  expect(read).toHaveBeenCalledTimes(2)
})

it('a first visit to a page that no file has reads it once', async () => {
  latestIs(7)
  void watch()
  view()
  await news.fetch(client)
  await knowledgeOf(client).told
  await news.fetch(client)
  expect(read).toHaveBeenCalledTimes(1)
})
