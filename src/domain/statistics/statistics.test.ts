import { expect, it } from 'vitest'
import { percentOf, totalOf } from './statistics'

it('totalOf adds up the values of slices', () => {
  expect(totalOf([{ value: 1223 }, { value: 1208 }])).toBe(2431)
})

it('percentOf returns the share in percent, and 0 for a total of 0', () => {
  expect(percentOf(1, 8)).toBe(12.5)
  expect(percentOf(5, 0)).toBe(0)
})
