import { type Slice, percentOf, totalOf } from '@/domain/statistics/statistics'
import { Collapsible } from '../ui/lists/collapsible'
import { SliceValue } from './slice-list'
import { slicePaints } from './slice-look'

/** Maximum number of bars that are shown without collapsing the rest. */
const MOST = 8
const FIRST = 6

interface BarListProps {
  slices: readonly Slice[]
  format: (value: number) => string
}

/** List of values with shares and bars, scaled to the greatest value. */
export function BarList({ slices, format }: BarListProps) {
  const total = totalOf(slices)
  const greatest = Math.max(...slices.map(({ value }) => value))
  const shown = slices.length > MOST ? FIRST : slices.length
  const bars = (some: readonly Slice[]) => (
    <ul className="@container wrap-break-word">
      {some.map(({ name, value, fill }) => (
        <li key={name} className="break-inside-avoid py-1 text-sm lg:py-1.5">
          <div className="mb-1 pair">
            <span>{name}</span>
            <SliceValue value={value} total={total} format={format} />
          </div>
          <Bar percent={percentOf(value, greatest)} fill={fill} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {bars(slices.slice(0, shown))}
      {shown < slices.length && (
        <Collapsible label={`Tampilkan ${slices.length - shown} lainnya`}>
          {bars(slices.slice(shown))}
        </Collapsible>
      )}
    </>
  )
}

function Bar({ percent, fill }: { percent: number; fill: string }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block h-2 w-full rounded-full bg-surface-2"
      aria-hidden
    >
      {slicePaints(fill).map(({ colour, className }) => (
        <rect key={className} width={percent} height="1" fill={colour} className={className} />
      ))}
    </svg>
  )
}
