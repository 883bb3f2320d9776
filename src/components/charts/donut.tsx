import { lazy, Suspense, useState } from 'react'
import { totalOf } from '@/domain/statistics/statistics'
import { DonutFrame, type DonutMiddle, RingArcs } from './ring'
import type { InteractiveDonutProps } from './interactive-donut'

/** Interactive chart. The static ring remains if this chart cannot be loaded. */
const InteractiveDonut = lazy(() =>
  import('./interactive-donut').catch(() => ({
    default: ({ slices }: InteractiveDonutProps) => <RingArcs slices={slices} />,
  })),
)

interface DonutProps extends InteractiveDonutProps {
  label: string
  middle: DonutMiddle
}

/** Donut chart that shows a static ring until the first hover or touch loads the chart library. */
export function Donut({ slices, format, label, middle }: DonutProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const ring = <RingArcs slices={slices} />
  return (
    <div onPointerEnter={() => setPointedAt(true)}>
      <DonutFrame label={label} middle={middle}>
        {isPointedAt && totalOf(slices) > 0 ? (
          <Suspense fallback={ring}>
            <InteractiveDonut slices={slices} format={format} />
          </Suspense>
        ) : (
          ring
        )}
      </DonutFrame>
    </div>
  )
}
