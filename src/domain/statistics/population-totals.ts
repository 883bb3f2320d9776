import type { Doubt } from '../doubts/doubt'
import { formatCount } from '../text/money'
import { formatDay } from '../time/date'
import { totalOf } from './statistics'

export interface PopulationTotal {
  label: string
  asof: string
  total: number
}

interface CountedTable {
  label: string
  /** Whether the lines are parts of the population. False for key statistics. */
  isPopulation: boolean
  asof: string
  lines: readonly { name: string; value: number }[]
}

const POPULATION = /^((jumlah|total) )?(penduduk|jiwa|warga)( desa)?$/i

/** Returns the number of people in each table. Omits tables that do not count people. */
export function populationTotals(tables: readonly CountedTable[]): PopulationTotal[] {
  return tables.flatMap(({ label, isPopulation, asof, lines }) => {
    const counted = isPopulation ? lines : lines.filter(({ name }) => POPULATION.test(name.trim()))
    return counted.length === 0 || asof === '' ? [] : [{ label, asof, total: totalOf(counted) }]
  })
}

export function differingTotals(totals: readonly PopulationTotal[]): PopulationTotal[][] {
  const days = [...new Set(totals.map(({ asof }) => asof))]
  return days
    .map((day) => totals.filter(({ asof }) => asof === day))
    .filter((found) => new Set(found.map(({ total }) => total)).size > 1)
}

const textOf = ({ label, total }: PopulationTotal) => `${label}: ${formatCount(total)}`

export function differenceText(totals: readonly PopulationTotal[]): string {
  const tables = new Intl.ListFormat('id').format(totals.map(textOf))
  return `Jumlah penduduk per ${formatDay(totals[0]?.asof ?? '')} tidak sama (${tables}). Periksa angkanya.`
}

/** Returns a question to ask before saving if the total of a table differs from those of other tables of that day. */
export function totalDoubts(own: PopulationTotal, others: readonly PopulationTotal[]): Doubt[] {
  const same = others.filter(({ asof }) => asof === own.asof)
  return differingTotals([own, ...same]).map((totals) => ({
    key: totals.map(textOf).join('\n'),
    title: `Jumlah penduduk per ${formatDay(own.asof)} tidak sama`,
    reason:
      'Tabel-tabel ini menghitung penduduk yang sama, tetapi jumlahnya berbeda. Belum disimpan.',
    values: totals.map(textOf),
    keep: 'Simpan saja',
  }))
}
