import { VARIANT_WIDTHS } from '@/domain/pictures/picture'
import { fitWithin } from '@/domain/pictures/picture-file'
import { SHARE_MAX_BYTES, SHARE_SIZE, placeInShare } from '@/domain/pictures/share-picture'
import { PAPER } from '@/domain/settings/palette'
import {
  type ScreenshotForm,
  hasFormFactor,
  isLargeEnough,
  shownPart,
} from '@/domain/settings/screenshot'
import { UserFacingError } from '../errors'
import { draw, drawChosenFile, encode, newCanvas } from './draw-picture'

interface PreparedEmblem {
  /** Emblem for pages: WebP, or PNG if the browser cannot write WebP, because both support transparency. */
  small: Blob
  maskable: Blob
}

export interface PreparedPicture {
  /** Largest file: JPEG, or PNG for an emblem, without the camera's metadata. */
  master: Blob
  width: number
  height: number
  /** Variants by width, narrower than the master: WebP, or JPEG if the browser cannot write WebP. */
  variants: { width: number; content: Blob }[]
  /** JPEG for link previews, for pictures of items with their own page. */
  share?: Blob
  emblem?: PreparedEmblem
  /** True for a screenshot, whose address must contain its size (domain/settings/screenshot.ts). */
  isScreenshot?: true
}

export interface ChosenFile {
  file: Blob
  purpose?: PicturePurpose | undefined
}

export type ChosenPicture = PreparedPicture | ChosenFile

/** Purpose of a picture. `page` is the picture of an item with its own page, also used in link previews. */
export type PicturePurpose = 'page' | 'emblem' | ScreenshotForm

/** JPEG qualities to try in this order. The last quality is used even if the file is too large. */
const QUALITIES = [0.8, 0.6, 0.4] as const

/** Returns the picture for link previews, a JPEG of `SHARE_SIZE`, with a background beside a narrow picture. */
async function prepareShare(drawn: HTMLCanvasElement): Promise<Blob> {
  const { width, height } = SHARE_SIZE
  const { canvas, context } = newCanvas(width, height, PAPER)
  const place = placeInShare(drawn.width, drawn.height)
  context.drawImage(drawn, place.x, place.y, place.width, place.height)
  for (const quality of QUALITIES.slice(0, -1)) {
    const share = await encode(canvas, 'image/jpeg', quality)
    if (share.size <= SHARE_MAX_BYTES) return share
  }
  return encode(canvas, 'image/jpeg', QUALITIES[2])
}

/**
 * Maximum length of a screenshot's longer side in pixels. Screenshots are small because browsers show them small and
 * some phones load them on the first visit.
 */
const LONGEST_SIDE = 1280
const QUALITY = 0.8

const WRONG_FORM: Record<ScreenshotForm, string> = {
  narrow: 'Gambar ini tidak tegak. Pilih tangkapan layar ponsel yang dipegang tegak.',
  wide: 'Gambar ini tidak mendatar. Pilih tangkapan layar komputer.',
}
const TOO_SMALL = 'Gambar ini terlalu kecil atau terlalu panjang. Ambil tangkapan satu layar saja.'

async function prepareScreenshot(file: Blob, form: ScreenshotForm): Promise<PreparedPicture> {
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

/**
 * Sides of the emblem's files in pixels. Pages show the emblem at 40 to 72 CSS pixels, at up to four times the density.
 */
const SIDE = { large: 512, small: 160 }

/** Side of a square in the safe zone of a maskable icon, relative to the icon's side (w3.org/TR/appmanifest). */
const SAFE = 0.8 / Math.SQRT2

/** Returns the emblem in the middle of squares for pages and home screens. Throws like `preparePicture`. */
async function prepareEmblem(file: Blob): Promise<PreparedPicture> {
  const drawn = await drawChosenFile(file, 'transparent')
  const large = inSquare(drawn, SIDE.large, 'transparent')
  const small = inSquare(drawn, SIDE.small, 'transparent')
  const maskable = inSquare(drawn, SIDE.large, '#ffffff', SAFE)
  return {
    master: await encode(large, 'image/png', 1),
    width: SIDE.large,
    height: SIDE.large,
    variants: [],
    emblem: {
      small: await encode(small, 'image/webp', 0.9, 'image/png'),
      maskable: await encode(maskable, 'image/png', 1),
    },
  }
}

function inSquare(source: HTMLCanvasElement, side: number, ground: string, share = 1) {
  const { canvas, context } = newCanvas(side, side, ground)
  const scale = (side * share) / Math.max(source.width, source.height)
  const [width, height] = [source.width * scale, source.height * scale]
  context.drawImage(source, (side - width) / 2, (side - height) / 2, width, height)
  return canvas
}

const MASTER_QUALITY = 0.82
const VARIANT_QUALITY = 0.74

/**
 * Checks a chosen file by its content and encodes a master of `masterSize`, its variants, and the files for its
 * purpose. Throws a UserFacingError with the reason if the file cannot be used.
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
