import { expect, it } from 'vitest'
import { describeRecurrence, describeRepeat } from './describe-recurrence'
import type { Repeat } from './recurrence'

it.each<[Repeat, string]>([
  ['', ''],
  ['mingguan', 'Setiap Selasa'],
  ['dua-mingguan', 'Setiap dua minggu, hari Selasa'],
  ['bulanan', 'Setiap bulan, tanggal 8'],
  ['bulanan-hari', 'Setiap bulan, Selasa kedua'],
  ['bulanan-hari-terakhir', 'Setiap bulan, Selasa terakhir'],
])('describes the recurrence %j from a second Tuesday as %j', (repeat, text) => {
  expect(describeRepeat(repeat, '2026-12-08')).toBe(text)
})

it('describeRecurrence adds the last day of the recurrence', () => {
  const event = { date: '2026-12-29', lastdate: '2027-06-30', exceptions: '' }
  expect(describeRecurrence({ ...event, repeat: 'bulanan-hari' })).toBe(
    'Setiap bulan, Selasa kelima, sampai 30 Jun 2027',
  )
})
