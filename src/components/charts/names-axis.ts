import type { XAxisProps } from 'recharts'
import { CHART_LINES } from './chart-look'

/** An axis of names, written short; of those that have no room beside one another the last is there. */
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
