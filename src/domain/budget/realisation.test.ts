import { expect, it } from 'vitest'
import { realisedPercent, remaining } from './realisation'

it.each([
  ['a part of the plan', 50, 200, 25, 150],
  ['without a plan', 10, 0, 0, -10],
  ['more than the plan', 210, 200, 105, -10],
])('computes the percentage and remainder of %s', (_, realized, total, percent, rest) => {
  expect(realisedPercent({ realized, total })).toBe(percent)
  expect(remaining({ realized, total })).toBe(rest)
})
