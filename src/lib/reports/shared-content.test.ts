import { DAY_MS } from '@/domain/time/date'
import { readShared, storeShared } from './shared-content'
import { beforeEach, expect, it, vi } from 'vitest'

/** Returns an in-memory implementation of the parts of the Cache API that are used. */
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

function posted(...fields: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

it.each<[string, [string, string][], string | undefined]>([
  [
    'drops repeated text',
    [
      ['title', 'Jalan rusak '],
      ['text', 'Jalan rusak'],
      ['url', 'https://contoh.id'],
    ],
    'Jalan rusak\nhttps://contoh.id',
  ],
  ['shortens long text', [['text', 'a'.repeat(1_000_000)]], 'a'.repeat(5_000)],
  ['does not split a surrogate pair', [['text', `${'a'.repeat(4_999)}🙂`]], 'a'.repeat(4_999)],
  ['ignores empty content', [], undefined],
  [
    'ignores blank text, and a photo that is not a file',
    [
      ['text', '  '],
      ['photo', 'a text'],
    ],
    undefined,
  ],
])('%s', async (_, fields, text) => {
  await storeShared(posted(...fields))
  expect(await readShared()).toEqual(text === undefined ? null : { text, photo: null })
})

it('deletes shared content after a day', async () => {
  await storeShared(posted(['text', 'Jalan rusak']))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 1 })
  expect(await readShared()).toBeNull()
})

it('returns null if the browser has no Cache API', async () => {
  vi.unstubAllGlobals()
  expect(await readShared()).toBeNull()
})
