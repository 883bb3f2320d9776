import { expect, it } from 'vitest'
import { outliersBetween, MIN_COUNT } from './outliers'

const outliers = (before: number, after: number) =>
  outliersBetween(
    [{ name: 'Petani', value: before }],
    [{ name: 'Petani', value: after }],
    MIN_COUNT,
  )

it.each([
  [812, 8_120, true],
  [812, 8_119, false],
  [812, 81, true],
  [812, 82, false],
  [812, 0, false],
  [0, 900_812, false],
  [10, 100, true],
  [9, 99, false],
])('outliersBetween reports a change from %d to %d: %s', (before, after, isReported) => {
  expect(outliers(before, after)).toEqual(isReported ? [{ name: 'Petani', before, after }] : [])
})

it('outliersBetween ignores new rows', () => {
  expect(outliersBetween([], [{ name: 'Guru', value: 5_000 }], MIN_COUNT)).toEqual([])
})
