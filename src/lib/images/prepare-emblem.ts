import { drawChosen, encode, newCanvas } from './draw-picture'
import type { PreparedPicture } from './prepared-picture'

/** In pixels. A high screen shows 40 to 72 of them at twice to four times that. */
const SIDE = { large: 512, small: 160 }

/**
 * Home screens show at least the circle within four fifths of a maskable icon's side
 * (w3.org/TR/appmanifest, safe zone): so much of the side a square in it has.
 */
const SAFE = 0.8 / Math.SQRT2

/** The emblem in the middle of squares, as pages and home screens need it. Throws as `preparePicture` does. */
export async function prepareEmblem(file: Blob): Promise<PreparedPicture> {
  const drawn = await drawChosen(file, 'transparent')
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

/** `source` filling `share` of a square. */
function inSquare(source: HTMLCanvasElement, side: number, ground: string, share = 1) {
  const { canvas, context } = newCanvas(side, side, ground)
  const scale = (side * share) / Math.max(source.width, source.height)
  const [width, height] = [source.width * scale, source.height * scale]
  context.drawImage(source, (side - width) / 2, (side - height) / 2, width, height)
  return canvas
}
