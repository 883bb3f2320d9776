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

describe('isRealDay', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29'])('knows %s', (value) => {
    expect(isRealDay(value)).toBe(true)
  })

  it.each(['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '1900-02-29', ''])(
    'does not know %s',
    (value) => {
      expect(isRealDay(value)).toBe(false)
    },
  )
})

describe('Indonesian dates', () => {
  it('writes the long form with the weekday', () => {
    expect(formatLongDay('2026-11-21')).toBe('Sabtu, 21 November 2026')
  })

  it('shortens the date for small spaces', () => {
    expect(formatShortDay('2026-11-21')).toBe('21 Nov 2026')
  })

  it('writes Jumat and Agustus as Indonesians do', () => {
    expect(formatLongDay('2026-08-07')).toBe('Jumat, 7 Agustus 2026')
  })

  it('writes the short form without the weekday', () => {
    expect(formatDay('2026-02-01')).toBe('1 Februari 2026')
  })

  it('writes a month with its year', () => {
    expect(formatMonth('2026-11')).toBe('November 2026')
  })

  it.each([formatDay, formatLongDay, formatNearDay, formatShortDay, formatMonth])(
    '$name never writes an invalid date',
    (format) => {
      expect(() => format('')).toThrow(RangeError)
    },
  )

  it('splits a day into its calendar parts', () => {
    expect(calendarLeaf('2026-11-01')).toEqual({ day: '1', month: 'Nov' })
  })
})

describe('dayIn', () => {
  const lateEvening = new Date('2026-11-21T16:30:00Z')

  it('stays on the same day in WIB', () => {
    expect(dayIn('Asia/Jakarta', lateEvening)).toBe('2026-11-21')
  })

  it('reaches the next day in WITA and WIT', () => {
    expect(dayIn('Asia/Makassar', lateEvening)).toBe('2026-11-22')
    expect(dayIn('Asia/Jayapura', lateEvening)).toBe('2026-11-22')
  })
})

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-02-28', 1, '2025-03-01'],
  ['2026-11-21', 0, '2026-11-21'],
])('addDays %s and %i days is %s', (value, days, expected) => {
  expect(addDays(value, days)).toBe(expected)
})

describe('instants and clocks', () => {
  it('converts clocks of the eastern time zone two hours earlier', () => {
    expect(instantIn('Asia/Jakarta', '2026-11-21T06:00').toISOString()).toBe(
      '2026-11-20T23:00:00.000Z',
    )
    expect(instantIn('Asia/Jayapura', '2026-11-21T06:00').toISOString()).toBe(
      '2026-11-20T21:00:00.000Z',
    )
  })

  it('converts back to the same instant', () => {
    const wall = '2026-01-05T00:30'
    expect(wallClockIn('Asia/Makassar', instantIn('Asia/Makassar', wall))).toBe(wall)
  })

  it('includes the name of the time zone', () => {
    expect(formatInstant('Asia/Makassar', new Date('2026-11-20T23:00:00Z'))).toBe(
      '21 Nov 2026, 07.00 WITA',
    )
  })
})

it.each([
  ['2026-12-30', 'Lewat'],
  ['2026-12-31', 'Hari ini'],
  ['2027-01-01', 'Besok'],
  ['2027-01-02', ''],
])('on 31 December %s is called %j', (day, name) => {
  expect(dayName(day, '2026-12-31')).toBe(name)
})

it.each([
  ['2026-12-29', '2026-12-30', 'Lewat'],
  ['2026-12-29', '2026-12-31', 'Berlangsung'],
  ['2026-12-31', '2027-01-02', 'Hari ini'],
  ['2027-01-01', '2027-01-02', 'Besok'],
])('on 31 December %s to %s is called %j', (day, last, name) => {
  expect(dayName(day, '2026-12-31', last)).toBe(name)
})

it('names no day while today is unknown', () => {
  expect(dayName('2026-12-31', '')).toBe('')
})

it('omits the year of a near day', () => {
  expect(formatNearDay('2026-11-21')).toBe('Sabtu, 21 Nov')
})
