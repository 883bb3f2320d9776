import { percentOf, totalOf } from '@/domain/statistics/statistics'
import { formatPercent } from '@/domain/text/money'
import type { CsvTable } from '@/lib/save-csv'
import { asOf } from './population-view'

/** One count of the population, with its sum: `penduduk-jenis-kelamin-2026-10-01`. */
export function populationTable(
  title: string,
  slices: readonly { name: string; value: number; asof: string }[],
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
