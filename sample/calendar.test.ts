import { describe, expect, it } from 'vitest'
import { calendarAt, instantAt, lastMonthDay, onOrAfter } from './calendar'

describe('onOrAfter', () => {
  it('is the day itself when it is that weekday', () => {
    expect(onOrAfter('2026-11-21', 'Sabtu')).toBe('2026-11-21')
  })

  it('goes on to the weekday, into the next month', () => {
    expect(onOrAfter('2026-11-28', 'Jumat')).toBe('2026-12-04')
  })
})

describe('lastMonthDay', () => {
  it.each([
    ['2026-08-18', '2026-08-18'],
    ['2026-11-21', '2026-08-18'],
    ['2026-08-17', '2025-08-18'],
  ])('seen from %s is %s', (today, expected) => {
    expect(lastMonthDay(today, '08-18')).toBe(expected)
  })
})

it('reads clock times as WIB', () => {
  expect(instantAt('2026-11-21', '06:30')).toBe('2026-11-20T23:30:00.000Z')
})

describe('calendarAt', () => {
  const calendar = calendarAt('2026-11-21')

  it('names the last such weekday before, never the day itself', () => {
    expect(calendar.last('Jumat')).toBe('Jumat (20/11)')
    expect(calendar.last('Sabtu')).toBe('Sabtu (14/11)')
  })

  it('names the next such weekday after, never the day itself', () => {
    expect(calendar.next('Minggu')).toBe('Minggu (22/11)')
    expect(calendar.next('Sabtu')).toBe('Sabtu (28/11)')
    expect(calendar.next('Sabtu', 1)).toBe('Sabtu (5/12)')
  })

  it('writes out days, month and year', () => {
    expect(calendar.day(11)).toBe('2 Desember 2026')
    expect(calendar.month).toBe('November')
    expect(calendar.year).toBe(2026)
  })
})
