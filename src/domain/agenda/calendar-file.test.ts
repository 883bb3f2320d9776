import { describe, expect, it } from 'vitest'
import type { TimeZone } from '../time/date'
import { calendarFile } from './calendar-file'

const EVENT = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  title: 'Posyandu',
  date: '2026-11-21',
  time: '08:00',
  location: 'Balai Desa',
  description: '',
  updatedAt: '2026-11-01T02:03:04.567Z',
}
const PLACE = { host: 'desa.example', page: 'https://desa.example/agenda' }

const fileOf = (changes: Partial<typeof EVENT> = {}, zone: TimeZone = 'Asia/Jakarta') =>
  calendarFile({ ...EVENT, ...changes }, zone, PLACE)

/** Lines as a calendar reads them: unfolded (RFC 5545, section 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('calendarFile', () => {
  it('is one event in one calendar, every line ended by CR LF', () => {
    expect(fileOf()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Desa//Agenda//ID',
        'BEGIN:VEVENT',
        'UID:01ARZ3NDEKTSV4RRFFQ69G5FAV@desa.example',
        'DTSTAMP:20261101T020304Z',
        'LAST-MODIFIED:20261101T020304Z',
        'DTSTART:20261121T010000Z',
        'DTEND:20261121T030000Z',
        'SUMMARY:Posyandu',
        'LOCATION:Balai Desa',
        'URL:https://desa.example/agenda',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it.each([
    ['Asia/Jakarta', '20261121T010000Z'],
    ['Asia/Makassar', '20261121T000000Z'],
    ['Asia/Jayapura', '20261120T230000Z'],
  ] as const)('begins at eight in %s', (zone, start) => {
    expect(linesOf(fileOf({}, zone))).toContain(`DTSTART:${start}`)
  })

  it('may last beyond midnight', () => {
    expect(linesOf(fileOf({ time: '23:30' }, 'Asia/Jakarta'))).toContain('DTEND:20261121T183000Z')
  })

  it('escapes what has a meaning in a value', () => {
    const lines = linesOf(fileOf({ title: 'Rapat; RT 01, RW 02 \\ umum' }))
    expect(lines).toContain('SUMMARY:Rapat\\; RT 01\\, RW 02 \\\\ umum')
  })

  it('keeps the lines of a description, and no text becomes a line of the file', () => {
    const lines = linesOf(fileOf({ description: 'Satu\r\nDua\nEND:VEVENT\rTiga' }))
    expect(lines).toContain('DESCRIPTION:Satu\\nDua\\nEND:VEVENT\\nTiga')
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  it('leaves out control characters', () => {
    expect(linesOf(fileOf({ location: 'Balai\u0000\u0007 Desa' }))).toContain('LOCATION:Balai Desa')
  })

  it('folds after 75 octets, between characters, and loses none', () => {
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
