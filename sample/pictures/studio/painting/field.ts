/** A value for every pixel, row by row. */
export interface Field {
  width: number
  height: number
  values: Float32Array
}

/** The field whose value at pixel (x, y) is `value(x, y)`. */
export function field(
  width: number,
  height: number,
  value: (x: number, y: number) => number,
): Field {
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) values[y * width + x] = value(x, y)
  return { width, height, values }
}

export function combined(a: Field, b: Field, how: (a: number, b: number) => number): Field {
  const values = a.values.map((value, at) => how(value, b.values[at] ?? 0))
  return { ...a, values }
}

export const sum = (a: Field, b: Field): Field => combined(a, b, (x, y) => x + y)

/** The value at the nearest pixel inside. */
export function valueAt({ width, height, values }: Field, x: number, y: number): number {
  const column = x < 0 ? 0 : x > width - 1 ? width - 1 : (x + 0.5) | 0
  const row = y < 0 ? 0 : y > height - 1 ? height - 1 : (y + 0.5) | 0
  return values[row * width + column] ?? 0
}

/** Averages over `2 * radius + 1` neighbours along lines of `count` values, `stride` apart. */
function slide(
  from: Float32Array,
  to: Float32Array,
  start: number,
  count: number,
  stride: number,
  radius: number,
): void {
  const at = (i: number) => from[start + (i < 0 ? 0 : i < count ? i : count - 1) * stride] ?? 0
  let total = 0
  for (let i = -radius; i <= radius; i++) total += at(i)
  for (let i = 0; i < count; i++) {
    to[start + i * stride] = total / (2 * radius + 1)
    total += at(i + radius + 1) - at(i - radius)
  }
}

/** Blurred to a near Gaussian of standard deviation `radius` in pixels. */
export function blurred({ width, height, values }: Field, radius: number): Field {
  let [from, to] = [values.slice(), new Float32Array(values.length)]
  for (let round = 0; round < 3; round++) {
    for (let y = 0; y < height; y++) slide(from, to, y * width, width, 1, Math.round(radius))
    ;[from, to] = [to, from]
    for (let x = 0; x < width; x++) slide(from, to, x, height, width, Math.round(radius))
    ;[from, to] = [to, from]
  }
  return { width, height, values: from }
}

/** How much of each pixel's colour channel the drawing fills, from 0 to 1. */
export function drawn(
  width: number,
  height: number,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
  channel = 3,
): Field {
  const { data } = brushed(width, height, draw).getImageData(0, 0, width, height)
  return field(width, height, (x, y) => (data[(y * width + x) * 4 + channel] ?? 0) / 255)
}

/** A canvas with what `draw` leaves on it. */
export function brushed(
  width: number,
  height: number,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no 2d context')
  draw(context)
  return context
}
