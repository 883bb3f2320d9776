import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { prefetchPictures } from './prefetch-pictures'

const MAX_BYTES = 2 * 1024 * 1024
/** Size in bytes, larger than any small variant. */
const BYTES = 90 * 1024

const pictures = Array.from(
  { length: 50 },
  (_, at) => `/v0/b/desa/o/images%2F17637000000${at + 10}_320`,
)
vi.mock('@/lib/query/prefetch/idle', () => ({ idle: () => Promise.resolve() }))
vi.mock('./likely-pictures', () => ({ likelyPictures: () => pictures }))
vi.mock('./can-prefetch-pictures', () => ({ mayPrefetchPictures: () => true }))

let cached: Map<string, Response>
let quota: number

beforeEach(() => {
  cached = new Map()
  quota = 1e9
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: { controller: {} },
    storage: { estimate: () => Promise.resolve({ usage: 0, quota }) },
  })
  const cache = {
    keys: () => Promise.resolve([...cached.keys()].map((url) => ({ url }))),
    match: (url: string) => Promise.resolve(cached.get(url)?.clone()),
    put: (url: string, response: Response) => Promise.resolve(cached.set(url, response)),
  }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(new Uint8Array(BYTES)))),
  )
})

it('fetches at most two megabytes of unseen pictures in total over two visits', async () => {
  await prefetchPictures(new QueryClient())
  const bytes = cached.size * BYTES
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
  expect(bytes).toBeGreaterThan(MAX_BYTES - 2 * BYTES)
  await prefetchPictures(new QueryClient())
  expect(fetch).toHaveBeenCalledTimes(cached.size)
})

it('fetches nothing on a nearly full device, and logs why', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  quota = 15 * 1024 * 1024
  await prefetchPictures(new QueryClient())
  expect(fetch).not.toHaveBeenCalled()
  expect(String(logged.mock.lastCall)).toContain('Storing pictures for offline viewing failed')
  logged.mockClear()
})
