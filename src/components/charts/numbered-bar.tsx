import type { BarShapeProps } from 'recharts'
import { SLICE, sliceStyle } from './slice-look'

interface NumberedBarProps extends Pick<BarShapeProps, 'x' | 'y' | 'width' | 'height'> {
  fill: string
  number: number
  cornerRadius?: number
}

export function NumberedBar({ x, y, width, height, fill, number, cornerRadius }: NumberedBarProps) {
  return (
    <g style={sliceStyle(fill)}>
      <rect {...{ x, y, width, height }} rx={cornerRadius} className={SLICE.fill} />
      <text x={x + width / 2} y={y - 5} textAnchor="middle" className="fill-ink text-xs font-bold">
        {number}
      </text>
    </g>
  )
}
