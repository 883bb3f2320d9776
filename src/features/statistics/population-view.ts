import { totalOf, type Slice } from '@/domain/statistics/statistics'
import { formatCount } from '@/domain/text/money'

/** What the specification counts people in. */
export const UNIT = 'Jiwa'
export const EMPTY = 'Data penduduk belum diisi.'

export const formatPeople = (value: number) => `${formatCount(value)}\u00a0${UNIT}`

/** The chart in words: `Jenis kelamin: 2.431 Jiwa`; the list beside it is read out anyway. */
export function chartLabel(title: string, slices: readonly Slice[]): string {
  return `${title}: ${formatPeople(totalOf(slices))}`
}

/** The latest of the days that the rows describe. */
export function asOf(slices: readonly { asof: string }[]): string {
  return slices.reduce((latest, { asof }) => (asof > latest ? asof : latest), '')
}
