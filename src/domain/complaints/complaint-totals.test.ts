import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ComplaintStatus } from './complaint'
import { complaintTotals } from './complaint-progress-schema'
import {
  type Counted,
  countByMonth,
  countedMonths,
  countedYear,
  countReports,
} from './complaint-totals'

/** Returns a report of 1 January with replies after the given numbers of days. */
function report(status: ComplaintStatus, ...answeredAfter: number[]): Counted {
  const receivedAt = '2026-01-01T00:00:00.000Z'
  const at = (days: number) => new Date(Date.parse(receivedAt) + days * 86_400_000).toISOString()
  const replies = Object.fromEntries(answeredAfter.map((days, n) => [`${n}`, { at: at(days) }]))
  return { status, receivedAt, replies }
}

it('counts each report once and ignores duplicates', () => {
  const statuses = ['Baru', 'Diproses', 'Diproses', 'Selesai', 'Ditolak', 'Duplikat'] as const
  const none = { medianDays: null, answered: 0, solved: 0 }
  const counted = countReports(statuses.map((status) => report(status)))
  expect(counted).toEqual({ received: 5, inProgress: 2, done: 1, ...none })
})

describe('the median time to the first reply', () => {
  it.each([
    ['equals the middle value of an odd number', [9, 1, 4, 2, 30], 4],
    ['equals the mean of the two middle values of an even number', [9, 1, 4, 2, 30, 7], 5.5],
    ['requires five answers', [1, 2, 3, 4], null],
  ])('%s', (_, days, median) => {
    expect(countReports(days.map((each) => report('Diproses', each))).medianDays).toBe(median)
  })

  it('uses the first reply by time, not by stored order', () => {
    const reports = Array.from({ length: 5 }, () => report('Selesai', 8, 0.5, 3))
    expect(countReports(reports).medianDays).toBe(0.5)
  })

  it('ignores duplicates and reports without a reply', () => {
    const reports = [report('Baru'), ...[1, 1, 1, 1].map((days) => report('Selesai', days))]
    expect(countReports([...reports, report('Duplikat', 1)]).medianDays).toBeNull()
    expect(countReports([...reports, report('Ditolak', 1)]).medianDays).toBe(1)
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

it.each([
  ['if there are at least five answers', 'ya ya belum ya ya', [4, 5]],
  ['as zeros if there are fewer than five answers', 'ya ya belum ya', [0, 0]],
])(
  'publishes the numbers of reporters’ answers to “Is the problem solved?” %s',
  (_, verdicts, [solved, answered]) => {
    const reports = verdicts.split(' ').map((verdict) => {
      return { ...report('Selesai'), verdict: verdict as 'ya' | 'belum' }
    })
    expect(countReports([...reports, report('Selesai')])).toMatchObject({ solved, answered })
  },
)

describe('the monthly summary', () => {
  const months = countedMonths('Asia/Jakarta', new Date('2026-11-30T16:59:59Z'))
  const counted = (reports: readonly Counted[], month: string) =>
    countByMonth(reports, months).find((each) => each.month === month)
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

  it('counts each report in the month in which it was received, without duplicates', () => {
    const reports = ['2026-10-31T16:59:59.000Z', '2026-10-31T17:00:00.000Z'].flatMap((receivedAt) =>
      (['Baru', 'Duplikat'] as const).map((status) => ({ status, receivedAt, replies: {} })),
    )
    const received = (month: string) => counted(reports, month)?.received
    expect(['2026-09', '2026-10', '2026-11'].map(received)).toEqual([0, 1, 1])
  })

  it('rounds the median of each month up to whole days', () => {
    const reports = [
      ...answered('2026-03-10T02:00:00.000Z', [0.1, 0.2, 2.3, 4, 9]),
      ...answered('2026-04-10T02:00:00.000Z', [30, 30, 30, 30, 30]),
    ]
    expect(counted(reports, '2026-03')?.medianDays).toBe(3)
    expect(counted(reports, '2026-04')?.medianDays).toBe(30)
  })

  it('omits the median for four answered reports, and rounds a median below one day up to a day', () => {
    const month = '2026-03'
    const within = (count: number) =>
      counted(answered('2026-03-10T02:00:00.000Z', Array<number>(count).fill(0.01)), month)
    expect(within(4)).toEqual({ month, received: 4, medianDays: null })
    expect(within(5)?.medianDays).toBe(1)
  })
})

it('the schema accepts totals that were stored without monthly figures', () => {
  const stored = { year: 2026, received: 5, inProgress: 2, done: 1, medianDays: null }
  const parsed = v.parse(complaintTotals, { ...stored, countedAt: '2026-11-20T05:00:00.000Z' })
  expect(parsed.months).toEqual([])
})
