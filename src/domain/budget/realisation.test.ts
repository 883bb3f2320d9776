import { describe, expect, it } from 'vitest'
import { realisedPercent, remaining } from './realisation'

describe('realisedPercent', () => {
  it('returns the realised share', () => {
    expect(realisedPercent({ realized: 50, total: 200 })).toBe(25)
  })

  it('returns 0 if nothing was planned', () => {
    expect(realisedPercent({ realized: 10, total: 0 })).toBe(0)
  })

  it('exceeds 100 if more was realised than planned', () => {
    expect(realisedPercent({ realized: 210, total: 200 })).toBe(105)
  })
})

describe('remaining', () => {
  it('returns the rest of the plan', () => {
    expect(remaining({ realized: 50, total: 200 })).toBe(150)
  })

  it('returns a negative number if more was realised than planned', () => {
    expect(remaining({ realized: 210, total: 200 })).toBe(-10)
  })
})
