import { totalOf, type Slice } from '@/domain/statistics/statistics'
import { SliceValue } from './slice-value'
import { Swatch } from './swatch'

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
