import { drawChosenFile, encode, newCanvas } from './draw-picture'
import type { PreparedPicture } from './prepared-picture'

/** Sides in pixels. Pages show 40 to 72 CSS pixels at two to four times the density. */
const SIDE = { large: 512, small: 160 }

/**
 * Side of the largest square in the safe zone of a maskable icon, relative to the icon's side. The safe zone is
 * a circle with a diameter of four fifths of the side (w3.org/TR/appmanifest).
 */
const SAFE = 0.8 / Math.SQRT2

/** Returns the emblem in the middle of squares for pages and home screens. Throws like `preparePicture`. */
export async function prepareEmblem(file: Blob): Promise<PreparedPicture> {
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
