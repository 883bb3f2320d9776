import { expect, it } from 'vitest'
import { outliersBetween, MIN_COUNT } from './outliers'

const outliers = (before: number, after: number) =>
  outliersBetween(
    [{ name: 'Petani', value: before }],
    [{ name: 'Petani', value: after }],
    MIN_COUNT,
  )

it.each([
  [812, 900_812],
  [812, 8_120],
  [812, 81],
  [10, 100],
])('reports a change from %d to %d', (before, after) => {
  expect(outliers(before, after)).toEqual([{ name: 'Petani', before, after }])
})

it.each([
  [812, 8_119],
  [812, 82],
  [812, 812],
  [0, 900_812],
  [812, 0],
  [3, 40],
  [9, 99],
])('does not report a change from %d to %d', (before, after) => {
  expect(outliers(before, after)).toEqual([])
})

it('ignores new rows', () => {
  expect(outliersBetween([], [{ name: 'Guru', value: 5_000 }], MIN_COUNT)).toEqual([])
})
