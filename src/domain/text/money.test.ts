import { expect, it } from 'vitest'
import { formatPercent, formatWholePercent } from './decimals'
import { formatCount, formatRupiah } from './money'
import { formatAmount } from './rupiah-text'

it.each([
  [1_234_567, 'Rp.\u00a01.234.567'],
  [999, 'Rp.\u00a0999'],
  [-6_257_500, '-Rp.\u00a06.257.500'],
  [333_333.33, 'Rp.\u00a0333.333'],
  [1999.5, 'Rp.\u00a02.000'],
  // A rounding error below zero has no minus sign.
  [0.1 + 0.2 - 0.3 - 1e-9, 'Rp.\u00a00'],
])('formatRupiah(%d) returns %s', (amount, expected) => {
  expect(formatRupiah(amount)).toBe(expected)
})

it('formatAmount adds cents only if the amount has cents', () => {
  expect(formatAmount(1999.5)).toBe('1.999,50')
  expect(formatAmount(2000)).toBe('2.000')
})

it.each([
  [2431, '2.431'],
  [-2.5, '-3'],
  [-0.4, '0'],
  [1_000_000, '1.000.000'],
])('formatCount(%d) returns %s', (value, expected) => {
  expect(formatCount(value)).toBe(expected)
})

it.each([
  [12.345, '12,35%'],
  [1.125, '1,13%'],
  [-1234.5, '-1.234,50%'],
  [-0.001, '0,00%'],
  [100, '100,00%'],
  [0, '0,00%'],
])('formatPercent(%d) returns %s', (value, expected) => {
  expect(formatPercent(value)).toBe(expected)
})

it.each([
  [66.666, '67%'],
  [0, '0%'],
  [0.24, '<1%'],
  [0.5, '1%'],
])('formatWholePercent(%d) returns %s', (value, expected) => {
  expect(formatWholePercent(value)).toBe(expected)
})
