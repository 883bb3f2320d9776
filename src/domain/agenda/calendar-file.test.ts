import { createRequire } from 'node:module'
import type * as Rrule from 'rrule'
import { describe, expect, it } from 'vitest'
import { dayIn, type TimeZone } from '../time/date'
import { calendarFile } from './calendar-file'
import { occurrencesOf, REPEATS, type Repeat } from './recurrence'

// Node cannot import the ES module of rrule.
const { rrulestr } = createRequire(import.meta.url)('rrule') as typeof Rrule

const EVENT = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  title: 'Posyandu',
  date: '2026-11-21',
  time: '08:00',
  endtime: '',
  repeat: '' as Repeat,
  lastdate: '2026-11-21',
  exceptions: '',
  location: 'Balai Desa',
  description: '',
  updatedAt: '2026-11-01T02:03:04.567Z',
}
const PLACE = { host: 'desa.example', pageOf: (id: string) => `https://desa.example/agenda#${id}` }

const fileOf = (changes: Partial<typeof EVENT> = {}, zone: TimeZone = 'Asia/Jakarta') =>
  calendarFile([{ ...EVENT, ...changes }], { ...PLACE, zone })

/** Returns the unfolded lines of a calendar file (RFC 5545, section 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('calendarFile', () => {
  it('contains one event in one calendar, with CR LF after every line', () => {
    expect(fileOf()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Desa//Agenda//ID',
        'BEGIN:VTIMEZONE',
        'TZID:Asia/Jakarta',
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:+0700',
        'TZOFFSETTO:+0700',
        'TZNAME:WIB',
        'END:STANDARD',
        'END:VTIMEZONE',
        'BEGIN:VEVENT',
        'UID:01ARZ3NDEKTSV4RRFFQ69G5FAV@desa.example',
        'DTSTAMP:20261101T020304Z',
        'LAST-MODIFIED:20261101T020304Z',
        'DTSTART;TZID=Asia/Jakarta:20261121T080000',
        'SUMMARY:Posyandu',
        'LOCATION:Balai Desa',
        'URL:https://desa.example/agenda#01ARZ3NDEKTSV4RRFFQ69G5FAV',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it.each([
    ['Asia/Jakarta', 'WIB', '+0700'],
    ['Asia/Makassar', 'WITA', '+0800'],
    ['Asia/Jayapura', 'WIT', '+0900'],
  ] as const)('starts the event at eight in the time zone %s', (zone, name, offset) => {
    const lines = linesOf(fileOf({}, zone))
    expect(lines).toContain(`DTSTART;TZID=${zone}:20261121T080000`)
    for (const line of [`TZID:${zone}`, `TZNAME:${name}`, `TZOFFSETTO:${offset}`])
      expect(lines).toContain(line)
  })

  it.each<[Repeat, string]>([
    ['mingguan', 'FREQ=WEEKLY'],
    ['dua-mingguan', 'FREQ=WEEKLY;INTERVAL=2'],
    ['bulanan', 'FREQ=MONTHLY;BYMONTHDAY=8'],
    ['bulanan-hari', 'FREQ=MONTHLY;BYDAY=2TU'],
    ['bulanan-hari-terakhir', 'FREQ=MONTHLY;BYDAY=-1TU'],
  ])('writes the recurrence rule %s as %s, with the last day as its end', (repeat, rule) => {
    const file = fileOf({ repeat, date: '2026-12-08', time: '06:00', lastdate: '2027-02-28' })
    expect(linesOf(file)).toContain(`RRULE:${rule};UNTIL=20270228T165900Z`)
  })

  it.each<[string, string, string[], Repeat?]>([
    ['2026-11-21', '12:00', ['DTEND;TZID=Asia/Jakarta:20261121T120000']],
    ['2026-11-21', '03:00', ['DTEND;TZID=Asia/Jakarta:20261122T030000']],
    ['2026-11-23', '07:00', ['DTEND;TZID=Asia/Jakarta:20261123T070000']],
    ['2026-11-23', '', ['DTEND;TZID=Asia/Jakarta:20261124T000000']],
    ['2026-11-21', '', []],
    ['2027-02-28', '12:00', ['DTEND;TZID=Asia/Jakarta:20261121T120000'], 'mingguan'],
  ])(
    'writes the end of an event whose last day is %s and whose end time is “%s” as %j',
    (lastdate, endtime, end, repeat = '') => {
      const lines = linesOf(fileOf({ lastdate, endtime, repeat }))
      expect(lines.filter((line) => /^(DTEND|DURATION)/.test(line))).toEqual(end)
    },
  )

  it('writes the local weekday (Tuesday) of an event at 06:00 in UTC+9, when it is still Monday in UTC', () => {
    const changes = { date: '2026-12-08', time: '06:00', lastdate: '2027-02-28' }
    const lines = linesOf(fileOf({ ...changes, repeat: 'bulanan-hari' }, 'Asia/Jayapura'))
    expect(lines).toContain('DTSTART;TZID=Asia/Jayapura:20261208T060000')
    expect(lines).toContain('RRULE:FREQ=MONTHLY;BYDAY=2TU;UNTIL=20270228T145900Z')
  })

  it('writes exceptions only for days on which the event would take place', () => {
    const days = { date: '2026-12-08', lastdate: '2027-01-31', exceptions: '2026-12-15 2026-12-16' }
    const lines = linesOf(fileOf({ ...days, repeat: 'mingguan' }))
    const exceptions = lines.filter((line) => line.startsWith('EX'))
    expect(exceptions).toEqual(['EXDATE;TZID=Asia/Jakarta:20261215T080000'])
  })

  it('contains the days of the agenda according to rrule, a library that parses calendar files', () => {
    const changes = { date: '2026-11-24', lastdate: '2027-12-24', exceptions: '2027-01-26' }
    for (const repeat of REPEATS.filter((each) => each !== '')) {
      const lines = linesOf(fileOf({ ...changes, repeat }))
      const rules = lines.filter((line) => /^(DTSTART;|RRULE|EXDATE)/.test(line)).join('\n')
      const days = rrulestr(rules, { forceset: true }).all()
      expect(days.map((day) => dayIn('Asia/Jakarta', day))).toEqual(
        occurrencesOf({ ...changes, repeat }),
      )
    }
  })

  it('writes all events into one named calendar if a name is given', () => {
    const place = { ...PLACE, zone: 'Asia/Jakarta' } as const
    const lines = linesOf(calendarFile([EVENT, EVENT], place, 'Agenda Desa, baru'))
    const name = 'Agenda Desa\\, baru'
    for (const line of [`NAME:${name}`, `X-WR-CALNAME:${name}`]) expect(lines).toContain(line)
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  })

  it.each([
    [{ title: 'Rapat; RT 01, RW 02 \\ umum' }, 'SUMMARY:Rapat\\; RT 01\\, RW 02 \\\\ umum'],
    [{ description: 'Satu\r\nDua\nEND:VEVENT\rT' }, 'DESCRIPTION:Satu\\nDua\\nEND:VEVENT\\nT'],
    [{ location: 'Balai\u0000\u0007 Desa' }, 'LOCATION:Balai Desa'],
  ])('escapes special characters and removes control characters: %j', (changes, line) => {
    const lines = linesOf(fileOf(changes))
    expect(lines).toContain(line)
    expect(lines.filter((each) => each === 'END:VEVENT')).toHaveLength(1)
  })

  it('folds lines after 75 octets without splitting or losing characters', () => {
    const description = 'é🌾 padi '.repeat(60)
    const file = fileOf({ description })
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(linesOf(file)).toContain(`DESCRIPTION:${description}`)
  })

  it('does not fold a line of exactly 75 octets', () => {
    const title = 'a'.repeat(75 - 'SUMMARY:'.length)
    expect(fileOf({ title })).toContain(`\r\nSUMMARY:${title}\r\n`)
    expect(fileOf({ title: `${title}b` })).toContain(`\r\nSUMMARY:${title}\r\n b\r\n`)
  })
})
