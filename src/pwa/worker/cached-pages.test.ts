import 'fake-indexeddb/auto'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { answerPage, cachePage } from './cached-pages'

// Disables Workbox's checks and logs for development.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))
afterAll(() => void vi.unstubAllEnvs())

vi.mock('./precache', () => ({
  precache: {
    getCacheKeyForURL: (url: string) => (url === '/assets/ini.js' ? url : undefined),
    matchPrecache: () => Promise.resolve(new Response('kerangka')),
  },
}))

/** Returns an in-memory implementation of the parts of the Cache API that are used. */
function cacheInMemory() {
  const cached = new Map<string, Response>()
  const address = (request: RequestInfo) => (typeof request === 'string' ? request : request.url)
  const match = (request: RequestInfo) => Promise.resolve(cached.get(address(request))?.clone())
  const cache = {
    match,
    put: (request: RequestInfo, response: Response) =>
      Promise.resolve(void cached.set(address(request), response)),
    delete: (request: RequestInfo) => Promise.resolve(cached.delete(address(request))),
    keys: () => Promise.resolve([...cached.keys()].map((url) => new Request(url))),
  }
  return { match, open: () => Promise.resolve(cache) }
}

const page = (text: string, script = '/assets/ini.js') =>
  `${text}<script type="module" src="${script}"></script>`

const SITE = 'https://desa.id'

let serve = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('caches', cacheInMemory())
  vi.stubGlobal('FetchEvent', class {})
  serve = vi.fn(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', () => serve())
})

const serves = (html: string, status = 200) =>
  serve.mockImplementation(() => Promise.resolve(new Response(html, { status })))

async function within<Result>(work: (event: ExtendableEvent) => Promise<Result>): Promise<Result> {
  const behind: Promise<unknown>[] = []
  const event = { waitUntil: (promise: Promise<unknown>) => void behind.push(promise) }
  const result = await work(event as unknown as ExtendableEvent)
  for (const promise of behind) await promise.catch(() => undefined)
  return result
}

const visit = (path = '/berita') =>
  within(async (event) => (await answerPage(event, new Request(SITE + path))).text())

it('shows the cached page immediately, and the new page on the next visit', async () => {
  serves(page('lama'))
  await visit()
  serves(page('baru'))
  expect(await visit()).toBe(page('lama'))
  expect(await visit()).toBe(page('baru'))
})

it('shows the cached page while offline, whatever the query string', async () => {
  serves(page('Berita'))
  await visit('/berita?kategori=umum')
  serve.mockRejectedValue(new TypeError('no network'))
  expect(await visit('/berita')).toBe(page('Berita'))
  expect(await visit('/agenda')).toBe('kerangka')
})

it('shows a page of another build without caching it', async () => {
  const foreign = page('lain', '/assets/lain.js')
  serves(foreign)
  expect(await visit()).toBe(foreign)
  expect(await caches.match(`${SITE}/berita`)).toBeUndefined()
})

it("does not show a page that another build's worker cached", async () => {
  const cache = await caches.open('pages')
  await cache.put(`${SITE}/berita`, new Response(page('lain', '/assets/lain.js')))
  expect(await visit()).toBe('kerangka')
})

it('removes a deleted page from the cache', async () => {
  serves(page('Berita'))
  await visit()
  serves('Halaman tidak ditemukan', 404)
  await visit()
  expect(await visit()).toBe('Halaman tidak ditemukan')
})

it('shows the cached page, or the shell, if the server responds with an error', async () => {
  serves('maaf', 503)
  expect(await visit()).toBe('kerangka')
  serves(page('Berita'))
  await visit()
  serves('maaf', 503)
  expect(await visit()).toBe(page('Berita'))
  expect(await visit()).toBe(page('Berita'))
})

it('shows the shell if the network does not respond within three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  serve.mockReturnValue(new Promise(() => {}))
  const answered = vi.fn<(answer: Response) => void>()
  const event = { waitUntil: () => undefined } as unknown as ExtendableEvent
  void answerPage(event, new Request(SITE)).then(answered)
  await vi.advanceTimersByTimeAsync(2_900)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(await answered.mock.lastCall?.[0].text()).toBe('kerangka')
})

it('caches a page that was loaded before the worker existed', async () => {
  serves(page('Berita'))
  await within((event) => cachePage(event, `${SITE}/berita`))
  serve.mockRejectedValue(new TypeError('no network'))
  expect(await visit()).toBe(page('Berita'))
})
