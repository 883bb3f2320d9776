import { describe, expect, it } from 'vitest'
import {
  formatAmount,
  formatCount,
  formatPercent,
  formatRupiah,
  formatWholePercent,
  parseRupiah,
} from './money'

describe('formatRupiah', () => {
  it.each([
    [1_234_567, 'Rp.\u00a01.234.567'],
    [0, 'Rp.\u00a00'],
    [999, 'Rp.\u00a0999'],
    [1_755_358_500, 'Rp.\u00a01.755.358.500'],
    [-6_257_500, '-Rp.\u00a06.257.500'],
  ])('writes %i as %s', (amount, expected) => {
    expect(formatRupiah(amount)).toBe(expected)
  })

  it('rounds to whole rupiah', () => {
    expect(formatRupiah(1999.5)).toBe('Rp.\u00a02.000')
  })

  it('writes no minus before a sum that rounds to nothing', () => {
    expect(formatRupiah(-0.4)).toBe('Rp.\u00a00')
  })
})

describe('formatCount', () => {
  it('groups thousands with dots', () => {
    expect(formatCount(2431)).toBe('2.431')
  })
})

describe('formatPercent', () => {
  it.each([
    [12.345, '12,35%'],
    [100, '100,00%'],
    [0, '0,00%'],
  ])('writes %d as %s', (value, expected) => {
    expect(formatPercent(value)).toBe(expected)
  })
})

describe('formatWholePercent', () => {
  it('shows no decimals', () => {
    expect(formatWholePercent(66.666)).toBe('67%')
    expect(formatWholePercent(0)).toBe('0%')
  })

  it('never shows something as nothing', () => {
    expect(formatWholePercent(0.24)).toBe('<1%')
    expect(formatWholePercent(0.5)).toBe('1%')
  })
})

describe('parseRupiah', () => {
  it.each([
    ['15000', 15_000],
    ['15.000', 15_000],
    ['15,000', 15_000],
    [' Rp. 1.250.000,00 ', 1_250_000],
    ['Rp15.000', 15_000],
    ['rp 500,5', 500.5],
    ['-1', -1],
    ['-Rp. 1.500', -1_500],
    ['0', 0],
    [formatAmount(1_234_567), 1_234_567],
    [formatAmount(-2_500), -2_500],
  ])('%j is %d', (written, amount) => {
    expect(parseRupiah(written)).toBe(amount)
  })

  it.each(['', 'gratis', '15 ribu', '1.5', '1.50.000', '15,000,5', '--1', '=1+1'])(
    '%j is no amount',
    (written) => {
      expect(parseRupiah(written)).toBeNull()
    },
  )
})
