import { PICTURES, type PictureKey } from '../catalogue'
import { develop } from './engine/grade'
import { render } from './engine/renderer'
import { PAINTINGS } from './painting/paintings'
import { SCENES } from './scenes/scenes'
import { compose } from './stage'

async function encoded(canvas: OffscreenCanvas, type: string, quality: number): Promise<string> {
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The best JPEG of at most about 110 kB, never of lower quality than 0.6. */
async function photograph(canvas: OffscreenCanvas): Promise<string> {
  let text = ''
  for (const quality of [0.82, 0.75, 0.68, 0.6]) {
    text = await encoded(canvas, 'image/jpeg', quality)
    if (text.length <= 150_000) break
  }
  return text
}

function resized(from: OffscreenCanvas, width: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, Math.round((from.height * width) / from.width))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d context')
  context.imageSmoothingQuality = 'high'
  context.drawImage(from, 0, 0, canvas.width, canvas.height)
  return canvas
}

function paint(key: PictureKey, size: number, samples: number): OffscreenCanvas {
  const painted = PAINTINGS[key]
  if (painted) return painted()
  const { width, height } = PICTURES[key]
  const [w, h] = [Math.round(width * size), Math.round(height * size)]
  const scene = SCENES[key]
  if (!scene) throw new Error(`${key}: no scene`)
  const picture = compose(key, scene, w, h, samples)
  const canvas = new OffscreenCanvas(w, h)
  canvas.getContext('2d')?.putImageData(develop(render(picture), w, h, picture.grade), 0, 0)
  return canvas
}

/** The picture's files in base64: the master, then variants of the given widths. */
async function make(
  key: PictureKey,
  widths: readonly number[],
  size: number,
  samples: number,
): Promise<string[]> {
  const master = paint(key, size, samples)
  return [
    PICTURES[key].file.endsWith('png')
      ? await encoded(master, 'image/png', 1)
      : await photograph(master),
    ...(await Promise.all(
      widths.map((width) => encoded(resized(master, width), 'image/webp', 0.74)),
    )),
  ]
}

declare global {
  interface Window {
    make: typeof make
  }
}
window.make = make
