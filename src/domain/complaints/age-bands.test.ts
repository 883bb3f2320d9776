import { expect, it } from 'vitest'
import { officeCalendar } from '../office/office-calendar'
import { promiseState } from '../office/working-days'
import { ageBands } from './age-bands'

const ZONE = 'Asia/Jakarta'
const WEEK = officeCalendar([1, 2, 3, 4, 5], [])
/** Current day of the tests, a Tuesday. */
const TODAY = '2026-11-24'
const noon = (day: string) => new Date(`${day}T12:00:00+07:00`)

it('groups open reports by age relative to the promised time, with each day in exactly one group', () => {
  expect(ageBands(WEEK, ZONE, TODAY, 5)).toEqual([
    { least: 0, most: 5, from: '2026-11-17', until: '', isLate: false },
    { least: 6, most: 10, from: '2026-11-10', until: '2026-11-16', isLate: true },
    { least: 11, most: 20, from: '2026-10-27', until: '2026-11-09', isLate: true },
    { least: 21, most: null, from: '', until: '2026-10-26', isLate: true },
  ])
})

it('marks an age group as late if promiseState treats its reports as overdue', () => {
  const [within, late] = ageBands(WEEK, ZONE, TODAY, 3)
  const isOverdue = (day = '') => promiseState(WEEK, ZONE, noon(day), 3, noon(TODAY)).isOverdue
  expect(isOverdue(within?.from)).toBe(false)
  expect(isOverdue(late?.until)).toBe(true)
})

it('does not count days on which the office is closed', () => {
  const holiday = officeCalendar([1, 2, 3, 4, 5], [{ date: '2026-11-23', name: 'Libur' }])
  expect(ageBands(holiday, ZONE, TODAY, 5)[0]?.from).toBe('2026-11-16')
})

it('starts with the groups “up to one day” and “two days” if the promised time is one day', () => {
  const ages = ageBands(WEEK, ZONE, TODAY, 1).map(({ least, most }) => `${least}–${most}`)
  expect(ages).toEqual(['0–1', '2–2', '3–4', '5–null'])
})
