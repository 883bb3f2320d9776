import { expect, it } from 'vitest'
import { monthsBefore } from './months'

it.each([
  ['2026-11-21T20:00:00.000Z', 12, '2025-11-21T20:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 2, '2025-11-15T00:00:00.000Z'],
  ['2026-03-31T08:30:00.000Z', 1, '2026-02-28T08:30:00.000Z'],
  ['2028-02-29T08:30:00.000Z', 12, '2027-02-28T08:30:00.000Z'],
])('monthsBefore($0, $1) returns $2', (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then)
})
