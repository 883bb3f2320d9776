import { describe, expect, it } from 'vitest'
import {
  formatInstant,
  formatShortDay,
  instantIn,
  wallClockIn,
  addDays,
  calendarLeaf,
  dayIn,
  dayName,
  formatDay,
  formatLongDay,
  formatMonth,
  formatNearDay,
  isRealDay,
} from './date'

it.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['1900-02-29', false],
  ['', false],
])('isRealDay(%j) returns %s', (value, expected) => {
  expect(isRealDay(value)).toBe(expected)
})

describe('Indonesian dates', () => {
  it.each([
    [formatLongDay, '2026-11-21', 'Sabtu, 21 November 2026'],
    [formatLongDay, '2026-08-07', 'Jumat, 7 Agustus 2026'],
    [formatShortDay, '2026-11-21', '21 Nov 2026'],
    [formatNearDay, '2026-11-21', 'Sabtu, 21 Nov'],
    [formatDay, '2026-02-01', '1 Februari 2026'],
    [formatMonth, '2026-11', 'November 2026'],
  ])('$0.name formats %s as %s', (format, value, text) => {
    expect(format(value)).toBe(text)
  })

  it.each([formatDay, formatLongDay, formatNearDay, formatShortDay, formatMonth])(
    '$name throws a RangeError for an invalid date',
    (format) => {
      expect(() => format('')).toThrow(RangeError)
    },
  )

  it('returns the day and month for a calendar leaf', () => {
    expect(calendarLeaf('2026-11-01')).toEqual({ day: '1', month: 'Nov' })
  })
})

it.each([
  ['Asia/Jakarta', '2026-11-21'],
  ['Asia/Makassar', '2026-11-22'],
  ['Asia/Jayapura', '2026-11-22'],
] as const)('dayIn returns the day in the time zone %s at 16:30 UTC', (zone, day) => {
  expect(dayIn(zone, new Date('2026-11-21T16:30:00Z'))).toBe(day)
})

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-02-28', 1, '2025-03-01'],
  ['2026-11-21', 0, '2026-11-21'],
])('addDays($0, $1) returns $2', (value, days, expected) => {
  expect(addDays(value, days)).toBe(expected)
})

describe('instants and clocks', () => {
  it.each([
    ['Asia/Jakarta', '2026-11-20T23:00:00.000Z'],
    ['Asia/Jayapura', '2026-11-20T21:00:00.000Z'],
  ] as const)('converts a clock time in %s to an instant', (zone, instant) => {
    expect(instantIn(zone, '2026-11-21T06:00').toISOString()).toBe(instant)
  })

  it('converts an instant to a clock time and back to the same instant', () => {
    const wall = '2026-01-05T00:30'
    expect(wallClockIn('Asia/Makassar', instantIn('Asia/Makassar', wall))).toBe(wall)
  })

  it('formatInstant includes the name of the time zone', () => {
    expect(formatInstant('Asia/Makassar', new Date('2026-11-20T23:00:00Z'))).toBe(
      '21 Nov 2026, 07.00 WITA',
    )
  })
})

it.each([
  ['2026-12-30', undefined, 'Lewat'],
  ['2026-12-31', undefined, 'Hari ini'],
  ['2027-01-01', undefined, 'Besok'],
  ['2027-01-02', undefined, ''],
  ['2026-12-29', '2026-12-30', 'Lewat'],
  ['2026-12-29', '2026-12-31', 'Berlangsung'],
  ['2026-12-31', '2027-01-02', 'Hari ini'],
  ['2027-01-01', '2027-01-02', 'Besok'],
])('on 31 December, dayName for $0 until $1 returns $2', (day, last, name) => {
  expect(dayName(day, '2026-12-31', last)).toBe(name)
  expect(dayName(day, '', last)).toBe('')
})
