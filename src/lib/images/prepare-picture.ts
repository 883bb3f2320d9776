import { VARIANT_WIDTHS } from '@/domain/pictures/picture'
import { draw, drawChosenFile, encode } from './draw-picture'
import { prepareEmblem } from './prepare-emblem'
import { prepareScreenshot } from './prepare-screenshot'
import { prepareShare } from './prepare-share'
import type { PicturePurpose, PreparedPicture } from './prepared-picture'

const MASTER_QUALITY = 0.82
const VARIANT_QUALITY = 0.74

/**
 * Checks a chosen file by its content and encodes a master of `masterSize`, its variants, and the files for
 * its purpose. Throws a UserFacingError with the reason if it cannot be used.
 */
export async function preparePicture(
  file: Blob,
  purpose?: PicturePurpose,
): Promise<PreparedPicture> {
  if (purpose === 'emblem') return prepareEmblem(file)
  if (purpose === 'narrow' || purpose === 'wide') return prepareScreenshot(file, purpose)
  const drawn = await drawChosenFile(file)
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
  return {
    master,
    width,
    height,
    variants,
    ...(purpose === 'page' && { share: await prepareShare(drawn) }),
  }
}
