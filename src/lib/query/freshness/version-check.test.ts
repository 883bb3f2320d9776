import {
  focusManager,
  InfiniteQueryObserver,
  onlineManager,
  QueryObserver,
  type QueryClient,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contentKeys } from '../content-keys'
import { contentQuery, pagedQuery } from '../content-query'
import { fillContent } from '../prefetch/fill-content'
import { createQueryClient } from '../query-client'
import { clockOf } from './content-clock'
import { checkVersion, watchVersion } from './version-check'

const MINUTE = 60_000
const at = (number: number) => Date.parse('2026-11-22T00:00:00Z') + number * MINUTE

const asked = vi.fn<typeof fetch>()
const read = vi.fn<() => Promise<unknown>>()
const news = contentQuery(contentKeys.list('news', 4), read)
let client: QueryClient
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: at(100) })
  vi.stubGlobal('fetch', asked)
  read.mockReset().mockResolvedValue('dari Firestore')
  client = createQueryClient()
})
afterEach(() => {
  stop()
  localStorage.clear()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

const latestIs = (number: number) =>
  asked
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({ number, at: at(number) })))
const fill = (number: number) =>
  fillContent(client, { number, at: at(number), queries: [[news.queryKey, `terbitan ${number}`]] })
const shown = () => client.getQueryData(news.queryKey)
const watch = () => {
  stop = watchVersion(client)
  return clockOf(client).versionCheck
}
const view = () => new QueryObserver(client, news.options).subscribe(() => {})

it('does not refetch content if there is no later publication', async () => {
  latestIs(7)
  fill(7)
  view()
  await watch()
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    '/data/versi.json',
    expect.objectContaining({ cache: 'no-cache' }),
  )
  expect(read).not.toHaveBeenCalled()
})

it('refetches only visible content after a later publication', async () => {
  latestIs(8)
  fill(7)
  const onNewVersion = vi.fn()
  clockOf(client).onNewVersion = onNewVersion
  await watch()
  expect(onNewVersion).toHaveBeenCalledTimes(1)
  expect(read).not.toHaveBeenCalled()
  view()
  await vi.waitFor(() => expect(shown()).toBe('dari Firestore'))
  expect(read).toHaveBeenCalledTimes(1)
})

it('does not refresh a list of several pages while it is visible', async () => {
  latestIs(7)
  await watch()
  const pages = vi.fn((after = '0') => Promise.resolve({ items: [after], next: '1' }))
  const list = pagedQuery(contentKeys.pages('news', {}), pages)
  const observer = new InfiniteQueryObserver(client, list.options)
  observer.subscribe(() => {})
  await list.fetch(client)
  await observer.fetchNextPage()
  view()
  await news.fetch(client)
  read.mockResolvedValue('yang baru')
  latestIs(8)
  vi.advanceTimersByTime(60 * MINUTE)
  await checkVersion(client)
  await vi.waitFor(() => expect(shown()).toBe('yang baru'))
  expect(pages).toHaveBeenCalledTimes(2)
})

it("checks the version at most every two minutes, also after the device's clock was set back", async () => {
  latestIs(7)
  await watch()
  vi.advanceTimersByTime(MINUTE)
  await checkVersion(client)
  expect(asked).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(MINUTE)
  await checkVersion(client)
  expect(asked).toHaveBeenCalledTimes(2)
  vi.setSystemTime(at(100) - 24 * 60 * MINUTE)
  await checkVersion(client)
  expect(asked).toHaveBeenCalledTimes(3)
})

it('does not check the version while offline, and checks it when the network returns', async () => {
  latestIs(7)
  onlineManager.setOnline(false)
  stop = watchVersion(client)
  expect(asked).not.toHaveBeenCalled()
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
})

it.each([
  ['back to an open tab', (is: boolean) => focusManager.setFocused(is)],
  ['online again', (is: boolean) => onlineManager.setOnline(is)],
])(
  'checks the version immediately when a visitor comes %s, at most every ten seconds',
  async (_, set) => {
    latestIs(7)
    fill(7)
    view()
    await watch()
    vi.advanceTimersByTime(10_000)
    latestIs(8)
    set(false)
    set(true)
    await vi.waitFor(() => expect(shown()).toBe('dari Firestore'))
    // Three early returns cause one check after ten seconds.
    for (let time = 0; time < 3; time++) {
      vi.advanceTimersByTime(1_000)
      set(false)
      set(true)
    }
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveBeenCalledTimes(2)
  },
)

it('does not check the version in a tab that is left open, whether visible or hidden', async () => {
  latestIs(7)
  await watch()
  vi.advanceTimersByTime(1_000)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  focusManager.setFocused(false)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(asked).toHaveBeenCalledTimes(1)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(asked).toHaveBeenCalledTimes(2)
})

const FOUR_DAYS_LATER = { date: new Date(at(7) + 4 * 24 * 60 * MINUTE).toUTCString() }

it.each([
  ['is missing', Response.json({}, { status: 404 })],
  ['is an HTML page', new Response('<!doctype html>')],
  ['reports that nothing was ever published', Response.json({ number: 0, at: 0 })],
  [
    'is four days old, because publishing has stopped',
    Response.json({ number: 7, at: at(7) }, { headers: FOUR_DAYS_LATER }),
  ],
  ['never arrives', null],
])(
  'reads Firestore when the page opens and three minutes later if the version response %s',
  async (_, answer) => {
    const lost = new TypeError('Failed to fetch')
    asked
      .mockReset()
      .mockImplementation(() => (answer ? Promise.resolve(answer.clone()) : Promise.reject(lost)))
    fill(7)
    view()
    await watch()
    await vi.waitFor(() => expect(shown()).toBe('dari Firestore'))
    await news.fetch(client)
    expect(read).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(3 * MINUTE)
    await checkVersion(client)
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
  },
)

it('keeps content fresh after checks during which the site did not respond', async () => {
  latestIs(7)
  fill(7)
  await watch()
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  vi.advanceTimersByTime(3 * MINUTE)
  await checkVersion(client)
  latestIs(7)
  vi.advanceTimersByTime(3 * MINUTE)
  await checkVersion(client)
  await news.fetch(client)
  expect(read).not.toHaveBeenCalled()
})

it('reads the content of a page without a published file once on the first visit', async () => {
  latestIs(7)
  void watch()
  view()
  await news.fetch(client)
  await clockOf(client).versionCheck
  await news.fetch(client)
  expect(read).toHaveBeenCalledTimes(1)
})
