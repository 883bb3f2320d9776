import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { installPrecache, precache } from './precache'

// Disables Workbox's checks and logs for development.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'))
afterAll(() => void vi.unstubAllEnvs())
afterEach(() => {
  vi.restoreAllMocks()
})

const FILES = ['/assets/a-12345678.js', '/assets/b-12345678.js']
precache.addToCacheList(FILES.map((url) => ({ url, revision: null })))
const event = new Event('install') as ExtendableEvent

/** Simulates a device that is full as long as it has `pictures`. Without `room`, it is always full. */
function device(has: { pictures: boolean; room: boolean }) {
  const stored: string[] = []
  vi.stubGlobal('caches', {
    delete: (name: string) => Promise.resolve((has.pictures = has.pictures && name !== 'pictures')),
  })
  vi.spyOn(precache.strategy, 'handleAll').mockImplementation((options) => {
    const { pathname } = new URL((options as { request: Request }).request.url)
    const isFull = has.pictures || !has.room
    const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'))
    if (!isFull) stored.push(pathname)
    return [isFull ? full() : Promise.resolve(new Response()), isFull ? full() : Promise.resolve()]
  })
  return stored
}

it('deletes pictures on a full device to make room for the new build', async () => {
  const stored = device({ pictures: true, room: true })
  await installPrecache(event)
  expect(new Set(stored)).toEqual(new Set(FILES))
})

it('rejects if the device is full and stores no pictures that could be removed', async () => {
  device({ pictures: false, room: false })
  await expect(installPrecache(event)).rejects.toThrow('Full.')
})

it('keeps the pictures when a file cannot be loaded', async () => {
  const has = { pictures: true, room: true }
  device(has)
  vi.spyOn(precache.strategy, 'handleAll').mockImplementation(() => [
    Promise.reject(new TypeError('Failed to fetch')),
    Promise.resolve(),
  ])
  await expect(installPrecache(event)).rejects.toThrow('Failed to fetch')
  expect(has.pictures).toBe(true)
})
