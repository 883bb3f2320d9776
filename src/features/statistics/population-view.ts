import { formatCount, formatWholePercent } from '@/domain/money'
import { percentOf, totalOf, type Slice } from '@/domain/statistics'

/** What the specification counts people in. */
export const UNIT = 'Jiwa'
export const EMPTY = 'Data penduduk belum diisi.'

export const formatPeople = (value: number) => `${formatCount(value)}\u00a0${UNIT}`

/** The chart in words: `Jenis kelamin: dari 2.431 Jiwa, Laki-laki 50%, Perempuan 50%.` */
export function chartLabel(title: string, slices: readonly Slice[]): string {
  const total = totalOf(slices)
  const parts = slices.map(
    ({ name, value }) => `${name} ${formatWholePercent(percentOf(value, total))}`,
  )
  return `${title}: dari ${formatPeople(total)}, ${parts.join(', ')}.`
}

/** The latest of the days that the rows describe. */
export function asOf(slices: readonly { asof: string }[]): string {
  return slices.reduce((latest, { asof }) => (asof > latest ? asof : latest), '')
}
