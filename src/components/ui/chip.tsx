import type { ReactNode } from 'react'
import { classNames } from './class-names'

interface ChipProps {
  /** On phones it is text without ground. */
  isPlain?: boolean
  children: ReactNode
}

export function Chip({ isPlain = false, children }: ChipProps) {
  return (
    <span
      className={classNames(
        'inline-block max-w-full truncate rounded-full bg-primary-soft px-3 py-1 text-xs font-semibold text-primary',
        isPlain && 'max-sm:block max-sm:rounded-none max-sm:bg-transparent max-sm:p-0',
      )}
    >
      {children}
    </span>
  )
}
