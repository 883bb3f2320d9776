import * as v from 'valibot'
import { expect, it } from 'vitest'
import { clockTime, day } from './date-schema'

it.each([
  ['day', '2024-02-29', undefined],
  ['day', null, 'Tanggal wajib diisi.'],
  ['day', '', 'Tanggal wajib diisi.'],
  ['day', '21-11-2026', 'Tanggal harus berbentuk tahun-bulan-hari.'],
  ['day', '2026-02-30', 'Tanggal itu tidak ada di kalender.'],
  ['clockTime', '00:00', undefined],
  ['clockTime', '23:59', undefined],
  ['clockTime', undefined, 'Jam wajib diisi.'],
  ['clockTime', '24:00', 'Jam harus berbentuk 00:00 sampai 23:59.'],
  ['clockTime', '7:30', 'Jam harus berbentuk 00:00 sampai 23:59.'],
  ['clockTime', '07.30', 'Jam harus berbentuk 00:00 sampai 23:59.'],
] as const)('%s validates %j with the result %s', (name, value, message) => {
  expect(v.safeParse({ day, clockTime }[name], value).issues?.[0].message).toBe(message)
})
