import type { CSSProperties } from 'react'
import { lightened, textOn } from '@/domain/settings/colour'

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
  fill: 'fill-(--slice) dark:fill-(--slice-dark)',
  number: 'fill-(--on-slice) dark:fill-(--on-slice-dark)',
} as const

/** Slices smaller than this share, in percent, have no room for their number. */
export const NUMBERED_FROM = 4

/**
 * The same where styles of elements are not allowed, as in published pages: each shape is drawn once
 * for light paper and once for dark.
 */
export function slicePaints(fill: string) {
  return [
    { colour: fill, className: 'dark:hidden' },
    { colour: lightened(fill), className: 'hidden dark:inline' },
  ]
}

/** Black is what reads on a lightened slice (colour.test.ts). */
export const ON_SLICE_IN_DARK = 'dark:fill-[#000000]'
