import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ComplaintStatus } from './complaint'
import { complaintTotals } from './complaint-progress-schema'
import {
  type Counted,
  countedMonths,
  countedYear,
  medianBegunDays,
  medianDays,
  receivedIn,
  verdictTotals,
} from './complaint-totals'

/** Returns a report of 1 January with replies after the given numbers of days. */
function report(status: ComplaintStatus, ...answeredAfter: number[]): Counted {
  const receivedAt = '2026-01-01T00:00:00.000Z'
  const at = (days: number) => new Date(Date.parse(receivedAt) + days * 86_400_000).toISOString()
  const replies = Object.fromEntries(answeredAfter.map((days, n) => [`${n}`, { at: at(days) }]))
  return { status, receivedAt, replies }
}

describe('the median time to the first reply', () => {
  it.each([
    ['equals the middle value of an odd number', [9, 1, 4, 2, 30], 4],
    ['equals the mean of the two middle values of an even number', [9, 1, 4, 2, 30, 7], 5.5],
    ['requires five answers', [1, 2, 3, 4], null],
  ])('%s', (_, days, median) => {
    expect(medianDays(days.map((each) => report('Diproses', each)))).toBe(median)
  })

  it('uses the first reply by time, not by stored order', () => {
    const reports = Array.from({ length: 5 }, () => report('Selesai', 8, 0.5, 3))
    expect(medianDays(reports)).toBe(0.5)
  })

  it('ignores duplicates and reports without a reply', () => {
    const reports = [report('Baru'), ...[1, 1, 1, 1].map((days) => report('Selesai', days))]
    expect(medianDays([...reports, report('Duplikat', 1)])).toBeNull()
    expect(medianDays([...reports, report('Ditolak', 1)])).toBe(1)
  })
})

it.each([
  ['Asia/Jakarta', '2026-12-31T16:59:59Z', 2026],
  ['Asia/Jakarta', '2026-12-31T17:00:00Z', 2027],
  ['Asia/Jayapura', '2026-12-31T15:00:00Z', 2027],
] as const)('in the time zone $0 at $1, counts the reports of the year $2', (zone, now, year) => {
  const counted = countedYear(zone, new Date(now))
  expect(counted.year).toBe(year)
  expect(counted.from.getTime()).toBeLessThanOrEqual(Date.parse(now))
  expect(counted.to.getTime()).toBeGreaterThan(Date.parse(now))
})

it('publishes the numbers of reporters’ answers to “Is the problem solved?” only for at least five answers', () => {
  expect(verdictTotals(4, 1)).toEqual({ solved: 4, answered: 5 })
  expect(verdictTotals(3, 1)).toEqual({ solved: 0, answered: 0 })
})

describe('the monthly summary', () => {
  const months = countedMonths('Asia/Jakarta', new Date('2026-11-30T16:59:59Z'))
  const receivedInMonth = (reports: readonly Counted[], month: string) => {
    const period = months.find((each) => each.month === month)
    return period ? receivedIn(reports, period) : []
  }
  const median = (reports: readonly Counted[], month: string) =>
    medianBegunDays(receivedInMonth(reports, month))
  const answered = (receivedAt: string, days: readonly number[]): Counted[] =>
    days.map((after) => {
      const at = new Date(Date.parse(receivedAt) + after * 86_400_000).toISOString()
      return { status: 'Selesai', receivedAt, replies: { a: { at } } }
    })

  it("covers twelve months, up to the current month in the village's time zone", () => {
    expect(months.map(({ month }) => month)).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ])
    const later = countedMonths('Asia/Jakarta', new Date('2026-11-30T17:00:00Z'))
    expect(later.at(-1)?.month).toBe('2026-12')
  })

  it('counts each report in the month in which it was received', () => {
    const reports = ['2026-10-31T16:59:59.000Z', '2026-10-31T17:00:00.000Z'].map(
      (receivedAt) => ({ status: 'Baru', receivedAt, replies: {} }) as const,
    )
    const received = (month: string) => receivedInMonth(reports, month).length
    expect(['2026-09', '2026-10', '2026-11'].map(received)).toEqual([0, 1, 1])
  })

  it('rounds the median of each month up to whole days', () => {
    const reports = [
      ...answered('2026-03-10T02:00:00.000Z', [0.1, 0.2, 2.3, 4, 9]),
      ...answered('2026-04-10T02:00:00.000Z', [30, 30, 30, 30, 30]),
    ]
    expect(median(reports, '2026-03')).toBe(3)
    expect(median(reports, '2026-04')).toBe(30)
  })

  it('omits the median for four answered reports, and rounds a median below one day up to a day', () => {
    const within = (count: number) =>
      median(answered('2026-03-10T02:00:00.000Z', Array<number>(count).fill(0.01)), '2026-03')
    expect(within(4)).toBeNull()
    expect(within(5)).toBe(1)
  })
})

it('the schema accepts totals that were stored without monthly figures', () => {
  const stored = { year: 2026, received: 5, inProgress: 2, done: 1, medianDays: null }
  const parsed = v.parse(complaintTotals, { ...stored, countedAt: '2026-11-20T05:00:00.000Z' })
  expect(parsed.months).toEqual([])
})
