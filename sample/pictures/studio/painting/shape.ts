import { clamp } from '../engine/vector'
import { blurred, combined, drawn, field, type Field } from './field'

/** Portraits are 4:5; all measures below are for this size. */
export const WIDTH = 800
export const HEIGHT = 1000
export const MIDDLE = 400

export type Context = OffscreenCanvasRenderingContext2D
export type Point = readonly [number, number]

/** A bell of height 1. */
export const bell = (x: number, y = 0): number => Math.exp(-(x * x + y * y))

/** A smooth closed path through the points. */
export function smooth(points: readonly Point[], closed = true): Path2D {
  const path = new Path2D()
  const count = points.length
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : clamp(i, 0, count - 1)] ?? [0, 0]
  path.moveTo(...at(0))
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path.bezierCurveTo(
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
      c[0],
      c[1],
    )
  }
  if (closed) path.closePath()
  return path
}

/** The points and their mirror images, round the portrait's middle line: right side down, left up. */
export function mirrored(right: readonly Point[]): Point[] {
  const left = right.map(([x, y]): Point => [2 * MIDDLE - x, y]).reverse()
  return [...right, ...left.filter(([x]) => x !== MIDDLE)]
}

export const filled = (path: Path2D, rule: CanvasFillRule = 'nonzero'): Field =>
  drawn(WIDTH, HEIGHT, (context) => {
    context.fill(path, rule)
  })

/** A cushion of the mask's outline: round over `radius` pixels from its edge, `rise` pixels high. */
export function cushion(mask: Field, radius: number, rise: number): Field {
  const soft = blurred(mask, radius)
  return combined(soft, mask, (value) => rise * Math.sqrt(clamp((value - 0.3) / 0.7)))
}

/** Creases of cloth: strokes that stand out or, where `depth` is negative, lie in. */
export function creases(
  strokes: readonly { points: readonly Point[]; width: number; depth: number }[],
): Field {
  let total = field(WIDTH, HEIGHT, () => 0)
  for (const { points, width, depth } of strokes) {
    const line = drawn(WIDTH, HEIGHT, (context) => {
      context.lineWidth = width
      context.lineCap = 'round'
      context.stroke(smooth(points, false))
    })
    const soft = blurred(line, width * 0.45)
    total = combined(total, soft, (a, b) => a + depth * b)
  }
  return total
}

export const everywhere =
  (colour: string) =>
  (context: Context): void => {
    context.fillStyle = colour
    context.fillRect(0, 0, WIDTH, HEIGHT)
  }

/** Out of focus: a pale wall in window light, and the green of a garden. */
export function drawnBackdrop(context: Context): void {
  const wall = context.createLinearGradient(0, 0, WIDTH, HEIGHT)
  wall.addColorStop(0, '#e6e2d0')
  wall.addColorStop(0.5, '#c3cbb6')
  wall.addColorStop(1, '#7f9483')
  context.fillStyle = wall
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.filter = 'blur(46px)'
  for (const [x, y, rx, ry, colour] of [
    [90, 760, 260, 220, '#5f7f58aa'],
    [760, 640, 220, 330, '#4f7358bb'],
    [60, 240, 150, 200, '#f7efd6cc'],
    [720, 120, 170, 120, '#d8ddc6aa'],
    [420, 930, 500, 120, '#5d7a5daa'],
    [640, 330, 90, 70, '#8fae7a88'],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.ellipse(x, y, rx, ry, 0.2, 0, 7)
    context.fill()
  }
  context.filter = 'none'
}
