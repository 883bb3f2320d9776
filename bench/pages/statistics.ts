export type Metrics = Readonly<Record<string, number>>

export interface Spread {
  median: number
  least: number
  most: number
}

/**
 * Returns the median, or the mean of the two middle values of an even count. Throws if there are no values.
 */
export function median(metrics: readonly number[]): number {
  if (metrics.length === 0) throw new Error('Nothing was measured.')
  const sorted = metrics.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}

export function spread(metrics: readonly number[]): Spread {
  return { median: median(metrics), least: Math.min(...metrics), most: Math.max(...metrics) }
}
