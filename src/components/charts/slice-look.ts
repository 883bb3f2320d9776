import type { CSSProperties } from 'react'
import { lightened, textOn } from '@/domain/colour'

/**
 * A slice in the colour that its data names: `style` on the element, one of the classes on what is
 * painted. On dark paper the colour is lightened, so that dark ones do not sink into it.
 */
export function sliceStyle(fill: string): CSSProperties & Record<`--${string}`, string> {
  const onDark = lightened(fill)
  return {
    '--slice': fill,
    '--on-slice': textOn(fill),
    '--slice-dark': onDark,
    '--on-slice-dark': textOn(onDark),
  }
}

export const SLICE = {
  stroke: 'stroke-(--slice) dark:stroke-(--slice-dark)',
  fill: 'fill-(--slice) dark:fill-(--slice-dark)',
  swatch: 'bg-(--slice) text-(--on-slice) dark:bg-(--slice-dark) dark:text-(--on-slice-dark)',
  number: 'fill-(--on-slice) dark:fill-(--on-slice-dark)',
} as const

/** Slices smaller than this share, in percent, have no room for their number. */
export const NUMBERED_FROM = 7
