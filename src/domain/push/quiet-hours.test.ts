import { expect, it } from 'vitest'
import { isQuiet } from './quiet-hours'

it.each([
  ['Asia/Jakarta', '2026-11-26T13:59:00Z', false],
  ['Asia/Jakarta', '2026-11-26T14:00:00Z', true],
  ['Asia/Jakarta', '2026-11-26T21:59:00Z', true],
  ['Asia/Jakarta', '2026-11-26T22:00:00Z', false],
  ['Asia/Jayapura', '2026-11-26T12:00:00Z', true],
  ['Asia/Jayapura', '2026-11-26T20:00:00Z', false],
] as const)('isQuiet in the time zone $0 at $1 returns $2', (zone, instant, quiet) => {
  expect(isQuiet(zone, new Date(instant))).toBe(quiet)
})
