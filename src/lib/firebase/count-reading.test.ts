import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LIMITS } from '@/domain/limits'
import { countReading } from './count-reading'

const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const sentKeys = () =>
  send.mock.calls.map(([, { body }]) => {
    const { writes } = JSON.parse(body as string) as {
      writes: [{ updateTransforms: { fieldPath: string }[] }]
    }
    return writes[0].updateTransforms.map(({ fieldPath }) => fieldPath)
  })

beforeEach(() => {
  localStorage.clear()
  send.mockReset().mockResolvedValue(new Response('{}'))
  vi.stubGlobal('fetch', send)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T03:00:00Z') })
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['doNotTrack', 'globalPrivacyControl', 'connection'])
    Reflect.deleteProperty(navigator, name)
})

it('sends one write per day that contains each article once', async () => {
  await countReading('news_01A')
  await countReading('news_01B')
  await countReading('news_01B')
  expect(sentKeys()).toEqual([['days', 'news_01A']])
  vi.setSystemTime(Date.parse('2026-11-23T03:00:00Z'))
  await countReading('announcements_01C')
  expect(sentKeys()[1]).toEqual(['days', 'news_01B', 'announcements_01C'])
})

it('never sends more articles than the rules accept', async () => {
  for (let each = 0; each < 30; each += 1) await countReading(`news_${each}`)
  vi.setSystemTime(Date.parse('2026-11-23T03:00:00Z'))
  await countReading('news_30')
  expect(sentKeys()[1]).toHaveLength(1 + LIMITS.viewsPerWrite)
})

it('does not repeat the write if its response was lost', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(countReading('news_01A')).rejects.toThrow('Failed to fetch')
  await countReading('news_01A')
  expect(send).toHaveBeenCalledOnce()
})

it('stores articles that the visitor reads while offline, and sends them later', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  await countReading('news_01A')
  expect(send).not.toHaveBeenCalled()
  // Pins the format, because a new version must read data that an older version stored.
  expect(localStorage.getItem('dibaca')).toBe('{"sent":"","keys":["news_01A"]}')
  await countReading('news_01B')
  expect(sentKeys()).toEqual([['days', 'news_01A', 'news_01B']])
})

it.each([
  ['asks not to be tracked', 'doNotTrack', '1'],
  ['sends Global Privacy Control', 'globalPrivacyControl', true],
  ['saves data', 'connection', { saveData: true }],
])('counts and stores nothing on a device that %s', async (_, name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true })
  await countReading('news_01A')
  expect(send).not.toHaveBeenCalled()
  expect(localStorage).toHaveLength(0)
})

it('sends nothing from a device without storage, which could not limit its writes to one per day', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  await countReading('news_01A')
  expect(send).not.toHaveBeenCalled()
})
