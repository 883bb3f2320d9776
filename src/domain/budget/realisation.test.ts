import { expect, it } from 'vitest'
import { remaining } from './realisation'

it.each([
  ['an amount below the plan', 50, 200, 150],
  ['an amount that was not planned', 10, 0, -10],
  ['an amount above the plan', 210, 200, -10],
])('computes the remainder of %s', (_, realized, total, rest) => {
  expect(remaining({ realized, total })).toBe(rest)
})
