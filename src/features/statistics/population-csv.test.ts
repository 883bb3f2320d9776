import { expect, it } from 'vitest'
import { keyStatisticsTable, populationTable } from './population-csv'

it('the CSV of a population table contains date and total', () => {
  const slices = [
    { name: 'Laki-laki', value: 3, asof: '2026-10-01' },
    { name: 'Perempuan', value: 1, asof: '2026-10-01' },
  ]
  expect(populationTable('Jenis Kelamin', slices)).toEqual({
    name: 'penduduk-jenis-kelamin-2026-10-01',
    rows: [
      ['Jenis Kelamin', 'Jumlah', 'Persentase', 'Keadaan per'],
      ['Laki-laki', 3, '75,00%', '2026-10-01'],
      ['Perempuan', 1, '25,00%', '2026-10-01'],
      ['Total', 4, '100,00%', '2026-10-01'],
    ],
  })
})

it('the CSV of the key statistics contains their units', () => {
  const asof = '2026-10-01'
  expect(
    keyStatisticsTable([
      { name: 'Kepala keluarga', value: 812, unit: 'KK', asof },
      { name: 'Luas wilayah', value: 412.5, unit: 'ha', asof },
    ]),
  ).toEqual({
    name: 'angka-desa-2026-10-01',
    rows: [
      ['Nama', 'Jumlah', 'Satuan', 'Keadaan per'],
      ['Kepala keluarga', 812, 'KK', asof],
      ['Luas wilayah', '412,5', 'ha', asof],
    ],
  })
})
