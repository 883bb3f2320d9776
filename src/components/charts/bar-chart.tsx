import {
  Bar,
  BarChart as Chart,
  CartesianGrid,
  Tooltip,
  XAxis,
  YAxis,
  type BarShapeProps,
} from 'recharts'
import { CHART_LINES, CHART_TOOLTIP } from './chart-look'
import { SLICE, sliceStyle } from './slice-look'

export interface BarChartProps {
  series: readonly { name: string; fill: string }[]
  groups: readonly { name: string; values: readonly number[] }[]
  format: (value: number) => string
  formatShort: (value: number) => string
}

/** Grouped bars with a tooltip. Load it lazily, because it imports recharts. */
export default function BarChart({ series, groups, format, formatShort }: BarChartProps) {
  return (
    <Chart
      responsive
      className="size-full"
      accessibilityLayer={false}
      data={groups.map(({ name, values }) => ({ name, ...values }))}
      margin={{ top: 18, right: 0, bottom: 0, left: 0 }}
      barGap={2}
      barCategoryGap="18%"
    >
      <CartesianGrid vertical={false} stroke="var(--hairline)" />
      <XAxis dataKey="name" tickLine={false} {...CHART_LINES} />
      <YAxis tickFormatter={formatShort} width="auto" tickLine={false} {...CHART_LINES} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--surface-2)' }}
        formatter={(value) => (typeof value === 'number' ? format(value) : value)}
        {...CHART_TOOLTIP}
      />
      {series.map(({ name, fill }, index) => (
        <Bar
          key={name}
          dataKey={String(index)}
          name={name}
          fill={fill}
          maxBarSize={48}
          isAnimationActive={false}
          shape={(bar: BarShapeProps) => <NumberedBar {...bar} fill={fill} number={index + 1} />}
        />
      ))}
    </Chart>
  )
}

interface NumberedBarProps extends Pick<BarShapeProps, 'x' | 'y' | 'width' | 'height'> {
  fill: string
  number: number
  cornerRadius?: number
}

export function NumberedBar({ x, y, width, height, fill, number, cornerRadius }: NumberedBarProps) {
  return (
    <g style={sliceStyle(fill)}>
      <rect {...{ x, y, width, height }} rx={cornerRadius} className={SLICE.fill} />
      <text x={x + width / 2} y={y - 5} textAnchor="middle" className="fill-ink text-xs font-bold">
        {number}
      </text>
    </g>
  )
}
