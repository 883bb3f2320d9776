import { expect, it } from 'vitest'
import { leapsBetween, LEAST_COUNT } from './leaps'

const leaps = (before: number, after: number) =>
  leapsBetween([{ name: 'Petani', value: before }], [{ name: 'Petani', value: after }], LEAST_COUNT)

it.each([
  [812, 900_812],
  [812, 8_120],
  [812, 81],
  [10, 100],
])('%d that becomes %d leaps', (before, after) => {
  expect(leaps(before, after)).toEqual([{ name: 'Petani', before, after }])
})

it.each([
  [812, 8_119],
  [812, 82],
  [812, 812],
  [0, 900_812],
  [812, 0],
  [3, 40],
  [9, 99],
])('%d that becomes %d does not', (before, after) => {
  expect(leaps(before, after)).toEqual([])
})

it('ignores new rows', () => {
  expect(leapsBetween([], [{ name: 'Guru', value: 5_000 }], LEAST_COUNT)).toEqual([])
})
