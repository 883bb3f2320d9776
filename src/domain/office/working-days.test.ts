import { describe, expect, it } from 'vitest'
import { officeCalendar } from './office-calendar'
import {
  describeDueDay,
  dueDay,
  legalCalendar,
  overdueBefore,
  promiseState,
  workingDaysBetween,
} from './working-days'

const WEEK = officeCalendar([1, 2, 3, 4, 5], [])
const ZONE = 'Asia/Jakarta'
/** Returns noon of a day in the village. 2026-11-20 is a Friday. */
const noon = (day: string) => new Date(`${day}T12:00:00+07:00`)

describe('workingDaysBetween', () => {
  it.each([
    ['the same day', '2026-11-18', '2026-11-18', 0],
    ['the next day', '2026-11-18', '2026-11-19', 1],
    ['over a weekend', '2026-11-20', '2026-11-23', 1],
    ['until the end of a weekend', '2026-11-20', '2026-11-22', 0],
    ['from a weekend', '2026-11-21', '2026-11-23', 1],
    ['two weeks', '2026-11-09', '2026-11-23', 10],
    ['backwards', '2026-11-19', '2026-11-18', 0],
  ])('counts the working days: %s', (_, from, to, days) => {
    expect(workingDaysBetween(WEEK, ZONE, noon(from), noon(to))).toBe(days)
  })

  it("uses midnight in the village's time zone as the start of a day", () => {
    const evening = new Date('2026-11-18T16:59:00Z')
    const midnight = new Date('2026-11-18T17:00:00Z')
    expect(workingDaysBetween(WEEK, ZONE, evening, midnight)).toBe(1)
    expect(workingDaysBetween(WEEK, 'Asia/Jayapura', evening, midnight)).toBe(0)
  })
})

it.each([
  ['2026-11-16', 5, '2026-11-23'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-12-30', 5, '2027-01-06'],
])(
  'a report received on $0 that is promised an answer within $1 working days is due on $2',
  (from, days, due) => {
    expect(dueDay(WEEK, ZONE, noon(from), days)).toBe(due)
  },
)

it.each([
  ['2026-11-16', '2026-11-16', 'Sisa 5 hari kerja', false],
  ['2026-11-16', '2026-11-20', 'Sisa 1 hari kerja', false],
  ['2026-11-16', '2026-11-23', 'Batas jawaban hari ini', false],
  ['2026-11-16', '2026-11-24', 'Terlambat 1 hari kerja', true],
  ['2026-11-16', '2026-11-30', 'Terlambat 5 hari kerja', true],
  // The answer is due on Friday, and late from Saturday on.
  ['2026-11-13', '2026-11-21', 'Terlambat 1 hari kerja', true],
])(
  'a report received on %s (answer promised within five working days) has on %s the state “%s”',
  (from, day, text, isOverdue) => {
    expect(promiseState(WEEK, ZONE, noon(from), 5, noon(day))).toEqual({ text, isOverdue })
  },
)

it.each([
  // Reports from Friday 13 to Sunday 15 November were due on Friday 20 November.
  ['2026-11-21', 5, '2026-11-16T00:00:00+07:00'],
  ['2026-11-23', 5, '2026-11-16T00:00:00+07:00'],
  ['2026-11-24', 5, '2026-11-17T00:00:00+07:00'],
  ['2026-11-24', 1, '2026-11-23T00:00:00+07:00'],
])(
  'on $0, open reports received before $2 are overdue if an answer is promised within $1 working days',
  (today, days, before) => {
    const limit = overdueBefore(WEEK, ZONE, today, days)
    expect(limit).toEqual(new Date(before))
    const isOverdue = (at: number) =>
      promiseState(WEEK, ZONE, new Date(at), days, noon(today)).isOverdue
    expect(isOverdue(limit.getTime() - 1)).toBe(true)
    expect(isOverdue(limit.getTime())).toBe(false)
  },
)

describe('an office that serves on Saturdays too, closed from Monday 23 to Wednesday 25', () => {
  const calendar = officeCalendar(
    [1, 2, 3, 4, 5, 6],
    ['23', '24', '25', '26'].map((day) => ({
      date: `2026-11-${day}`,
      // On Thursday 26, the office is open despite the holiday.
      name: day === '26' ? '' : 'Cuti bersama',
    })),
  )

  it('skips closed days when it computes the due day', () => {
    expect(dueDay(calendar, ZONE, noon('2026-11-20'), 1)).toBe('2026-11-21')
    expect(dueDay(calendar, ZONE, noon('2026-11-20'), 2)).toBe('2026-11-26')
  })

  it.each([
    ['2026-11-21', 'Sisa 1 hari kerja', false],
    ['2026-11-24', 'Sisa 1 hari kerja', false],
    ['2026-11-26', 'Batas jawaban hari ini', false],
    ['2026-11-27', 'Terlambat 1 hari kerja', true],
  ])(
    'on $0, a report received on Friday 20 and promised an answer within two working days has the state $1',
    (day, text, isOverdue) => {
      const state = promiseState(calendar, ZONE, noon('2026-11-20'), 2, noon(day))
      expect(state).toEqual({ text, isOverdue })
      const limit = overdueBefore(calendar, ZONE, day, 2)
      expect(limit > noon('2026-11-20')).toBe(isOverdue)
    },
  )

  it('does not count closed days as working days', () => {
    expect(workingDaysBetween(calendar, ZONE, noon('2026-11-20'), noon('2026-11-27'))).toBe(3)
  })
})

it('never treats a report as late if the office has no working days', () => {
  const never = officeCalendar([], [])
  expect(promiseState(never, ZONE, noon('2026-11-20'), 5, noon('2027-11-20'))).toEqual({
    text: 'Sisa 5 hari kerja',
    isOverdue: false,
  })
  expect(overdueBefore(never, ZONE, '2026-11-20', 5) < noon('2025-11-20')).toBe(true)
})

describe('legal deadlines', () => {
  const ascension = { date: '2026-05-14', name: 'Kenaikan Isa Almasih', official: true }
  const meeting = { date: '2026-05-12', name: 'Rapat kerja' }
  const describe = (days: Parameters<typeof legalCalendar>[0], from = '2026-05-04') =>
    describeDueDay(legalCalendar(days), ZONE, noon(from), 10)

  it('are explained with the national holidays that extend them', () => {
    expect(describe([ascension])).toBe(
      'Diterima Senin 4 Mei 2026. Hari kerja ke-10: Selasa 19 Mei 2026 (14 Mei libur: Kenaikan Isa Almasih).',
    )
  })

  it('are explained with several holidays in the order of their days, without holidays on weekends', () => {
    const leave = { date: '2026-05-15', name: 'Cuti bersama', official: true }
    const sunday = { date: '2026-05-17', name: 'Hari Buku', official: true }
    expect(describe([sunday, leave, ascension])).toMatch(
      /Rabu 20 Mei 2026 \(14 Mei libur: Kenaikan Isa Almasih; 15 Mei libur: Cuti bersama\)\.$/,
    )
  })

  it('are not extended by closed days of the village, nor by national holidays on which the office is open', () => {
    const open = { ...ascension, name: '' }
    const text = 'Diterima Senin 4 Mei 2026. Hari kerja ke-10: Senin 18 Mei 2026.'
    expect(describe([meeting, open])).toBe(text)
    expect(describe([{ ...ascension, official: undefined }])).toBe(text)
  })

  it('start on the next working day if a request arrives on a holiday or after hours', () => {
    expect(describe([ascension], '2026-05-14')).toBe(
      'Diterima Kamis 14 Mei 2026. Hari kerja ke-10: Kamis 28 Mei 2026.',
    )
    const evening = new Date('2026-05-04T23:50:00+07:00')
    expect(dueDay(legalCalendar([ascension]), ZONE, evening, 10)).toBe('2026-05-19')
  })
})
