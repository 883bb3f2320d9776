import { expect, it } from 'vitest'
import { instantIn, type TimeZone } from './date'
import { officeState } from './office-hours'

const at = (wall: string, zone: TimeZone = 'Asia/Jakarta') =>
  officeState(zone, instantIn(zone, wall))

// 2026-11-20 is a Friday.
it.each(['2026-11-20T08:00', '2026-11-20T14:59', '2026-11-16T11:30'])('open at %s', (wall) => {
  expect(at(wall)).toEqual({ isOpen: true, text: 'Sekarang buka, sampai pukul 15:00 WIB.' })
})

it.each([
  ['2026-11-20T07:59', 'hari ini'],
  ['2026-11-19T15:00', 'besok'],
  ['2026-11-20T15:00', 'hari Senin'],
  ['2026-11-21T10:00', 'hari Senin'],
  ['2026-11-22T10:00', 'besok'],
])('closed at %s, open again %s', (wall, next) => {
  expect(at(wall)).toEqual({
    isOpen: false,
    text: `Sekarang tutup. Buka ${next} pukul 08:00 WIB.`,
  })
})

it('the village’s own clocks count', () => {
  const now = instantIn('Asia/Jakarta', '2026-11-20T06:30')
  expect(officeState('Asia/Jakarta', now).isOpen).toBe(false)
  expect(officeState('Asia/Jayapura', now)).toEqual({
    isOpen: true,
    text: 'Sekarang buka, sampai pukul 15:00 WIT.',
  })
})
