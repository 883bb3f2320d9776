import { expect, it } from 'vitest'
import { realisedPercent, remaining } from './realisation'

it.each([
  ['an amount below the plan', 50, 200, 25, 150],
  ['an amount that was not planned', 10, 0, 0, -10],
  ['an amount above the plan', 210, 200, 105, -10],
])('computes the percentage and remainder of %s', (_, realized, total, percent, rest) => {
  expect(realisedPercent({ realized, total })).toBe(percent)
  expect(remaining({ realized, total })).toBe(rest)
})
