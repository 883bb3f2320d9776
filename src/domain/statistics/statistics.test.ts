import { expect, it } from 'vitest'
import { percentOf, totalOf } from './statistics'

it('adds up slices', () => {
  expect(totalOf([{ value: 1223 }, { value: 1208 }])).toBe(2431)
})

it('adds up nothing to 0', () => {
  expect(totalOf([])).toBe(0)
})

it('gives the share in percent', () => {
  expect(percentOf(1, 8)).toBe(12.5)
})

it('gives 0 percent of nothing', () => {
  expect(percentOf(5, 0)).toBe(0)
})
