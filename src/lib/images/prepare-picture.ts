import { VARIANT_WIDTHS } from '@/domain/pictures/picture'
import { draw, drawChosen, encode } from './draw-picture'
import { prepareShare } from './prepare-share'

export interface PreparedPicture {
  /** JPEG, so without the place and device that the camera wrote into the file. */
  master: Blob
  width: number
  height: number
  /** By width; only those narrower than the master. WebP, or JPEG where the browser writes none. */
  variants: { width: number; content: Blob }[]
  /** A JPEG; only of what stands for a page of its own. */
  share?: Blob
}

const MASTER_QUALITY = 0.82
const VARIANT_QUALITY = 0.74

/**
 * Checks a chosen file by its content and encodes it anew: a master whose longer side is at most
 * `PICTURE_MAX_SIDE` and its variants, with `shared` also for previews of links. Throws a UserFacingError that says why it cannot be used.
 */
export async function preparePicture(
  file: Blob,
  { shared = false } = {},
): Promise<PreparedPicture> {
  const drawn = await drawChosen(file)
  const { width, height } = drawn
  const master = await encode(drawn, 'image/jpeg', MASTER_QUALITY)
  const variants = []
  for (const variant of VARIANT_WIDTHS.filter((narrower) => narrower < width)) {
    const small = draw(drawn, variant, Math.max(1, Math.round((height * variant) / width)))
    variants.push({
      width: variant,
      content: await encode(small, 'image/webp', VARIANT_QUALITY),
    })
  }
  return { master, width, height, variants, ...(shared && { share: await prepareShare(drawn) }) }
}
