import { totalOf, type Slice } from '@/domain/statistics/statistics'
import { formatCount } from '@/domain/text/money'

/** Unit of numbers of people. */
export const UNIT = 'Jiwa'
export const EMPTY = 'Data penduduk belum diisi.'

export const formatPeople = (value: number) => `${formatCount(value)}\u00a0${UNIT}`

/** Returns the accessible name of a chart. It omits the values, which are in the list next to the chart. */
export function chartLabel(title: string, slices: readonly Slice[]): string {
  return `${title}: ${formatPeople(totalOf(slices))}`
}

export function asOf(slices: readonly { asof: string }[]): string {
  return slices.reduce((latest, { asof }) => (asof > latest ? asof : latest), '')
}
