import { expect, it } from 'vitest'
import { compileSchedule } from './schedule'

const JAKARTA = 'Asia/Jakarta'

const next = (schedule: string, after: string, timeZone = JAKARTA) =>
  new Date(compileSchedule(schedule, timeZone)(Date.parse(after))).toISOString()

it.each([
  ['every 5 minutes', '2026-01-01T00:00:30Z', '2026-01-01T00:05:30.000Z'],
  ['every 24 hours', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00.000Z'],
  ['every day 00:30', '2026-01-01T00:00:00Z', '2026-01-01T17:30:00.000Z'],
  ['every day 00:30', '2026-01-01T17:30:00Z', '2026-01-02T17:30:00.000Z'],
  ['0 3 * * *', '2026-01-01T19:59:59Z', '2026-01-01T20:00:00.000Z'],
  ['*/15 * * * *', '2026-01-01T00:14:59Z', '2026-01-01T00:15:00.000Z'],
  ['10-30/10,55 6,18 * * *', '2026-01-01T00:00:00Z', '2026-01-01T11:10:00.000Z'],
  ['5/20 * * * *', '2026-01-01T00:26:00Z', '2026-01-01T00:45:00.000Z'],
  ['0 0 1 jan *', '2026-01-01T00:00:00Z', '2026-12-31T17:00:00.000Z'],
  ['0 12 29 2 *', '2026-01-01T00:00:00Z', '2028-02-29T05:00:00.000Z'],
  ['0 0 * * mon-fri', '2026-01-02T17:00:00Z', '2026-01-04T17:00:00.000Z'],
  ['0 0 * * 7', '2026-01-01T00:00:00Z', '2026-01-03T17:00:00.000Z'],
  // 15 January is a Thursday; the 3rd and the 10th are Saturdays.
  ['0 0 15 * 6', '2026-01-09T18:00:00Z', '2026-01-14T17:00:00.000Z'],
])('%s after %s is due at %s', (schedule, after, due) => {
  expect(next(schedule, after)).toBe(due)
})

it('follows the clocks of the time zone when they are changed', () => {
  const zone = 'Europe/Berlin'
  expect(next('0 3 * * *', '2026-03-28T12:00:00Z', zone)).toBe('2026-03-29T01:00:00.000Z')
  expect(next('0 3 * * *', '2026-03-27T12:00:00Z', zone)).toBe('2026-03-28T02:00:00.000Z')
  expect(next('30 2 * * *', '2026-03-28T12:00:00Z', zone)).toBe('2026-03-29T01:30:00.000Z')
})

it.each([
  'every 0 minutes',
  'every now and then',
  'every day 24:00',
  '* * * *',
  '60 * * * *',
  '* * 0 * *',
  '*/0 * * * *',
  '5-1 * * * *',
  '0 0 30 2 *',
  '1,,2 * * * *',
  '1-2-3 * * * *',
  '-1 * * * *',
  '',
])('refuses %j', (schedule) => {
  expect(() => compileSchedule(schedule, JAKARTA)).toThrow()
})

it('refuses an unknown time zone', () => {
  expect(() => compileSchedule('0 3 * * *', 'Asia/Desa')).toThrow(RangeError)
})
