import { expect, it } from 'vitest'
import { calendarAt, instantAt, lastMonthDay, onOrAfter } from './calendar'

const TODAY = '2026-11-21'
const calendar = calendarAt(TODAY)

it.each([
  ['a weekday on the date itself', onOrAfter(TODAY, 'Sabtu'), TODAY],
  ['a weekday in the next month', onOrAfter('2026-11-28', 'Jumat'), '2026-12-04'],
  ['an anniversary on its day', lastMonthDay('2026-08-18', '08-18'), '2026-08-18'],
  ['an anniversary after its day', lastMonthDay(TODAY, '08-18'), '2026-08-18'],
  ['an anniversary before its day', lastMonthDay('2026-08-17', '08-18'), '2025-08-18'],
  ['the UTC time of a clock time in WIB', instantAt(TODAY, '06:30'), '2026-11-20T23:30:00.000Z'],
  ['the last Friday on a Saturday', calendar.last('Jumat'), 'Jumat (20/11)'],
  ['the previous Saturday on a Saturday', calendar.last('Sabtu'), 'Sabtu (14/11)'],
  ['the next Sunday on a Saturday', calendar.next('Minggu'), 'Minggu (22/11)'],
  ['the next Saturday on a Saturday', calendar.next('Sabtu'), 'Sabtu (28/11)'],
  ['the Saturday of the week after', calendar.next('Sabtu', 1), 'Sabtu (5/12)'],
  ['the day in eleven days', calendar.day(11), '2 Desember 2026'],
  ['the month', calendar.month, 'November'],
  ['the year', calendar.year, 2026],
])('the calendar computes %s', (_, computed, expected) => {
  expect(computed).toBe(expected)
})
