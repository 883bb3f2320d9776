import { lazy, Suspense, type ReactNode } from 'react'
import { InView } from '../browser/in-view'
import type { LabelledChartProps } from './labelled-chart'
import { MissingChart } from './missing-chart'

const LabelledChart = lazy(() =>
  import('./labelled-chart').catch(() => ({ default: MissingChart })),
)

type ChartPanelProps = LabelledChartProps & {
  /** Title of the chart. An accompanying table contains the numbers for screen readers. */
  title: ReactNode
}

export function ChartPanel({ title, ...chart }: ChartPanelProps) {
  const height = 'bars' in chart ? 'h-44' : 'h-32'
  const skeleton = <div className={`${height} skeleton`} data-skeleton />
  return (
    <div className="min-w-0 break-inside-avoid">
      <p className="mb-2 font-semibold">{title}</p>
      <div aria-hidden>
        <InView room={skeleton}>
          <div className={height}>
            <Suspense fallback={skeleton}>
              <LabelledChart {...chart} />
            </Suspense>
          </div>
        </InView>
      </div>
    </div>
  )
}
