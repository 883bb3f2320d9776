import 'fake-indexeddb/auto'
import { delMany, keys, createStore } from 'idb-keyval'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentKeys } from './content-keys'
import { contentQuery } from './content-query'
import { keepContent, restoreContent, storeContent } from './content-store'
import { fillFrom, knowledgeOf, learn } from './publication'
import { createQueryClient } from './query-client'

const read = vi.fn()
const budget = contentQuery(contentKeys.list('budget_belanja', 2026), read)

beforeEach(async () => {
  const store = createStore('desa-konten-2', 'queries')
  await delMany(await keys(store), store)
})

const AT = Date.parse('2026-11-01T00:00:00Z')
const publication = (number: number) => ({ number, at: AT + number * 60_000 })

/** As the page is opened anew, with what the publication of this number has of it. */
async function open(number?: number) {
  const client = createQueryClient()
  keepContent(client)
  if (number) fill(client, number)
  await restoreContent(client)
  return client
}

function fill(client: ReturnType<typeof createQueryClient>, number: number) {
  const queries = [[budget.queryKey, [`terbitan ${number}`]]] as const
  return fillFrom(client, { ...publication(number), queries })
}

it('what was just read is not read again when the page is opened anew', async () => {
  read.mockResolvedValue(['lama'])
  await budget.fetch(await open())
  read.mockClear()
  const client = await open()
  await budget.fetch(client)
  expect(client.getQueryData(budget.queryKey)).toEqual(['lama'])
  expect(read).not.toHaveBeenCalled()
})

it('what was changed here since is shown and read again when the page is opened anew', async () => {
  read.mockResolvedValue(['lama'])
  const before = await open()
  await budget.fetch(before)
  await before.invalidateQueries({ queryKey: contentKeys.collection('budget_belanja') })
  read.mockResolvedValue(['baru'])
  const client = await open()
  expect(client.getQueryData(budget.queryKey)).toEqual(['lama'])
  await budget.fetch(client)
  expect(client.getQueryData(budget.queryKey)).toEqual(['baru'])
})

describe('of a published page', () => {
  const shown = (client: Awaited<ReturnType<typeof open>>) => client.getQueryData(budget.queryKey)

  it('what it brought is there where there is no page', async () => {
    await open(7)
    const client = await open()
    expect(shown(client)).toEqual(['terbitan 7'])
    expect(knowledgeOf(client).latest).toEqual(publication(7))
  })

  describe('long ago', () => {
    const NINETY_DAYS = 90 * 24 * 60

    it('what it brought is there all the same: it is what the village says last', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: AT })
      await open(7)
      vi.setSystemTime(AT + 2 * NINETY_DAYS * 60_000)
      expect(shown(await open())).toEqual(['terbitan 7'])
      vi.useRealTimers()
    })

    it('what later ones no longer bring goes in the end', async () => {
      await open(7)
      const later = contentQuery(contentKeys.list('news', 3), read)
      const at = AT + (8 + NINETY_DAYS) * 60_000
      vi.useFakeTimers({ toFake: ['Date'], now: at })
      const client = await open()
      fillFrom(client, { number: 8, at, queries: [[later.queryKey, ['terbitan 8']]] })
      await storeContent(client, client.getQueryCache().findAll({ queryKey: later.queryKey }))
      const next = await open()
      expect(next.getQueryData(later.queryKey)).toEqual(['terbitan 8'])
      expect(shown(next)).toBeUndefined()
      vi.useRealTimers()
    })
  })

  it('what was read since takes its place', async () => {
    read.mockResolvedValue(['dari Firestore'])
    const before = await open()
    learn(before, publication(8))
    await budget.fetch(before)
    expect(shown(await open(7))).toEqual(['dari Firestore'])
    expect(shown(await open(8))).toEqual(['dari Firestore'])
    expect(shown(await open(9))).toEqual(['terbitan 9'])
  })

  it('takes the place of what was stored before sites were published', async () => {
    read.mockResolvedValue(['dari Firestore'])
    await budget.fetch(await open())
    expect(shown(await open(1))).toEqual(['terbitan 1'])
  })

  it('a change of this device is read, though the page may be older', async () => {
    const before = await open(7)
    await before.invalidateQueries({ queryKey: contentKeys.all })
    const client = await open(8)
    expect(shown(client)).toEqual(['terbitan 8'])
    read.mockResolvedValue(['dari Firestore'])
    await budget.fetch(client)
    expect(shown(client)).toEqual(['dari Firestore'])
    // What was published while it was read may have begun before the change.
    expect(shown(await open(9))).toEqual(['dari Firestore'])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 })
    expect(shown(await open(10))).toEqual(['terbitan 10'])
    vi.useRealTimers()
  })
})

it('what was read by a clock that is put back is not from the future', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  read.mockResolvedValue(['lama'])
  await budget.fetch(await open())
  vi.setSystemTime(Date.now() - 24 * 60 * 60_000)
  const client = await open()
  expect(client.getQueryState(budget.queryKey)?.dataUpdatedAt).toBe(Date.now())
  vi.useRealTimers()
})
