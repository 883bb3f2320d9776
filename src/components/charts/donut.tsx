import { lazy, Suspense } from 'react'
import { totalOf } from '@/domain/statistics'
import { DonutFrame, type DonutMiddle } from './donut-frame'
import { useAfterPaint } from '../use-after-paint'
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

/** A donut that answers to touch once its library is there; until then, and without, a light ring. */
export function Donut({ slices, format, label, middle }: DonutProps) {
  const isSeen = useAfterPaint()
  const ring = <RingArcs slices={slices} />
  return (
    <DonutFrame label={label} middle={middle}>
      {isSeen && totalOf(slices) > 0 ? (
        <Suspense fallback={ring}>
          <InteractiveDonut slices={slices} format={format} />
        </Suspense>
      ) : (
        ring
      )}
    </DonutFrame>
  )
}
