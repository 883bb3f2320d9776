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
