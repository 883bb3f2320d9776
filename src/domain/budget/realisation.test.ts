import { describe, expect, it } from 'vitest'
import { realisedPercent, remaining } from './realisation'

describe('realisedPercent', () => {
  it('is the realised share', () => {
    expect(realisedPercent({ realized: 50, total: 200 })).toBe(25)
  })

  it('is 0 when nothing was planned', () => {
    expect(realisedPercent({ realized: 10, total: 0 })).toBe(0)
  })

  it('goes beyond 100 when more was realised than planned', () => {
    expect(realisedPercent({ realized: 210, total: 200 })).toBe(105)
  })
})

describe('remaining', () => {
  it('is what is left of the plan', () => {
    expect(remaining({ realized: 50, total: 200 })).toBe(150)
  })

  it('is negative when more was realised', () => {
    expect(remaining({ realized: 210, total: 200 })).toBe(-10)
  })
})
