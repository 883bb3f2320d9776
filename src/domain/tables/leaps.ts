export interface NamedNumber {
  name: string
  value: number
}

/** A number that became ten times as much, or a tenth, or still more of either. */
export interface Leap {
  name: string
  before: number
  after: number
}

/** Below these a leap is nothing to ask about: 3 people become 40, a line of Rp 50.000 half a million. */
export const LEAST_COUNT = 100
export const LEAST_RUPIAH = 1_000_000

/** What leaps between two states of a table; what is nothing before or after, or new, does not. */
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
