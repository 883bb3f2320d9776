/** One measurement of a page: metrics by their names. */
export type Metrics = Readonly<Record<string, number>>

/** Metrics of the same thing, measured several times. */
export interface Spread {
  median: number
  least: number
  most: number
}

/** The middle one, of an even count the mean of both in the middle. Throws for none. */
export function median(metrics: readonly number[]): number {
  if (metrics.length === 0) throw new Error('Nothing was measured.')
  const sorted = metrics.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}

export function spread(metrics: readonly number[]): Spread {
  return { median: median(metrics), least: Math.min(...metrics), most: Math.max(...metrics) }
}
