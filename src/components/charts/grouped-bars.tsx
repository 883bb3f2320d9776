import { lazy, Suspense } from 'react'
import type { BarChartProps } from './bar-chart'
import { MissingChart } from './missing-chart'
import { Swatch } from './slice-list'

const BarChart = lazy(() => import('./bar-chart').catch(() => ({ default: MissingChart })))

interface GroupedBarsProps extends BarChartProps {
  /** Text alternative of the chart. A table below the chart contains the numbers. */
  label: string
}

export function GroupedBars({ label, ...chart }: GroupedBarsProps) {
  return (
    <div className="mb-4 break-inside-avoid rounded-card border border-hairline bg-surface p-[min(1rem,5vw)]">
      <ul className="mb-2 flex flex-wrap gap-x-6 gap-y-1">
        {chart.series.map(({ name, fill }, index) => (
          <li key={name} className="flex gap-2">
            <Swatch number={index + 1} fill={fill} />
            {name}
          </li>
        ))}
      </ul>
      <div role="img" aria-label={label} className="h-64">
        <Suspense fallback={<div className="size-full skeleton" data-skeleton />}>
          <BarChart {...chart} />
        </Suspense>
      </div>
    </div>
  )
}
