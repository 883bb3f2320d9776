import { clamp, dot, hex, lerp, unit, type V3 } from '../engine/vector'
import { blurred, brushed, combined, field, valueAt, type Field } from './field'

type Draw = (context: OffscreenCanvasRenderingContext2D) => void

/** One thing of a portrait: its outline, its colours, and how far each point stands out. */
export interface Layer {
  mask: Field
  /** Towards the viewer, in pixels. */
  height: Field
  colour: Draw
  /** Share of polish: 0 dull cloth, 1 wet. */
  gloss?: number
  /** Bright fringe of velvet and hair where the surface turns away. */
  sheen?: number
  /** How far each colour of light creeps round into shade, as in skin. */
  creep?: V3
  /** The shadow that it throws on what lies behind. */
  shadow?: { right: number; down: number; blur: number; strength: number }
  /** Shadow of its own relief, as of the nose. */
  selfShadow?: boolean
}

/** The same layer, further down. */
export function lowered(layer: Layer, by: number): Layer {
  const down = (from: Field): Field => {
    const values = new Float32Array(from.values.length)
    values.set(from.values.subarray(0, values.length - by * from.width), by * from.width)
    return { ...from, values }
  }
  return {
    ...layer,
    mask: down(layer.mask),
    height: down(layer.height),
    colour: below(by, layer.colour),
  }
}

export const below =
  (by: number, draw: Draw): Draw =>
  (context) => {
    context.translate(0, by)
    draw(context)
  }

/** Right, down, towards the viewer. A large window at the upper left, a pale wall at the right. */
const WINDOW = unit([-0.56, -0.5, 0.66])
const WALL = unit([0.85, -0.05, 0.45])
const WINDOW_LIGHT: V3 = [1.3, 1.21, 1.09]
const WALL_LIGHT: V3 = [0.2, 0.22, 0.23]
const ROOM: V3 = [0.19, 0.2, 0.215]
const HALFWAY = unit([WINDOW[0], WINDOW[1], WINDOW[2] + 1])

/** A portrait in the making: linear colours, rows from the top. */
export class Relief {
  readonly light: Float32Array

  constructor(
    readonly width: number,
    readonly height: number,
    backdrop: Draw,
  ) {
    this.light = new Float32Array(width * height * 3)
    const { data } = brushed(width, height, backdrop).getImageData(0, 0, width, height)
    for (let i = 0; i < width * height; i++)
      for (let c = 0; c < 3; c++) this.light[i * 3 + c] = linear(data[i * 4 + c] ?? 0)
  }

  /** Lays the layer over what is there, lit by the window. */
  lay(layer: Layer): void {
    const { mask, gloss = 0, sheen = 0, creep = [0.12, 0.12, 0.12], shadow } = layer
    if (shadow) this.shade(mask, shadow)
    const height = blurred(layer.height, 1)
    const hollow = combined(blurred(height, 14), height, (around, here) => (around - here) / 14)
    const { data } = brushed(this.width, this.height, layer.colour).getImageData(
      0,
      0,
      this.width,
      this.height,
    )
    const lit = layer.selfShadow ? blurred(ownShadow(height, mask), 3) : null
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) {
        const i = y * this.width + x
        const cover = (mask.values[i] ?? 0) * ((data[i * 4 + 3] ?? 0) / 255)
        if (cover === 0) continue
        const right = (valueAt(height, x - 1, y) - valueAt(height, x + 1, y)) / 2
        const down = (valueAt(height, x, y - 1) - valueAt(height, x, y + 1)) / 2
        const ahead = 1 / Math.sqrt(1 + right * right + down * down)
        const n: V3 = [right * ahead, down * ahead, ahead]
        const open = clamp(1 - 0.55 * Math.max(0, hollow.values[i] ?? 0), 0.3, 1)
        const window = dot(n, WINDOW)
        const wall = Math.max(0, dot(n, WALL))
        const seen = lit ? (lit.values[i] ?? 1) : 1
        const fringe = sheen * (1 - n[2]) ** 2.2
        const shine = gloss * Math.max(0, dot(n, HALFWAY)) ** (8 + 50 * gloss) * seen
        for (let c = 0; c < 3; c++) {
          const around = creep[c] ?? 0
          const direct = Math.max(0, (window + around) / (1 + around)) * lerp(around * 0.8, 1, seen)
          const light =
            (WINDOW_LIGHT[c] ?? 0) * direct +
            ((WALL_LIGHT[c] ?? 0) * wall + (ROOM[c] ?? 0) * (0.75 - 0.35 * n[1])) * open
          const value =
            linear(data[i * 4 + c] ?? 0) * light +
            (WINDOW_LIGHT[c] ?? 0) * shine * 0.5 +
            fringe * ((WALL_LIGHT[c] ?? 0) + (window > 0 ? 0.3 * window : 0))
          this.light[i * 3 + c] = lerp(this.light[i * 3 + c] ?? 0, value, cover)
        }
      }
  }

  /** Paints over everything, unlit: catchlights, lashes, lines. */
  glaze(draw: Draw): void {
    const { data } = brushed(this.width, this.height, draw).getImageData(
      0,
      0,
      this.width,
      this.height,
    )
    for (let i = 0; i < this.width * this.height; i++) {
      const cover = (data[i * 4 + 3] ?? 0) / 255
      if (cover === 0) continue
      for (let c = 0; c < 3; c++)
        this.light[i * 3 + c] = lerp(
          this.light[i * 3 + c] ?? 0,
          linear(data[i * 4 + c] ?? 0),
          cover,
        )
    }
  }

  private shade(mask: Field, { right, down, blur, strength }: NonNullable<Layer['shadow']>): void {
    const dark = blurred(mask, blur)
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) {
        const shade = valueAt(dark, x - right, y - down)
        if (shade < 0.002) continue
        const kept = 1 - strength * shade
        const i = (y * this.width + x) * 3
        // Shade keeps a little more red: light has passed through skin and cloth.
        for (let c = 0; c < 3; c++)
          this.light[i + c] = (this.light[i + c] ?? 0) * kept * (1 - 0.1 * c * (1 - kept))
      }
  }

  /** As the grade takes it: RGBA, rows from the bottom. */
  exposed(): Float32Array {
    const out = new Float32Array(this.width * this.height * 4)
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++)
        for (let c = 0; c < 3; c++)
          out[((this.height - 1 - y) * this.width + x) * 4 + c] =
            this.light[(y * this.width + x) * 3 + c] ?? 0
    return out
  }
}

function linear(byte: number): number {
  return LINEAR[byte] ?? 0
}
const LINEAR = Array.from(
  { length: 256 },
  (_, byte) => hex(`#${byte.toString(16).padStart(2, '0').repeat(3)}`)[0],
)

/** 1 where the window's light arrives, 0 where the relief itself stands in its way. */
function ownShadow(height: Field, mask: Field): Field {
  const flat = Math.hypot(WINDOW[0], WINDOW[1])
  const climb = WINDOW[2] / flat
  return field(height.width, height.height, (x, y) => {
    if ((mask.values[y * mask.width + x] ?? 0) === 0) return 1
    const here = valueAt(height, x, y)
    let blocked = 0
    for (let step = 3; step < 46; step += 4) {
      const there = valueAt(height, x + (WINDOW[0] / flat) * step, y + (WINDOW[1] / flat) * step)
      blocked = Math.max(blocked, (there - here - climb * step) / 4)
    }
    return 1 - 0.75 * clamp(blocked)
  })
}
