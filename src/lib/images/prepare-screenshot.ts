import {
  isLargeEnough,
  hasFormFactor,
  type ScreenshotForm,
  shownPart,
} from '@/domain/settings/screenshot'
import { fitWithin } from '@/domain/pictures/picture-file'
import { UserFacingError } from '../errors'
import { draw, drawChosenFile, encode, newCanvas } from './draw-picture'
import type { PreparedPicture } from './prepared-picture'

/** In pixels. Small, because browsers show screenshots small and some phones load them on the first visit. */
const LONGEST_SIDE = 1280
const QUALITY = 0.8

const WRONG_FORM: Record<ScreenshotForm, string> = {
  narrow: 'Gambar ini tidak tegak. Pilih tangkapan layar ponsel yang dipegang tegak.',
  wide: 'Gambar ini tidak mendatar. Pilih tangkapan layar komputer.',
}
const TOO_SMALL = 'Gambar ini terlalu kecil atau terlalu panjang. Ambil tangkapan satu layar saja.'

/** Returns a screenshot of the site on a phone or computer. Throws like `preparePicture`. */
export async function prepareScreenshot(
  file: Blob,
  form: ScreenshotForm,
): Promise<PreparedPicture> {
  const chosen = await drawChosenFile(file)
  if (!hasFormFactor(chosen, form)) throw new UserFacingError(WRONG_FORM[form])
  const fitting = fitWithin(chosen.width, chosen.height, LONGEST_SIDE)
  const { width, height } = shownPart(fitting)
  if (!isLargeEnough({ width, height })) throw new UserFacingError(TOO_SMALL)
  const { canvas, context } = newCanvas(width, height, '#fff')
  context.drawImage(draw(chosen, fitting.width, fitting.height), 0, 0)
  return {
    master: await encode(canvas, 'image/jpeg', QUALITY),
    width,
    height,
    variants: [],
    isScreenshot: true,
  }
}
