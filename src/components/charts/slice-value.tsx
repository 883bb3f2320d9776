import { percentOf } from '@/domain/statistics/statistics'
import { formatWholePercent } from '@/domain/text/decimals'

interface SliceValueProps {
  value: number
  /** Of all slices. */
  total: number
  /** How a value is written, e.g. with its unit. */
  format: (value: number) => string
}

/** A value and its share, at the end of its line: shares of a list stand below one another. */
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
