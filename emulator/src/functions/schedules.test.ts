import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FunctionDeclaration } from './declaration'
import { Schedules } from './schedules'

let ran: [string, string][]
let logged: string[]
let schedules: Schedules

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') })
  ran = []
  logged = []
  schedules = new Schedules(
    ({ name }, due) => ran.push([name, due.toISOString()]),
    (line) => logged.push(line),
  )
})
afterEach(() => vi.useRealTimers())

const scheduled = (name: string, schedule: string): FunctionDeclaration => ({
  name,
  regions: ['us-central1'],
  timeoutSeconds: 60,
  trigger: { kind: 'schedule', schedule, timeZone: 'Asia/Jakarta' },
})

it('runs a function each time it is due, unless its schedule was replaced', () => {
  schedules.set([scheduled('old', '* * * * *')])
  schedules.set([scheduled('f', '*/10 * * * *')])
  vi.advanceTimersByTime(25 * 60_000)
  const times = ['2026-01-01T00:10:00.000Z', '2026-01-01T00:20:00.000Z']
  expect(ran).toEqual(times.map((time) => ['f', time]))
})

it.each([
  ['every 5 minutes', '2026-01-01T00:05:00.000Z'],
  ['every 24 hours', '2026-01-02T00:00:00.000Z'],
  // The time zone of the schedule is seven hours ahead of UTC.
  ['every day 00:30', '2026-01-01T17:30:00.000Z'],
  ['0 0 3 jan *', '2026-01-02T17:00:00.000Z'],
])('runs the schedule %s at %s', (schedule, due) => {
  schedules.set([scheduled('f', schedule)])
  vi.advanceTimersByTime(Date.parse(due) - Date.now() - 1000)
  expect(ran).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(ran).toEqual([['f', due]])
})

it.each(['every 0 minutes', '0 0 30 2 *', ''])(
  'logs the invalid schedule %j, and runs all other schedules',
  (odd) => {
    schedules.set([scheduled('odd', odd), scheduled('f', '* * * * *')])
    vi.advanceTimersByTime(60_000)
    expect(ran.map(([name]) => name)).toEqual(['f'])
    expect(logged).toEqual([expect.stringMatching(/^odd is never run: /)])
  },
)
