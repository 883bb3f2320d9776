import { type Slice, percentOf, totalOf } from '@/domain/statistics/statistics'
import { formatWholePercent } from '@/domain/text/decimals'
import { Swatch } from './swatch'

interface SliceValueProps {
  value: number
  total: number
  format: (value: number) => string
}

/** Value and share at the end of a row. The shares of a list are aligned. */
export function SliceValue({ value, total, format }: SliceValueProps) {
  return (
    <span className="tabular-nums">
      <span className="font-semibold">{format(value)}</span>{' '}
      <span className="inline-block min-w-9 text-sm text-ink-2">
        {formatWholePercent(percentOf(value, total))}
      </span>
    </span>
  )
}

interface SliceListProps {
  slices: readonly Slice[]
  format: (value: number) => string
}

export function SliceList({ slices, format }: SliceListProps) {
  const total = totalOf(slices)
  return (
    <ol className="@container w-full wrap-break-word print:text-sm">
      {slices.map(({ name, value, fill }, index) => (
        <li
          key={name}
          className="pair break-inside-avoid border-b border-hairline py-2 last:border-0 print:gap-x-1"
        >
          <span className="flex items-start gap-3 print:gap-2">
            <Swatch number={index + 1} fill={fill} />
            <span className="min-w-0">{name}</span>
          </span>
          <SliceValue value={value} total={total} format={format} />
        </li>
      ))}
    </ol>
  )
}
