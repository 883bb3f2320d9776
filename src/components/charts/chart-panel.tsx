import { lazy, Suspense, type ReactNode } from 'react'
import { InView } from '../browser/in-view'
import type { LabelledBarsProps } from './labelled-bars'
import type { LabelledLineProps } from './labelled-line'
import { MissingChart } from './missing-chart'

const LabelledChart = lazy(() =>
  import('./labelled-chart').catch(() => ({ default: MissingChart })),
)

interface PanelProps {
  /** Title of the chart. An accompanying table contains the numbers for screen readers. */
  title: ReactNode
}

export function BarPanel({ title, ...chart }: PanelProps & LabelledBarsProps) {
  return (
    <Panel title={title} height="h-44">
      <LabelledChart kind="bars" {...chart} />
    </Panel>
  )
}

export function LinePanel({ title, ...chart }: PanelProps & LabelledLineProps) {
  return (
    <Panel title={title} height="h-32">
      <LabelledChart kind="line" {...chart} />
    </Panel>
  )
}

interface FrameProps extends PanelProps {
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
