import { contrastingText } from '@/domain/settings/colour'
import { ON_SLICE_IN_DARK, slicePaints } from './slice-look'

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
