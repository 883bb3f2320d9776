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

export type Cells = Record<string, string | number>

export function printTable(title: string, rows: ReadonlyMap<string, Cells>): void {
  if (rows.size === 0) return
  const columns = [...new Set([...rows.values()].flatMap((cells) => Object.keys(cells)))]
  const lines = [
    ['', ...columns],
    ...[...rows].map(([name, cells]) => [name, ...columns.map((column) => cells[column] ?? '')]),
  ].map((line) => line.map(String))
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const padded = lines.map((line) => line.map((text, at) => text.padEnd(widths?.[at] ?? 0)))
  const rule = widths?.map((width) => '-'.repeat(width)) ?? []
  console.log(`\n${title}\n`)
  for (const line of [...padded.slice(0, 1), rule, ...padded.slice(1)])
    console.log(`| ${line.join(' | ')} |`)
}
