import { expect, it } from 'vitest'
import { describeClock } from './watch-server-clock'

const MINUTE = 60_000

it.each([0, 10, -10])('returns no message for a clock that is off by %d minutes', (minutes) => {
  expect(describeClock(minutes * MINUTE)).toBe('')
})

it.each([
  [11 * MINUTE, 'terlambat 11 menit'],
  [-180 * MINUTE, 'terlalu cepat 3 jam'],
  [60 * 24 * 400 * MINUTE, 'terlambat 400 hari'],
])('describes the error of a clock that is off by %d ms', (offset, words) => {
  expect(describeClock(offset)).toMatch(`Jam perangkat ini ${words}.`)
})
