import { describe, expect, it } from 'vitest'
import { FILLED_SETTINGS as HOURS } from '../../../tests/support/filled-settings'
import { addDays, instantIn, type TimeZone } from '../time/date'
import { closedDays, officeState, openingTimes, serviceDays } from './office-hours'

const OPEN = new Map<string, string>()

const alike = (days: number[], hours = '08:00-15:00') => ({
  service_hours: [1, 2, 3, 4, 5, 6, 7].map((day) => (days.includes(day) ? hours : '')),
})

const at = (wall: string, zone: TimeZone = 'Asia/Jakarta') =>
  officeState(HOURS, OPEN, zone, instantIn(zone, wall))

// 2026-11-20 is a Friday.
it.each([
  ['2026-11-20T08:00', 'buka, sampai pukul 15:00 WIB.', 'Buka sampai 15:00'],
  ['2026-11-20T14:59', 'buka, sampai pukul 15:00 WIB.', 'Buka sampai 15:00'],
  ['2026-11-20T07:59', 'tutup. Buka hari ini pukul 08:00 WIB.', 'Buka pukul 08:00'],
  ['2026-11-19T15:00', 'tutup. Buka besok pukul 08:00 WIB.', 'Tutup, buka besok 08:00'],
  ['2026-11-20T15:00', 'tutup. Buka hari Senin pukul 08:00 WIB.', 'Tutup, buka Senin 08:00'],
  ['2026-11-21T10:00', 'tutup. Buka hari Senin pukul 08:00 WIB.', 'Tutup, buka Senin 08:00'],
  ['2026-11-22T10:00', 'tutup. Buka besok pukul 08:00 WIB.', 'Tutup, buka besok 08:00'],
])(
  'officeState at %s returns the text “Sekarang %s” and the short text “%s”',
  (wall, text, brief) => {
    const isOpen = text.startsWith('buka')
    expect(at(wall)).toEqual({ isOpen, text: `Sekarang ${text}`, brief })
  },
)

it('officeState uses the given time zone', () => {
  const now = instantIn('Asia/Jakarta', '2026-11-20T06:30')
  expect(officeState(HOURS, OPEN, 'Asia/Jakarta', now).isOpen).toBe(false)
  expect(officeState(HOURS, OPEN, 'Asia/Jayapura', now)).toMatchObject({
    isOpen: true,
    text: 'Sekarang buka, sampai pukul 15:00 WIT.',
  })
})

it('officeState names the next day on which the office opens, or no day if the office never opens', () => {
  const evening = instantIn('Asia/Jakarta', '2026-11-16T20:00')
  expect(officeState(alike([1]), OPEN, 'Asia/Jakarta', evening).text).toBe(
    'Sekarang tutup. Buka hari Senin pukul 08:00 WIB.',
  )
  expect(officeState(alike([]), OPEN, 'Asia/Jakarta', evening).text).toBe('Sekarang tutup.')
})

it.each([
  [[1, 2, 3, 4, 5], 'Senin–Jumat', 'Sabtu dan Minggu tutup'],
  [[1, 2, 3, 4, 5, 6], 'Senin–Sabtu', 'Minggu tutup'],
  [[1, 2, 3, 4, 5, 6, 7], 'Senin–Minggu', ''],
  [[1, 2, 3, 4], 'Senin–Kamis', 'Jumat–Minggu tutup'],
  [[1, 3, 6], 'Senin, Rabu dan Sabtu', 'Selasa, Kamis, Jumat dan Minggu tutup'],
  [[2], 'Selasa', 'Senin dan Rabu–Minggu tutup'],
])('describes the open weekdays %j as “%s”, and the other days as “%s”', (days, open, closed) => {
  const hours = alike(days)
  expect(openingTimes(hours, 'Asia/Makassar')).toEqual([`${open} 08:00–15:00 WITA`])
  expect(closedDays(hours)).toBe(closed)
})

it('treats Monday to Friday as working days until office hours are entered', () => {
  expect(serviceDays({ service_hours: [] })).toEqual([1, 2, 3, 4, 5])
})

describe('an office with shorter hours on Friday and other hours on Saturday', () => {
  const day = '08:00-15:00'
  const hours = { service_hours: [day, day, day, day, '08:00-11:30', '09:00-12:00', ''] }

  // 2026-11-20 is a Friday.
  it.each([
    ['2026-11-20T11:29', 'buka, sampai pukul 11:30 WIB.', 'Buka sampai 11:30'],
    ['2026-11-20T11:30', 'tutup. Buka besok pukul 09:00 WIB.', 'Tutup, buka besok 09:00'],
    ['2026-11-21T08:30', 'tutup. Buka hari ini pukul 09:00 WIB.', 'Buka pukul 09:00'],
    ['2026-11-21T12:00', 'tutup. Buka hari Senin pukul 08:00 WIB.', 'Tutup, buka Senin 08:00'],
  ])('at %s has the state “%s”', (wall, text, brief) => {
    const now = instantIn('Asia/Jakarta', wall)
    const state = { isOpen: text.startsWith('buka'), text: `Sekarang ${text}`, brief }
    expect(officeState(hours, OPEN, 'Asia/Jakarta', now)).toEqual(state)
  })

  it('lists each group of days with equal hours in one line', () => {
    expect(openingTimes(hours, 'Asia/Jakarta')).toEqual([
      'Senin–Kamis 08:00–15:00 WIB',
      'Jumat 08:00–11:30 WIB',
      'Sabtu 09:00–12:00 WIB',
    ])
    expect(closedDays(hours)).toBe('Minggu tutup')
  })

  it('groups days with equal hours even if they are not consecutive', () => {
    const service_hours = [day, '', day, '', '08:00-11:30', day, '']
    expect(openingTimes({ service_hours }, 'Asia/Jakarta')).toEqual([
      'Senin, Rabu dan Sabtu 08:00–15:00 WIB',
      'Jumat 08:00–11:30 WIB',
    ])
    expect(serviceDays({ service_hours })).toEqual([1, 3, 5, 6])
  })
})

describe('closed days', () => {
  // Friday, and the Monday and Tuesday after it.
  const closed = new Map([
    ['2026-11-20', 'Hari jadi desa'],
    ['2026-11-23', 'Cuti bersama'],
    ['2026-11-24', 'Cuti bersama'],
  ])
  const stateOn = (wall: string, days: Map<string, string> = closed) =>
    officeState(HOURS, days, 'Asia/Jakarta', instantIn('Asia/Jakarta', wall))

  it.each([
    ['2026-11-19T10:00', 'Sekarang buka, sampai pukul 15:00 WIB.'],
    ['2026-11-19T16:00', 'Sekarang tutup. Buka hari Rabu, 25 November 2026, pukul 08:00 WIB.'],
    [
      '2026-11-20T10:00',
      'Sekarang tutup: Hari jadi desa. Buka hari Rabu, 25 November 2026, pukul 08:00 WIB.',
    ],
    ['2026-11-22T10:00', 'Sekarang tutup. Buka hari Rabu, 25 November 2026, pukul 08:00 WIB.'],
    ['2026-11-24T10:00', 'Sekarang tutup: Cuti bersama. Buka besok pukul 08:00 WIB.'],
    ['2026-11-26T16:00', 'Sekarang tutup. Buka besok pukul 08:00 WIB.'],
    ['2026-11-27T16:00', 'Sekarang tutup. Buka hari Senin pukul 08:00 WIB.'],
  ])('are considered in the state of the office at %s: %s', (wall, text) =>
    expect(stateOn(wall).text).toBe(text),
  )

  it('add the date to the short text if they delay the next opening', () => {
    expect(stateOn('2026-11-19T16:00').brief).toBe('Tutup, buka Rabu, 25 Nov 08:00')
  })

  it('remove the next opening from the text if they cover more than a year', () => {
    const dates = Array.from({ length: 500 }, (_, at) => addDays('2026-11-20', at))
    const always = new Map(dates.map((date) => [date, 'Tutup']))
    const state = { isOpen: false, text: 'Sekarang tutup: Tutup.', brief: 'Tutup' }
    expect(stateOn('2026-11-20T10:00', always)).toEqual(state)
  })
})
