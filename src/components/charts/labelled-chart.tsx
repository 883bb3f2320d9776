import { Link } from 'react-router-dom'
import {
  Bar,
  BarChart,
  type BarShapeProps,
  Tooltip,
  XAxis,
  YAxis,
  type DotItemDotProps,
  Line,
  LineChart,
} from 'recharts'
import { CHART_TOOLTIP, namesAxis } from './chart-look'
import { NumberedBar } from './bar-chart'
import { SLICE, sliceStyle } from './slice-look'

export type LabelledChartProps = LabelledBarsProps | LabelledLineProps

/** Bar or line chart. Both are in one lazily loaded chunk, because they share most of recharts. */
export default function LabelledChart(props: LabelledChartProps) {
  return 'bars' in props ? <LabelledBars {...props} /> : <LabelledLine {...props} />
}

interface LabelledBarsProps {
  unit: string
  bars: readonly {
    name: string
    short: string
    value: number
    fill: string
    /** Target of a click on the bar. A table next to the chart contains the same links for keyboard users. */
    to?: string | undefined
  }[]
}

function LabelledBars({ unit, bars }: LabelledBarsProps) {
  return (
    <BarChart
      responsive
      className="size-full [&>svg]:overflow-visible"
      accessibilityLayer={false}
      data={[...bars]}
      margin={{ top: 20, right: 6, bottom: 0, left: 6 }}
      barCategoryGap="20%"
    >
      <XAxis {...namesAxis(bars)} />
      <YAxis hide domain={[0, (most: number) => Math.max(1, most)]} />
      <Tooltip isAnimationActive={false} cursor={{ fill: 'var(--surface-2)' }} {...CHART_TOOLTIP} />
      <Bar
        dataKey="value"
        name={unit}
        maxBarSize={48}
        isAnimationActive={false}
        shape={(shape: BarShapeProps) => {
          const bar = bars[shape.index]
          if (!bar) return <g />
          const drawn = (
            <NumberedBar {...shape} fill={bar.fill} number={bar.value} cornerRadius={2} />
          )
          if (!bar.to) return drawn
          return (
            <Link to={bar.to} tabIndex={-1} className="hover:opacity-80">
              <rect
                x={shape.background?.x ?? shape.x}
                y={shape.background?.y ?? shape.y}
                width={shape.background?.width ?? shape.width}
                height={shape.background?.height ?? shape.height}
                fill="transparent"
              />
              {drawn}
            </Link>
          )
        }}
      />
    </BarChart>
  )
}

interface LabelledLineProps {
  unit: string
  fill: string
  points: readonly { name: string; short: string; value: number | null }[]
}

function LabelledLine({ unit, fill, points }: LabelledLineProps) {
  return (
    <div className="size-full" style={sliceStyle(fill)}>
      <LineChart
        responsive
        className="size-full [&>svg]:overflow-visible"
        accessibilityLayer={false}
        data={[...points]}
        margin={{ top: 24, right: 6, bottom: 0, left: 6 }}
      >
        <XAxis {...namesAxis(points)} scale="band" />
        <YAxis hide domain={[0, 'dataMax']} />
        <Tooltip isAnimationActive={false} cursor={false} {...CHART_TOOLTIP} />
        <Line
          dataKey="value"
          name={unit}
          strokeWidth={2}
          className="stroke-(--slice) dark:stroke-(--slice-dark)"
          stroke="inherit"
          isAnimationActive={false}
          activeDot={false}
          dot={NumberedPoint}
        />
      </LineChart>
    </div>
  )
}

function NumberedPoint({ cx, cy, index, value }: DotItemDotProps) {
  // Recharts also renders dots for missing values.
  if (cx === undefined || typeof value !== 'number') return <g key={index} />
  return (
    <g key={index}>
      <circle cx={cx} cy={cy} r={4} className={SLICE.fill} />
      <text
        x={cx}
        y={(cy ?? 0) - 9}
        textAnchor="middle"
        className="fill-ink text-xs font-bold"
        stroke="none"
      >
        {value}
      </text>
    </g>
  )
}
