import type { CSSProperties } from 'react'
import { lighten, contrastingText } from '@/domain/settings/colour'

/**
 * Returns CSS variables for the colour of a slice. Set them as `style`, and set one of the `SLICE` classes on the
 * painted element. Dark mode lightens the colour for contrast.
 */
export function sliceStyle(fill: string): CSSProperties & Record<`--${string}`, string> {
  const onDark = lighten(fill)
  return {
    '--slice': fill,
    '--on-slice': contrastingText(fill),
    '--slice-dark': onDark,
    '--on-slice-dark': contrastingText(onDark),
  }
}

export const SLICE = {
  fill: 'fill-(--slice) dark:fill-(--slice-dark)',
  number: 'fill-(--on-slice) dark:fill-(--on-slice-dark)',
} as const

/** Minimum share of a slice with space for its number, in percent. */
export const MIN_NUMBERED_SHARE = 4

/** Returns colours and classes for pages without inline styles. Each shape is drawn twice: for light and dark mode. */
export function slicePaints(fill: string) {
  return [
    { colour: fill, className: 'dark:hidden' },
    { colour: lighten(fill), className: 'hidden dark:inline' },
  ]
}

/** Class for black text, which is readable on every lightened slice (colour.test.ts). */
export const ON_SLICE_IN_DARK = 'dark:fill-[#000000]'
