import { DAY_MS } from '@/domain/time/date'
import { readShared, storeShared } from './shared-content'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** In-memory implementation of the parts of the Cache API that are used. */
function cachesInMemory() {
  const all = new Map<string, Map<string, Response>>()
  return {
    has: (name: string) => Promise.resolve(all.has(name)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    open: (name: string) => {
      const cached = all.get(name) ?? new Map<string, Response>()
      all.set(name, cached)
      return Promise.resolve({
        put: (url: string, response: Response) => Promise.resolve(void cached.set(url, response)),
        match: (url: string) => Promise.resolve(cached.get(url)?.clone()),
      })
    },
  }
}

beforeEach(() => void vi.stubGlobal('caches', cachesInMemory()))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function posted(...fields: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

it('drops repeated text of an app', async () => {
  await storeShared(
    posted(['title', 'Jalan rusak '], ['text', 'Jalan rusak'], ['url', 'https://contoh.id']),
  )
  expect(await readShared()).toEqual({ text: 'Jalan rusak\nhttps://contoh.id', photo: null })
})

it('keeps the limits of a report', async () => {
  await storeShared(posted(['text', 'a'.repeat(1_000_000)]))
  expect((await readShared())?.text.length).toBe(5_000)
})

it('does not cut a character in half', async () => {
  await storeShared(posted(['text', `${'a'.repeat(4_999)}🙂`]))
  expect((await readShared())?.text).toBe('a'.repeat(4_999))
})

it.each<[string, [string, string][]]>([
  ['nothing', []],
  [
    'blanks',
    [
      ['text', '  '],
      ['photo', 'a text'],
    ],
  ],
])('ignores %s', async (_, fields) => {
  await storeShared(posted(...fields))
  expect(await readShared()).toBeNull()
})

it('forgets the content after a day', async () => {
  await storeShared(posted(['text', 'Jalan rusak']))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 1 })
  expect(await readShared()).toBeNull()
})

it('reports nothing if the browser has no cache', async () => {
  vi.unstubAllGlobals()
  expect(await readShared()).toBeNull()
})
