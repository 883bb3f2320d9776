import { expect, it } from 'vitest'
import { formatDays, formatTimes } from './event-times'

it.each([
  ['2027-08-17', '2027-08-17', 'Selasa, 17 Agustus 2027'],
  ['2027-08-17', '2027-08-19', 'Selasa, 17 – Kamis, 19 Agustus 2027'],
  ['2027-08-31', '2027-09-01', 'Selasa, 31 Agustus – Rabu, 1 September 2027'],
  ['2027-12-31', '2028-01-01', 'Jumat, 31 Desember 2027 – Sabtu, 1 Januari 2028'],
])('formats the days %s to %s as %s', (first, last, text) => {
  expect(formatDays(first, last)).toBe(text)
})

it.each([
  [undefined, '08:00 WIT'],
  ['', '08:00 WIT'],
  ['12:00', '08:00–12:00 WIT'],
])('formats the start 08:00 and the end time %j as %s', (endtime, text) => {
  expect(formatTimes({ time: '08:00', endtime }, 'Asia/Jayapura')).toBe(text)
})
