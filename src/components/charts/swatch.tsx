import { SLICE, sliceStyle } from './slice-look'

interface SwatchProps {
  /** The number that the slice bears in the chart. */
  number: number
  fill: string
}

/** Ties a line of text to a slice, by colour and by number. */
export function Swatch({ number, fill }: SwatchProps) {
  return (
    <span
      className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-sm text-xs font-bold ${SLICE.swatch}`}
      style={sliceStyle(fill)}
      aria-hidden
    >
      {number}
    </span>
  )
}
