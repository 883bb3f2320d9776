import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const AT = Date.parse('2026-11-22T03:00:00Z')
const MINUTE = 60_000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: AT })
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function open(minutes: number, ...ids: string[]) {
  vi.setSystemTime(Date.now() + minutes * MINUTE)
  vi.resetModules()
  const { recordSeen, sinceLastVisit } = await import('./last-visit')
  ids.forEach(recordSeen)
  return { since: sinceLastVisit }
}

it.each<[string, [minutes: number, ids: string, since: string][]]>([
  [
    'marks nothing as new on the first visit, also after a reload',
    [
      [0, 'A C B', ''],
      [29, 'D', ''],
    ],
  ],
  [
    'marks everything since the last visit as new, also after a reload, but not on the next visit',
    [
      [0, 'A C B', ''],
      [31, 'D', 'C'],
      [5, 'D', 'C'],
      [31, 'D', 'D'],
    ],
  ],
  [
    "starts a new visit when the device's clock was set back",
    [
      [0, 'A', ''],
      [-600, 'B', 'A'],
    ],
  ],
])('%s', async (_, visits) => {
  for (const [minutes, ids, since] of visits)
    expect((await open(minutes, ...ids.split(' '))).since()).toBe(since)
})

it('starts a new visit after a long absence, but not while a page stays open', async () => {
  const { since } = await open(0, 'A')
  const turn = (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * MINUTE)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  turn(50)
  turn(20)
  expect(since()).toBe('')
  turn(50)
  turn(40)
  expect(since()).toBe('A')
})

it('marks nothing as new and does not fail if storage is unavailable', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError')
  })
  expect((await open(0, 'A')).since()).toBe('')
})
