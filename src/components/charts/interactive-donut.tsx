import { Pie, PieChart, Sector, Tooltip, type PieSectorShapeProps } from 'recharts'
import type { Slice } from '@/domain/statistics/statistics'
import { CHART_TOOLTIP } from './chart-look'
import { MIN_NUMBERED_SHARE, SLICE, sliceStyle } from './slice-look'

export interface InteractiveDonutProps {
  slices: readonly Slice[]
  format: (value: number) => string
}

export default function InteractiveDonut({ slices, format }: InteractiveDonutProps) {
  return (
    <PieChart responsive className="size-full" accessibilityLayer={false}>
      <Pie
        data={[...slices]}
        dataKey="value"
        nameKey="name"
        innerRadius="63%"
        outerRadius="94%"
        startAngle={90}
        endAngle={-270}
        isAnimationActive={false}
        shape={NumberedSector}
      />
      <Tooltip
        isAnimationActive={false}
        formatter={(value) => (typeof value === 'number' ? format(value) : value)}
        {...CHART_TOOLTIP}
      />
    </PieChart>
  )
}

function NumberedSector({
  index,
  percent = 0,
  midAngle = 0,
  fill = '',
  cx,
  cy,
  innerRadius,
  outerRadius,
  startAngle,
  endAngle,
}: PieSectorShapeProps) {
  const angle = (midAngle * Math.PI) / 180
  const middle = (innerRadius + outerRadius) / 2
  return (
    <g style={sliceStyle(fill)}>
      <Sector
        {...{ cx, cy, innerRadius, outerRadius, startAngle, endAngle }}
        className={`${SLICE.fill} stroke-surface`}
        strokeWidth={2}
      />
      {percent * 100 >= MIN_NUMBERED_SHARE && (
        <text
          x={cx + middle * Math.cos(angle)}
          y={cy - middle * Math.sin(angle)}
          textAnchor="middle"
          dominantBaseline="central"
          className={`pointer-events-none text-sm font-bold ${SLICE.number}`}
        >
          {index + 1}
        </text>
      )}
    </g>
  )
}
