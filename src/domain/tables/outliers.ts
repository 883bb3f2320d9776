import type { Doubt } from '../doubts/doubt'

export interface NamedNumber {
  name: string
  value: number
}

/** A number that changed by at least a factor of ten. */
export interface Outlier {
  name: string
  before: number
  after: number
}

/** Minimum of the larger number of a reported change. Smaller changes, such as from 3 people to 40, are plausible. */
export const MIN_COUNT = 100
export const MIN_RUPIAH = 1_000_000

/** Returns implausible changes between two states of a table. Ignores zeros and new rows. */
export function outliersBetween(
  before: readonly NamedNumber[],
  after: readonly NamedNumber[],
  least: number,
): Outlier[] {
  const former = new Map(before.map(({ name, value }) => [name, value]))
  return after.flatMap(({ name, value }) => {
    const was = former.get(name) ?? 0
    const [less, more] = [Math.min(was, value), Math.max(was, value)]
    return less > 0 && more >= least && more >= 10 * less ? { name, before: was, after: value } : []
  })
}

export function outlierDoubts(
  outliers: readonly Outlier[],
  format: (value: number) => string,
): Doubt[] {
  const change = ({ before, after }: Outlier) => `${format(before)} menjadi ${format(after)}`
  const values = outliers.map((outlier) => `${outlier.name}: ${change(outlier)}`)
  const key = values.join('\n')
  const [only, ...others] = outliers
  if (!only) return []
  return [
    others.length === 0
      ? {
          key,
          title: `${change(only)}. Benar?`,
          reason: `${only.name} berubah sepuluh kali lipat atau lebih. Belum disimpan.`,
        }
      : {
          key,
          title: `${outliers.length} angka berubah sepuluh kali lipat. Benar?`,
          reason: 'Sepuluh kali lipat atau lebih, naik atau turun. Belum disimpan.',
          values,
        },
  ]
}
