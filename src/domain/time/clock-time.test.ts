import { expect, it } from 'vitest'
import { clockTimeOf, clockTimesOf } from './clock-time'

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
  ['08.00 WIB', '08:00'],
  ['Pukul 08.00 s.d. selesai', '08:00'],
  ['jam 8 - selesai', '08:00'],
  ['Selesai', ''],
  ['-', ''],
  ['08.00 WITA', '08.00 WITA'],
  ['08.00 s.d. 12.00', '08.00 s.d. 12.00'],
])('clockTimeOf(%j) returns %j', (typed, time) => {
  expect(clockTimeOf(typed, 'WIB')).toBe(time)
})

it.each([
  ['08.00 WIB s.d. 12.00 WIB', '08:00', '12:00'],
  ['8-12', '08:00', '12:00'],
  ['19.30 s/d 2130', '19:30', '21:30'],
  ['08.00 s.d. selesai', '08:00', ''],
])('clockTimesOf(%j) returns %s and %j', (typed, time, end) => {
  expect(clockTimesOf(typed, 'WIB')).toEqual({ time, end })
})
