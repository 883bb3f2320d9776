import { Link } from 'react-router-dom'
import { Bar, BarChart, type BarShapeProps, Tooltip, XAxis, YAxis } from 'recharts'
import { CHART_TOOLTIP, namesAxis } from './chart-look'
import { NumberedBar } from './bar-chart'

export interface LabelledBarsProps {
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

export function LabelledBars({ unit, bars }: LabelledBarsProps) {
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
