import { expect, it } from 'vitest'
import { formatAge } from './age'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

it.each([
  // A time in the future.
  [-SECOND, 'baru saja'],
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
