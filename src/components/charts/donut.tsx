import { lazy, Suspense, useState } from 'react'
import { totalOf } from '@/domain/statistics/statistics'
import { DonutFrame, type DonutMiddle } from './donut-frame'
import type { InteractiveDonutProps } from './interactive-donut'
import { RingArcs } from './ring'

/** Where the chart cannot be loaded, as without network, the light ring stays. */
const InteractiveDonut = lazy(() =>
  import('./interactive-donut').catch(() => ({
    default: ({ slices }: InteractiveDonutProps) => <RingArcs slices={slices} />,
  })),
)

interface DonutProps extends InteractiveDonutProps {
  label: string
  middle: DonutMiddle
}

/**
 * A donut of which each slice says its number to the finger or pointer that comes to it: only then its
 * library is asked for. Until then, and without, a light ring; all numbers stand beside it in words.
 */
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
