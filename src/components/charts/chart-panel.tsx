import { lazy, Suspense, type ReactNode } from 'react'
import { InView } from '../browser/in-view'
import type { LabelledBarsProps } from './labelled-bars'
import type { LabelledLineProps } from './labelled-line'
import { MissingChart } from './missing-chart'

const LabelledChart = lazy(() =>
  import('./labelled-chart').catch(() => ({ default: MissingChart })),
)

interface PanelProps {
  /** What the numbers are. Who does not see the chart has them in the table that belongs to it. */
  title: ReactNode
}

/** A titled row of bars; its library is asked for once it is near the window. */
export function BarPanel({ title, ...chart }: PanelProps & LabelledBarsProps) {
  return (
    <Panel title={title} height="h-44">
      <LabelledChart kind="bars" {...chart} />
    </Panel>
  )
}

/** A titled line of points, loaded alike. */
export function LinePanel({ title, ...chart }: PanelProps & LabelledLineProps) {
  return (
    <Panel title={title} height="h-32">
      <LabelledChart kind="line" {...chart} />
    </Panel>
  )
}

interface FrameProps extends PanelProps {
  /** As a class. */
  height: string
  children: ReactNode
}

function Panel({ title, height, children }: FrameProps) {
  const skeleton = <div className={`${height} skeleton`} data-skeleton />
  return (
    <div className="min-w-0 break-inside-avoid">
      <p className="mb-2 font-semibold">{title}</p>
      <div aria-hidden>
        <InView room={skeleton}>
          <div className={height}>
            <Suspense fallback={skeleton}>{children}</Suspense>
          </div>
        </InView>
      </div>
    </div>
  )
}
