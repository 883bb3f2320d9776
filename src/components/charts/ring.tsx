import { contrastingText } from '@/domain/settings/colour'
import { percentOf, totalOf, type Slice } from '@/domain/statistics/statistics'
import { MIN_NUMBERED_SHARE, ON_SLICE_IN_DARK, slicePaints } from './slice-look'
import type { ReactNode } from 'react'
import type { IconName } from '../ui/icon-names'

export interface DonutMiddle {
  value: string
  unit?: string
  /** Icon above the value, instead of a unit below the value. */
  icon?: IconName
}

interface DonutFrameProps {
  /** Text alternative of the chart. A list or table next to the chart contains the numbers. */
  label: string
  middle: DonutMiddle
  children: ReactNode
}

export function DonutFrame({ label, middle: { value, unit, icon }, children }: DonutFrameProps) {
  return (
    <div role="img" aria-label={label} className="relative aspect-square w-full">
      <div className="absolute inset-0">{children}</div>
      <svg
        viewBox="0 0 120 120"
        className="pointer-events-none absolute inset-0 fill-ink text-center"
        aria-hidden
      >
        {icon && (
          <use href={`#icon-${icon}`} x="48" y="32" className="fill-none stroke-ink-2 stroke-2" />
        )}
        <text
          x="60"
          y={unit ? 55 : icon ? 70 : 60}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={Math.min(20, 110 / value.length)}
          fontWeight="700"
        >
          {value}
        </text>
        {unit && (
          <text x="60" y="76" textAnchor="middle" fontSize="10" className="fill-ink-2">
            {unit}
          </text>
        )}
      </svg>
    </div>
  )
}

const RADIUS = 47
const WIDTH = 19
/** Gap between two slices, in percent of the ring. */
const GAP = 0.8

interface RingProps {
  slices: readonly Slice[]
  label: string
  middle: DonutMiddle
  /** Value of a full ring, if greater than the sum of the slices. */
  whole?: number
  numbered?: boolean
}

/** Static donut chart without a chart library. */
export function Ring({ label, middle, ...arcs }: RingProps) {
  return (
    <DonutFrame label={label} middle={middle}>
      <RingArcs {...arcs} />
    </DonutFrame>
  )
}

export function RingArcs(props: Pick<RingProps, 'slices' | 'whole' | 'numbered'>) {
  const { slices, whole = 0, numbered = true } = props
  const total = Math.max(whole, totalOf(slices))
  const shares = slices.map(({ value }) => percentOf(value, total))
  const gap = shares.filter((share) => share > 0).length > 1 ? GAP : 0
  return (
    <svg viewBox="0 0 120 120" className="block size-full" aria-hidden>
      <circle
        cx="60"
        cy="60"
        r={RADIUS}
        fill="none"
        strokeWidth={WIDTH}
        className="stroke-surface-2"
      />
      {slices.map(({ name, fill }, index) => {
        const share = shares[index] ?? 0
        const start = shares.slice(0, index).reduce((sum, before) => sum + before, 0)
        if (share === 0) return null
        return (
          <g key={name}>
            {slicePaints(fill).map(({ colour, className }) => (
              <circle
                key={className}
                cx="60"
                cy="60"
                r={RADIUS}
                fill="none"
                pathLength={100}
                stroke={colour}
                strokeWidth={WIDTH}
                strokeDasharray={`${round(Math.max(share - gap, 0.4))} 100`}
                strokeDashoffset={round(-start)}
                transform="rotate(-90 60 60)"
                className={className}
              />
            ))}
            {numbered && share >= MIN_NUMBERED_SHARE && (
              <text
                {...onRing(start + share / 2)}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize="9"
                fontWeight="700"
                fill={contrastingText(fill)}
                className={ON_SLICE_IN_DARK}
              >
                {index + 1}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Returns the point in the middle of the band at `percent` of the circumference, clockwise from the top. */
function onRing(percent: number): { x: number; y: number } {
  const angle = (percent / 100) * 2 * Math.PI
  return { x: round(60 + RADIUS * Math.sin(angle)), y: round(60 - RADIUS * Math.cos(angle)) }
}

/** Rounds coordinates, because engines differ in the last digits of a sine and hydration needs equal HTML. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
