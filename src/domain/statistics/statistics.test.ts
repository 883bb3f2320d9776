import { expect, it } from 'vitest'
import { percentOf, totalOf } from './statistics'

it('totalOf adds up the values of slices', () => {
  expect(totalOf([{ value: 1223 }, { value: 1208 }])).toBe(2431)
})

it('totalOf returns 0 without slices', () => {
  expect(totalOf([])).toBe(0)
})

it('percentOf returns the share in percent', () => {
  expect(percentOf(1, 8)).toBe(12.5)
})

it('percentOf returns 0 for a total of 0', () => {
  expect(percentOf(5, 0)).toBe(0)
})
