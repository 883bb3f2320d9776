import { percentOf } from '@/domain/statistics/statistics'
import { formatWholePercent } from '@/domain/text/decimals'

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
