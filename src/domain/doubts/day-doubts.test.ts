import { expect, it } from 'vitest'
import { articleDayDoubts, eventDayDoubts } from './day-doubts'

const known = { today: '2026-11-21', itemId: '', stored: {} }

it.each([
  ['', undefined],
  ['2026-11-21', undefined],
  ['2025-11-21', undefined],
  ['2026-11-22', /tetap paling atas/],
  ['2025-11-20', /bukan paling atas\.$/],
  ['2026-02-31', undefined],
])('asks the expected question, or none, about the day %j of an article: %s', (date, reason) => {
  const reasons = articleDayDoubts({ date }, known).map((doubt) => doubt.reason)
  expect(reasons).toEqual(reason ? [expect.stringMatching(reason)] : [])
})

it('proposes today instead of an implausible day, and does not ask about a day that is already public', () => {
  const date = '2024-05-01'
  expect(articleDayDoubts({ date }, known)[0]?.corrections?.[0]?.values).toEqual({
    date: '2026-11-21',
  })
  const published = { ...known, itemId: '01JZ0000000000000000000001', stored: { date } }
  expect(articleDayDoubts({ date }, published)).toEqual([])
})

it.each([
  ['2027-11-21', undefined],
  ['2027-11-22', /setahun lagi/],
  ['2025-11-20', /sudah lewat/],
])('asks the expected question, or none, about the day %s of an event: %s', (date, reason) => {
  const reasons = eventDayDoubts({ date }, known).map((doubt) => doubt.reason)
  expect(reasons).toEqual(reason ? [expect.stringMatching(reason)] : [])
})
