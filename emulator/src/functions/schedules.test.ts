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
afterEach(() => {
  vi.useRealTimers()
})

const scheduled = (name: string, schedule: string): FunctionDeclaration => ({
  name,
  regions: ['us-central1'],
  timeoutSeconds: 60,
  trigger: { kind: 'schedule', schedule, timeZone: 'UTC' },
})

it('runs a function each time that it is due', () => {
  schedules.set([scheduled('f', '*/10 * * * *')])
  vi.advanceTimersByTime(25 * 60_000)
  expect(ran).toEqual([
    ['f', '2026-01-01T00:10:00.000Z'],
    ['f', '2026-01-01T00:20:00.000Z'],
  ])
})

it('waits for what is due after more days than a timer can count', () => {
  schedules.set([scheduled('f', '0 0 1 3 *')])
  vi.advanceTimersByTime(58 * 24 * 60 * 60_000)
  expect(ran).toEqual([])
  vi.advanceTimersByTime(2 * 24 * 60 * 60_000)
  expect(ran).toEqual([['f', '2026-03-01T00:00:00.000Z']])
})

it('forgets the former schedules', () => {
  schedules.set([scheduled('old', '* * * * *')])
  schedules.set([scheduled('new', '* * * * *')])
  vi.advanceTimersByTime(60_000)
  expect(ran.map(([name]) => name)).toEqual(['new'])
})

it('logs a schedule that it does not understand, and keeps the others', () => {
  schedules.set([scheduled('odd', 'every blue moon'), scheduled('f', '* * * * *')])
  vi.advanceTimersByTime(60_000)
  expect(ran.map(([name]) => name)).toEqual(['f'])
  expect(logged).toEqual([expect.stringMatching(/^odd is never run: "every blue moon"/)])
})
