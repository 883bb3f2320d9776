import type { KeyStatistic, PopulationSlice } from '@/domain/statistics/statistics-schema'
import { percentOf, totalOf } from '@/domain/statistics/statistics'
import { formatPercent } from '@/domain/text/decimals'
import type { CsvTable } from '@/lib/save-csv'
import { asOf } from './population-view'

export function populationTable(
  title: string,
  slices: readonly Pick<PopulationSlice, 'name' | 'value' | 'asof'>[],
): CsvTable {
  const total = totalOf(slices)
  const row = (name: string, value: number, asof: string) => [
    name,
    value,
    formatPercent(percentOf(value, total)),
    asof,
  ]
  return {
    name: `penduduk-${title.toLowerCase().replaceAll(' ', '-')}-${asOf(slices)}`,
    rows: [
      [title, 'Jumlah', 'Persentase', 'Keadaan per'],
      ...slices.map(({ name, value, asof }) => row(name, value, asof)),
      row('Total', total, asOf(slices)),
    ],
  }
}

export function keyStatisticsTable(
  statistics: readonly Pick<KeyStatistic, 'name' | 'value' | 'unit' | 'asof'>[],
): CsvTable {
  return {
    name: `angka-desa-${asOf(statistics)}`,
    rows: [
      ['Nama', 'Jumlah', 'Satuan', 'Keadaan per'],
      ...statistics.map(({ name, value, unit, asof }) => [
        name,
        // In Indonesian, Excel reads a point as a thousands separator.
        Number.isInteger(value) ? value : String(value).replace('.', ','),
        unit,
        asof,
      ]),
    ],
  }
}
