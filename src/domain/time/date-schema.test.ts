import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { clockTime, day } from './date-schema'

function message(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message
}

describe('day', () => {
  it('accepts an existing calendar day', () => {
    expect(v.parse(day, '2024-02-29')).toBe('2024-02-29')
  })

  it.each([
    [null, 'Tanggal wajib diisi.'],
    ['', 'Tanggal wajib diisi.'],
    ['21-11-2026', 'Tanggal harus berbentuk tahun-bulan-hari.'],
    ['2026-02-30', 'Tanggal itu tidak ada di kalender.'],
  ])('refuses %j: %s', (value, expected) => {
    expect(message(day, value)).toBe(expected)
  })
})

describe('clockTime', () => {
  it.each(['00:00', '23:59'])('accepts %s', (value) => {
    expect(v.parse(clockTime, value)).toBe(value)
  })

  it.each([
    [undefined, 'Jam wajib diisi.'],
    ['24:00', 'Jam harus berbentuk 00:00 sampai 23:59.'],
    ['7:30', 'Jam harus berbentuk 00:00 sampai 23:59.'],
    ['07.30', 'Jam harus berbentuk 00:00 sampai 23:59.'],
  ])('refuses %j: %s', (value, expected) => {
    expect(message(clockTime, value)).toBe(expected)
  })
})
