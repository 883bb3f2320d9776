import type { Material } from '../engine/mesh'

export const SANS = '"Noto Sans", "Liberation Sans", sans-serif'
export const SERIF = '"Noto Serif", "Liberation Serif", serif'

/** What is printed on a sheet: a surface of the scene shows the whole sheet's rectangle. */
export const PRINTED: Material = { colour: [1, 1, 1], pattern: 'picture' }

/** A sheet of `size` pixels square for everything printed in one scene. */
export function sheet(
  size: number,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(size, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d context')
  draw(context)
  return canvas
}

/** Centred words on a coloured strip of the sheet. */
export function strip(
  context: OffscreenCanvasRenderingContext2D,
  [x, y, w, h]: readonly [number, number, number, number],
  words: string,
  paper: string,
  ink: string,
  font = SANS,
): void {
  context.fillStyle = paper
  context.fillRect(x, y, w, h)
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const lines = words.split('\n')
  const size = Math.min(
    (h / lines.length) * 0.62,
    (w * 1.65) / Math.max(...lines.map((line) => line.length)),
  )
  context.font = `700 ${size}px ${font}`
  for (const [index, line] of lines.entries())
    context.fillText(line, x + w / 2, y + (h * (index + 0.5)) / lines.length)
}
