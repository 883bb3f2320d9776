import { createRequire } from 'node:module'
import type * as Rrule from 'rrule'
import { property, assert as assertProperty, integer, date as aDate } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../time/date'
import {
  isLastInMonth,
  occurrencesOf,
  plannedDays,
  REPEATS,
  type Repeat,
  weekInMonth,
} from './recurrence'

// Node cannot import the ES module of rrule.
const { RRule, Weekday } = createRequire(import.meta.url)('rrule') as typeof Rrule

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** Returns the days of a recurrence as computed by rrule, a library for RFC 5545. */
function daysByLibrary(date: string, lastdate: string, repeat: Exclude<Repeat, ''>): string[] {
  const weekday = weekdayOf(date) - 1
  const rules = {
    mingguan: { freq: RRule.WEEKLY },
    'dua-mingguan': { freq: RRule.WEEKLY, interval: 2 },
    bulanan: { freq: RRule.MONTHLY, bymonthday: Number(date.slice(8)) },
    'bulanan-hari': { freq: RRule.MONTHLY, byweekday: new Weekday(weekday, weekInMonth(date)) },
    'bulanan-hari-terakhir': { freq: RRule.MONTHLY, byweekday: new Weekday(weekday, -1) },
  }
  const [dtstart, until] = [new Date(`${date}T00:00:00Z`), new Date(`${lastdate}T00:00:00Z`)]
  return new RRule({ ...rules[repeat], dtstart, until }).all().map(dayOf)
}

it.each(REPEATS.filter((repeat) => repeat !== ''))(
  'computes the days of the recurrence %s like rrule, a library for RFC 5545',
  (repeat) => {
    assertProperty(
      property(
        aDate({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
        integer({ min: 0, max: 730 }),
        (start, length) => {
          const date = dayOf(start)
          if (repeat === 'bulanan-hari-terakhir' && !isLastInMonth(date)) return
          const lastdate = addDays(date, length)
          expect(plannedDays({ date, lastdate, repeat })).toEqual(
            daysByLibrary(date, lastdate, repeat),
          )
        },
      ),
      { numRuns: 400 },
    )
  },
)

const event = (repeat: Repeat, date: string, lastdate: string, exceptions = '') => ({
  ...{ repeat, date, lastdate, exceptions },
})

describe('occurrencesOf', () => {
  it.each<[string, ReturnType<typeof event>, string]>([
    ['a single event', event('', '2026-12-08', '2026-12-08'), '2026-12-08'],
    [
      'the second Tuesday of each month into the next year',
      event('bulanan-hari', '2026-11-10', '2027-02-28'),
      '2026-11-10 2026-12-08 2027-01-12 2027-02-09',
    ],
    [
      'an event on the 31st, without shorter months',
      event('bulanan', '2026-12-31', '2027-04-30'),
      '2026-12-31 2027-01-31 2027-03-31',
    ],
    [
      'an event on fifth Mondays, without months that have four',
      event('bulanan-hari', '2026-11-30', '2027-05-31'),
      '2026-11-30 2027-03-29 2027-05-31',
    ],
    [
      'the last Friday of months with four and with five',
      event('bulanan-hari-terakhir', '2026-11-27', '2027-01-31'),
      '2026-11-27 2026-12-25 2027-01-29',
    ],
    [
      'an event with exceptions, one of them on another day',
      event('dua-mingguan', '2026-11-24', '2026-12-22', '2026-12-08 2026-12-09'),
      '2026-11-24 2026-12-22',
    ],
  ])('returns the days of %s', (_, given, days) => {
    expect(occurrencesOf(given)).toEqual(days.split(' '))
  })

  it.each(REPEATS)('returns at most 110 days for the recurrence %j', (repeat) => {
    expect(occurrencesOf(event(repeat, '2026-11-24', '9999-12-31')).length).toBeLessThanOrEqual(110)
  })
})

it.each([
  ['2026-11-24', true],
  ['2026-11-23', false],
] as const)('isLastInMonth(%s) returns %j', (day, isLast) =>
  expect(isLastInMonth(day)).toBe(isLast),
)
