import { type DotItemDotProps, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { CHART_TOOLTIP, namesAxis } from './chart-look'
import { SLICE, sliceStyle } from './slice-look'

export interface LabelledLineProps {
  unit: string
  fill: string
  points: readonly { name: string; short: string; value: number | null }[]
}

export function LabelledLine({ unit, fill, points }: LabelledLineProps) {
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
