import type { XAxisProps } from 'recharts'
import { CHART_LINES } from './chart-look'

/** Axis of short names. If they do not fit, some are omitted, but never the last one. */
export function namesAxis(named: readonly { name: string; short: string }[]) {
  const shorts = new Map(named.map(({ name, short }) => [name, short]))
  return {
    dataKey: 'name',
    tickFormatter: (name: string) => shorts.get(name) ?? name,
    interval: 'equidistantPreserveEnd',
    minTickGap: 2,
    tickLine: false,
    height: 24,
    ...CHART_LINES,
  } as const satisfies XAxisProps
}
