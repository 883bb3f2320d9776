import { describe, expect, it } from 'vitest'
import { formatAge } from './age'

describe('formatAge', () => {
  const SECOND = 1000
  const MINUTE = 60 * SECOND
  const HOUR = 60 * MINUTE

  it.each([
    [0, 'baru saja'],
    [59 * SECOND, 'baru saja'],
    [MINUTE, '1 menit lalu'],
    [HOUR - 1, '59 menit lalu'],
    [HOUR, '1 jam lalu'],
    [24 * HOUR - 1, '23 jam lalu'],
    [24 * HOUR, '1 hari lalu'],
    [75 * HOUR, '3 hari lalu'],
  ])('%i ms ago is %s', (age, expected) => {
    expect(formatAge(1_000_000_000 - age, 1_000_000_000)).toBe(expected)
  })

  it('treats a time in the future as now', () => {
    expect(formatAge(2000, 1000)).toBe('baru saja')
  })
})
