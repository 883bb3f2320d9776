import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useInstall } from '@/stores/install'
import { suggestInstall } from './suggest-install'

const MINUTE = 60_000
let isInstalled = false

beforeEach(() => {
  localStorage.clear()
  isInstalled = false
  vi.stubGlobal('matchMedia', () => ({ matches: !isInstalled }))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T03:00:00Z') })
})
afterEach(() => {
  vi.restoreAllMocks()
})

function startAfter(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * MINUTE)
  useInstall.setState({ suggestion: null })
  suggestInstall()
  return useInstall.getState().suggestion
}

it('suggests installation from the second visit until the suggestion was seen', () => {
  for (const minutes of [0, 1, 29]) expect(startAfter(minutes)).toBeNull()
  for (const minutes of [30, 24 * 60]) expect(startAfter(minutes)).not.toBeNull()
  startAfter(5)?.noteSeen()
  expect(startAfter(5)).not.toBeNull()
  for (const minutes of [24 * 60, 1]) expect(startAfter(minutes)).toBeNull()
})

it('suggests nothing after the visitor has answered the suggestion', () => {
  startAfter(0)
  startAfter(60)?.noteAnswered()
  for (const minutes of [1, 24 * 60]) expect(startAfter(minutes)).toBeNull()
})

it('suggests nothing in an installed site', () => {
  startAfter(0)
  isInstalled = true
  expect(startAfter(60)).toBeNull()
})

it('does not count a new visit when the clock is set back', () => {
  startAfter(0)
  expect(startAfter(-24 * 60)).toBeNull()
  expect(startAfter(10)).toBeNull()
  expect(startAfter(31)).not.toBeNull()
})

it.each(['getItem', 'setItem'] as const)('suggests nothing if localStorage.%s fails', (method) => {
  startAfter(0)
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(startAfter(60)).toBeNull()
})

it.each(['null', 'x'])(
  'suggests nothing if the stored number of visits is invalid: “%s”',
  (stored) => {
    localStorage.setItem('pemasangan', stored)
    expect(startAfter(0)).toBeNull()
  },
)
