import { describe, expect, it } from 'vitest'
import { compareAccountCodes, isBelow } from './account-code'

describe('compareAccountCodes', () => {
  it('compares segments as numbers', () => {
    expect(['4.10', '4.2', '4.1.10', '4.1.9'].sort(compareAccountCodes)).toEqual([
      '4.1.9',
      '4.1.10',
      '4.2',
      '4.10',
    ])
  })

  it('puts a parent before its children', () => {
    expect(['5.1.01', '5.1', '5'].sort(compareAccountCodes)).toEqual(['5', '5.1', '5.1.01'])
  })

  it('takes leading zeros for nothing', () => {
    expect(compareAccountCodes('4.1.01', '4.1.1')).toBe(0)
  })
})

describe('isBelow', () => {
  it('holds for children and grandchildren', () => {
    expect(isBelow('5.2.3', '5.2')).toBe(true)
    expect(isBelow('5.2.3.10', '5.2')).toBe(true)
  })

  it('does not hold for the code itself', () => {
    expect(isBelow('5.2', '5.2')).toBe(false)
  })

  it('does not take 5.10 for a child of 5.1', () => {
    expect(isBelow('5.10', '5.1')).toBe(false)
  })
})
