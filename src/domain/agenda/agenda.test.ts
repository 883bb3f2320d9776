import { expect, it } from 'vitest'
import { byMonth, occurrencesFrom, splitAgenda } from './agenda'
import type { AgendaEvent } from './agenda-schema'
import { itemOf } from '../../../tests/support/documents'

const event = (date: string, time: string) =>
  itemOf('agenda', { id: `${date} ${time}`, date, time, lastdate: date })

const ids = (events: AgendaEvent[]) => events.map(({ id }) => id)

it('sorts upcoming events soonest first and past events latest first, without changing the list', () => {
  // An event of today is upcoming, even if its time has passed.
  const order = ['2026-11-21 00:01', '2026-11-22 08:00', '2026-11-22 19:30', '2026-12-01 07:00']
  const past = ['2026-11-20 08:00', '2026-10-02 08:00']
  const events = [...past, ...order].reverse().map((id) => event(id.slice(0, 10), id.slice(11)))
  const before = ids(events)
  const split = splitAgenda(events, '2026-11-21')
  expect([ids(split.coming), ids(split.past)]).toEqual([order, past])
  expect(ids(events)).toEqual(before)
})

it('lists a recurring event once, on its next occurrence or, if all have passed, on its last', () => {
  const posyandu: AgendaEvent = {
    ...event('2026-12-08', '08:00'),
    ...{ repeat: 'bulanan-hari', lastdate: '2027-03-31', exceptions: '2027-01-12' },
  }
  const days = (today: string) => {
    const { coming, past } = splitAgenda([posyandu, event('2026-12-20', '08:00')], today)
    return [coming.map(({ date }) => date), past.map(({ date }) => date)]
  }
  expect(days('2026-12-08')).toEqual([['2026-12-08', '2026-12-20'], []])
  expect(days('2026-12-09')).toEqual([['2026-12-20', '2027-02-09'], []])
  expect(days('2027-03-09')).toEqual([['2027-03-09'], ['2026-12-20']])
  // Sorted by its last occurrence, not by the end of its recurrence.
  expect(days('2027-03-10')).toEqual([[], ['2027-03-09', '2026-12-20']])
})

it('does not list an event whose days are all exceptions', () => {
  const never: AgendaEvent = {
    ...event('2026-12-08', '08:00'),
    ...{ repeat: 'mingguan', lastdate: '2026-12-14', exceptions: '2026-12-08' },
  }
  expect(splitAgenda([never], '2026-12-01')).toEqual({ coming: [], past: [] })
})

it('sorts the occurrences of a recurring event among the other events', () => {
  const weekly = { ...event('2026-11-06', '16:00'), repeat: 'mingguan', lastdate: '2027-10-01' }
  const events = [event('2026-12-01', '07:00'), weekly as AgendaEvent, event('2026-11-26', '08:00')]
  const found = occurrencesFrom(events, '2026-11-21', 4)
  expect(found.map(({ date, time }) => `${date} ${time}`)).toEqual([
    '2026-11-26 08:00',
    '2026-11-27 16:00',
    '2026-12-01 07:00',
    '2026-12-04 16:00',
  ])
})

it('groups events by month and year', () => {
  const days = ['2026-11-21', '2026-11-30', '2026-12-01', '2027-11-01']
  const months = byMonth(days.map((day) => event(day, '08:00')))
  expect(months.map(({ month, events }) => [month, events.length])).toEqual([
    ['2026-11', 2],
    ['2026-12', 1],
    ['2027-11', 1],
  ])
})

it('lists an event of several days once, as upcoming until its last day is over', () => {
  const festival = { ...event('2026-11-29', '08:00'), lastdate: '2026-12-01' }
  const split = (today: string) => splitAgenda([festival], today)
  for (const today of ['2026-11-20', '2026-11-29', '2026-12-01'])
    expect(split(today)).toEqual({ coming: [festival], past: [] })
  expect(split('2026-12-02')).toEqual({ coming: [], past: [festival] })
  expect(occurrencesFrom([festival], '2026-11-30', 8).map(({ date }) => date)).toEqual([
    '2026-11-30',
    '2026-12-01',
  ])
})
