import { describe, expect, it } from 'vitest'
import { calendarAt, instantAt, lastMonthDay, onOrAfter } from './calendar'

describe('onOrAfter', () => {
  it('returns the date itself if it is that weekday', () => {
    expect(onOrAfter('2026-11-21', 'Sabtu')).toBe('2026-11-21')
  })

  it('returns a later date, even in the next month', () => {
    expect(onOrAfter('2026-11-28', 'Jumat')).toBe('2026-12-04')
  })
})

it.each([
  ['2026-08-18', '2026-08-18'],
  ['2026-11-21', '2026-08-18'],
  ['2026-08-17', '2025-08-18'],
])('lastMonthDay returns for $0 the date $1', (today, expected) => {
  expect(lastMonthDay(today, '08-18')).toBe(expected)
})

it('converts clock times from WIB', () => {
  expect(instantAt('2026-11-21', '06:30')).toBe('2026-11-20T23:30:00.000Z')
})

describe('calendarAt', () => {
  const calendar = calendarAt('2026-11-21')

  it('returns the previous such weekday, never the day itself', () => {
    expect(calendar.last('Jumat')).toBe('Jumat (20/11)')
    expect(calendar.last('Sabtu')).toBe('Sabtu (14/11)')
  })

  it('returns the next such weekday, never the day itself', () => {
    expect(calendar.next('Minggu')).toBe('Minggu (22/11)')
    expect(calendar.next('Sabtu')).toBe('Sabtu (28/11)')
    expect(calendar.next('Sabtu', 1)).toBe('Sabtu (5/12)')
  })

  it('formats days, month and year', () => {
    expect(calendar.day(11)).toBe('2 Desember 2026')
    expect(calendar.month).toBe('November')
    expect(calendar.year).toBe(2026)
  })
})
