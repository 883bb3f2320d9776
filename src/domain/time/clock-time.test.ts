import { expect, it } from 'vitest'
import { clockTimeOf } from './clock-time'

it.each([
  ['8', '08:00'],
  ['8.30', '08:30'],
  ['8,30', '08:30'],
  ['08:30', '08:30'],
  ['0830', '08:30'],
  ['19.30 ', '19:30'],
  ['25:00', '25:00'],
  ['pagi', 'pagi'],
  ['', ''],
])('the time %j is written %j', (typed, time) => {
  expect(clockTimeOf(typed)).toBe(time)
})
