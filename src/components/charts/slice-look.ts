import { lightened } from '@/domain/colour'

/** Slices smaller than this share, in percent, have no room for their number. */
export const NUMBERED_FROM = 4

/**
 * A slice in the colour that its data names. On dark paper it is lightened, so that dark ones do not
 * sink into it; as published pages allow no styles of elements, each shape is drawn once for light
 * paper and once for dark.
 */
export function slicePaints(fill: string) {
  return [
    { colour: fill, className: 'dark:hidden' },
    { colour: lightened(fill), className: 'hidden dark:inline' },
  ]
}

/** Black is what reads on a lightened slice (colour.test.ts). */
export const ON_SLICE_IN_DARK = 'dark:fill-[#000000]'
