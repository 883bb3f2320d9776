import { expect, it } from 'vitest'
import { nextPublication, UNPUBLISHED } from './publication'

const MINUTE = Date.parse('2026-11-22T03:00:00Z')

it('sets the time of a publication to the minute of its rendering', () => {
  expect(nextPublication(UNPUBLISHED, MINUTE + 59_999)).toEqual({ number: 1, at: MINUTE })
})

it.each([
  ['if both are rendered in the same minute', MINUTE + 30_000],
  ['if the clock was set back', MINUTE - 60_000],
])('a publication has a later time than the previous one, even %s', (_, now) => {
  expect(nextPublication({ number: 7, at: MINUTE }, now)).toEqual({ number: 8, at: MINUTE + 1_000 })
})
