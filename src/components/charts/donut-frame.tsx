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
