import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceStore } from '@/lib/device-store'
import { notePublication, invalidateContent } from '../freshness/content-clock'
import { contentKeys } from '../content-keys'
import { contentQuery } from '../content-query'
import { persistContent, restoreContent } from './content-store'
import { fillContent } from '../prefetch/fill-content'
import { createQueryClient } from '../query-client'

const MINUTE = 60_000
const AT = Date.parse('2026-11-01T00:00:00Z')
const at = (number: number) => AT + number * MINUTE
const read = vi.fn()
const budget = contentQuery(contentKeys.list('budget_belanja', 2026), read)
const database = deviceStore('desa-konten-3', 'queries')

beforeEach(async () => {
  await database.write((store) => void store.clear())
  vi.useFakeTimers({ toFake: ['Date'], now: AT })
  read.mockReset().mockResolvedValue(['dari Firestore'])
})
afterEach(() => {
  localStorage.clear()
})

type Client = ReturnType<typeof createQueryClient>

async function open(number?: number) {
  const client = createQueryClient()
  if (number) fill(client, number)
  persistContent(client)
  await restoreContent(client)
  return client
}

const fill = (client: Client, number: number, { queryKey } = budget) =>
  fillContent(client, { number, at: at(number), queries: [[queryKey, [`terbitan ${number}`]]] })
const shown = (client: Client) => client.getQueryData(budget.queryKey)
const untilStored = () => vi.waitFor(async () => expect(await database.entries()).not.toEqual([]))

async function readOn(client: Client) {
  await budget.fetch(client)
  await untilStored()
}

it('restores recently read content without reading it again', async () => {
  await readOn(await open())
  read.mockClear()
  const client = await open()
  await budget.fetch(client)
  expect(shown(client)).toEqual(['dari Firestore'])
  expect(read).not.toHaveBeenCalled()
})

it('restores the content of a page while offline, however old it is', async () => {
  await open(7)
  vi.setSystemTime(AT + 180 * 24 * 60 * MINUTE)
  expect(shown(await open())).toEqual(['terbitan 7'])
})

it('restores a large amount of stored content without storing it again', async () => {
  const queries = Array.from({ length: 40 }, (_, year) =>
    contentQuery(contentKeys.list('budget_belanja', year), read),
  )
  const before = await open()
  for (const query of queries) fill(before, 7, query)
  await vi.waitFor(async () => expect(await database.entries()).toHaveLength(40))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  const client = await open()
  expect(queries.map(({ queryKey }) => client.getQueryData(queryKey))).toEqual(
    queries.map(() => ['terbitan 7']),
  )
  expect(put).not.toHaveBeenCalled()
})

it('removes content that later publications no longer contain', async () => {
  await open(7)
  const later = contentQuery(contentKeys.list('news', 3), read)
  fill(await open(), 8 + 90 * 24 * 60, later)
  await vi.waitFor(async () => expect(await database.entries()).toHaveLength(2))
  await open()
  expect(await database.entries()).toHaveLength(1)
})

it('prefers content read from Firestore to older page HTML, and newer page HTML to content read earlier', async () => {
  const before = await open()
  notePublication(before, at(8))
  await readOn(before)
  expect(shown(await open(7))).toEqual(['dari Firestore'])
  expect(shown(await open(8))).toEqual(['dari Firestore'])
  expect(shown(await open(9))).toEqual(['terbitan 9'])
})

it('prefers content read from Firestore to page HTML for ten minutes after a change on this device', async () => {
  const before = await open(7)
  await invalidateContent(before, contentKeys.all)
  const client = await open(8)
  expect(shown(client)).toEqual(['terbitan 7'])
  await budget.fetch(client)
  await vi.waitFor(async () =>
    expect(await database.entries()).toMatchObject([[{}, { data: ['dari Firestore'] }]]),
  )
  // A publication that finishes during the read may have started before the change.
  expect(shown(await open(9))).toEqual(['dari Firestore'])
  vi.setSystemTime(AT + 11 * MINUTE)
  expect(shown(await open(10))).toEqual(['terbitan 10'])
})
