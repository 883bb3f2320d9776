import type { Doubt } from '../doubts/doubt'

export interface NamedNumber {
  name: string
  value: number
}

/** Number that grew or shrank by at least a factor of ten. */
export interface Leap {
  name: string
  before: number
  after: number
}

/** Below these numbers nothing is asked: 3 people become 40, or Rp 50.000 half a million. */
export const LEAST_COUNT = 100
export const LEAST_RUPIAH = 1_000_000

/** Returns implausible changes between two states of a table. Zero and new values are ignored. */
export function leapsBetween(
  before: readonly NamedNumber[],
  after: readonly NamedNumber[],
  least: number,
): Leap[] {
  const former = new Map(before.map(({ name, value }) => [name, value]))
  return after.flatMap(({ name, value }) => {
    const was = former.get(name) ?? 0
    const [less, more] = [Math.min(was, value), Math.max(was, value)]
    return less > 0 && more >= least && more >= 10 * less ? { name, before: was, after: value } : []
  })
}

export function leapDoubts(leaps: readonly Leap[], format: (value: number) => string): Doubt[] {
  const change = ({ before, after }: Leap) => `${format(before)} menjadi ${format(after)}`
  const values = leaps.map((leap) => `${leap.name}: ${change(leap)}`)
  const key = values.join('\n')
  const [only, ...others] = leaps
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
          title: `${leaps.length} angka berubah sepuluh kali lipat. Benar?`,
          reason: 'Sepuluh kali lipat atau lebih, naik atau turun. Belum disimpan.',
          values,
        },
  ]
}
