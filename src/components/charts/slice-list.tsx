import { type Slice, percentOf, totalOf } from '@/domain/statistics/statistics'
import { formatWholePercent } from '@/domain/text/decimals'
import { contrastingText } from '@/domain/settings/colour'
import { ON_SLICE_IN_DARK, slicePaints } from './slice-look'

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

export function Swatch({ number, fill }: { number: number; fill: string }) {
  return (
    <svg viewBox="0 0 20 20" className="mt-0.5 size-5 shrink-0 rounded-sm" aria-hidden>
      {slicePaints(fill).map(({ colour, className }) => (
        <rect key={className} width="20" height="20" fill={colour} className={className} />
      ))}
      <text
        x="10"
        y="10"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="13"
        fontWeight="700"
        fill={contrastingText(fill)}
        className={ON_SLICE_IN_DARK}
      >
        {number}
      </text>
    </svg>
  )
}
