import type { XAxisProps } from 'recharts'

export const CHART_TOOLTIP = {
  contentStyle: {
    background: 'var(--surface)',
    borderColor: 'var(--hairline)',
    borderRadius: '0.625rem',
  },
  itemStyle: { color: 'var(--ink)' },
  wrapperStyle: { zIndex: 1 },
} as const

export const CHART_LINES = {
  tick: { fill: 'var(--ink-2)', fontSize: '0.8125rem' },
  axisLine: { stroke: 'var(--hairline)' },
} as const

/** Returns properties of an axis with short names. If they do not fit, the axis omits some, but never the last name. */
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
