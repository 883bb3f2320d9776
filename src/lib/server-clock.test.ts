import { decodeTime } from 'ulid'
import { beforeEach, expect, it, vi } from 'vitest'

const SERVER = new Date('2026-11-21T03:00:00Z')
const answer = (headers: HeadersInit) =>
  vi.fn(() => Promise.resolve(new Response(null, { headers })))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: new Date('2024-01-01T00:00:00Z') })
})

it('creates times and ids according to the server clock, even if the device clock is wrong and the response is cached', async () => {
  const cached = new Date(SERVER.getTime() - 60_000)
  vi.stubGlobal('fetch', answer({ date: cached.toUTCString(), age: '60' }))
  const { measureServerClock, newId, serverNow } = await import('./server-clock')
  expect(serverNow()).toEqual(new Date())
  expect(await measureServerClock()).toBe(SERVER.getTime() - Date.now())
  expect(serverNow()).toEqual(SERVER)
  expect(decodeTime(newId())).toBe(SERVER.getTime())
})

it("measures the server clock again after a while, and after the device's clock was set", async () => {
  const fetched = answer({ date: SERVER.toUTCString() })
  vi.stubGlobal('fetch', fetched)
  const { measureServerClock, serverNow } = await import('./server-clock')
  await measureServerClock()
  await measureServerClock()
  expect(fetched).toHaveBeenCalledOnce()
  vi.setSystemTime(SERVER)
  expect(await measureServerClock()).toBe(0)
  expect(serverNow()).toEqual(SERVER)
})

it.each([
  ['a response without a date', answer({})],
  ['no network', vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
])("uses the device's clock with %s", async (_, fetched) => {
  vi.stubGlobal('fetch', fetched)
  const { measureServerClock, serverNow } = await import('./server-clock')
  expect(await measureServerClock()).toBeNull()
  expect(serverNow()).toEqual(new Date())
})
