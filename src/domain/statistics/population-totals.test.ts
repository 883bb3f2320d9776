import { expect, it } from 'vitest'
import { differenceText, differingTotals, populationTotals, totalDoubts } from './population-totals'

const line = (name: string, value: number) => ({ name, value })
const main = [line('Jumlah Penduduk', 12), line('Kepala Keluarga', 4)]
const people = { isPopulation: true, asof: '2025-12-31' }
const other = { ...people, isPopulation: false }
const totals = populationTotals([
  { label: 'Statistik utama', ...other, lines: main },
  { label: 'Agama', ...people, lines: [line('Islam', 10), line('Kristen', 2)] },
  { label: 'Pekerjaan', ...people, lines: [line('Petani', 1_013)] },
  { label: 'Jenis kelamin', ...people, asof: '2024-12-31', lines: [line('Pria', 7)] },
  { label: 'Kosong', ...people, lines: [] },
  { label: 'Luas', ...other, lines: [line('Luas', 400)] },
])

it('compares only tables that count people on the same day', () => {
  expect(differingTotals(totals).map(differenceText)).toEqual([
    'Jumlah penduduk per 31 Desember 2025 tidak sama (Statistik utama: 12, Agama: 12, dan Pekerjaan: 1.013). Periksa angkanya.',
  ])
  expect(differingTotals(totals.filter(({ label }) => label !== 'Pekerjaan'))).toEqual([])
})

it.each([
  ['as many people on the same day', '2025-12-31', 12, []],
  ['more people on another day', '2026-01-01', 13, []],
  [
    'more people on the same day',
    '2025-12-31',
    13,
    [['Jenis kelamin: 13', 'Statistik utama: 12', 'Agama: 12']],
  ],
])('asks only about totals that differ on the same day: %s', (_, asof, total, values) => {
  const others = totals.filter(({ label }) => label !== 'Pekerjaan')
  const doubts = totalDoubts({ label: 'Jenis kelamin', asof, total }, others)
  expect(doubts.map((doubt) => doubt.values)).toEqual(values)
})
