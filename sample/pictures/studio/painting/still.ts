import { develop } from '../engine/grade'
import { seeded, type Random } from '../engine/random'
import { GRADE } from '../models/weather'
import { field } from './field'
import { Relief, type Layer } from './relief'
import {
  cushion,
  everywhere,
  filled,
  HEIGHT,
  smooth,
  WIDTH,
  type Context,
  type Point,
} from './shape'

type Draw = (context: Context) => void

/** Where things stand: below it the table, above it the room. */
const EDGE = 470
const SHADOW = { right: 26, down: 12, blur: 18, strength: 0.55 }

interface Look {
  colour: string | Draw
  /** How far from its edge a thing rounds, and how high it stands out. */
  radius?: number
  rise?: number
  gloss?: number
  shadow?: Layer['shadow']
}

const draws = (colour: string | Draw): Draw =>
  typeof colour === 'string' ? everywhere(colour) : colour

/** Anything soft or rounded within `path`. */
export function lump(
  path: Path2D,
  { colour, radius = 16, rise = 30, gloss = 0.1, shadow = SHADOW }: Look,
): Layer {
  const mask = filled(path)
  return { mask, height: cushion(mask, radius, rise), colour: draws(colour), gloss, shadow }
}

/** A turned thing: half-widths from top to bottom round x = `middle`; rims are `flat` times as deep as wide. */
export function vessel(
  middle: number,
  rows: readonly Point[],
  { colour, gloss = 0.25, shadow = SHADOW }: Look,
  flat = 0.22,
): Layer {
  const [top = [0, 0], bottom = [0, 0]] = [rows[0], rows.at(-1)]
  const path = new Path2D()
  path.ellipse(middle, top[0], top[1], top[1] * flat, 0, Math.PI, 0)
  for (const [y, w] of rows) path.lineTo(middle + w, y)
  path.ellipse(middle, bottom[0], bottom[1], bottom[1] * flat, 0, 0, Math.PI)
  for (const [y, w] of rows.toReversed()) path.lineTo(middle - w, y)
  const mask = filled(path)
  const widest = Math.max(...rows.map(([, w]) => w))
  const widthAt = (y: number) => {
    const next = rows.findIndex(([row]) => row > y)
    const [y0, w0] = rows[Math.max(0, next - 1)] ?? top
    const [y1, w1] = rows[next] ?? bottom
    return next <= 0 ? (next < 0 ? bottom[1] : top[1]) : w0 + ((w1 - w0) * (y - y0)) / (y1 - y0)
  }
  const round = field(WIDTH, HEIGHT, (x, y) => {
    const w = widthAt(y) + 3
    const u = Math.min(0.99, Math.abs(x - middle) / w)
    return widest * 0.8 * Math.sqrt(1 - u * u) + w * 0.35
  })
  return { mask, height: round, colour: draws(colour), gloss, shadow }
}

export function oval(x: number, y: number, rx: number, ry: number, tilt = 0): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, rx, ry, tilt, 0, 7)
  return path
}

/** Three layers of many small things strewn over an oval of the table, the front ones last. */
export function strewn(
  name: string,
  count: number,
  [x, y, rx, ry]: readonly [number, number, number, number],
  one: (x: number, y: number, random: Random) => Path2D,
  look: Look,
): Layer[] {
  const random = seeded(name)
  const spots = Array.from({ length: count }, (): Point => {
    const [angle, r] = [random() * 6.283, Math.sqrt(random())]
    return [x + Math.cos(angle) * r * rx, y + Math.sin(angle) * r * ry]
  }).sort((a, b) => a[1] - b[1])
  return [0, 1, 2].map((third) => {
    const path = new Path2D()
    for (const [px, py] of spots.filter((_, index) => index % 3 === third))
      path.addPath(one(px, py, random))
    return lump(path, {
      shadow: { right: 5, down: 5, blur: 4, strength: 0.5 },
      radius: 5,
      rise: 12,
      ...look,
    })
  })
}

/** A banana leaf laid flat, its middle rib from left to right. */
export function leaf(x: number, y: number, rx: number, ry: number, tilt = 0): Layer {
  return lump(oval(x, y, rx, ry, tilt), {
    colour: (context) => {
      everywhere('#4d7f36')(context)
      context.translate(x, y)
      context.rotate(tilt)
      context.strokeStyle = '#2f5a22'
      context.globalAlpha = 0.5
      context.lineWidth = 2
      for (let k = -rx; k < rx; k += 9) {
        context.beginPath()
        context.moveTo(k, 0)
        context.lineTo(k + 34, -ry)
        context.moveTo(k, 0)
        context.lineTo(k + 34, ry)
        context.stroke()
      }
      context.globalAlpha = 1
      context.strokeStyle = '#9db36a'
      context.lineWidth = 7
      context.beginPath()
      context.moveTo(-rx, 0)
      context.lineTo(rx, 0)
      context.stroke()
      context.setTransform(1, 0, 0, 1, 0, 0)
    },
    radius: 10,
    rise: 8,
    gloss: 0.12,
    shadow: { right: 10, down: 8, blur: 8, strength: 0.45 },
  })
}

/** A paper label with its two lines. */
export function label(
  context: Context,
  x: number,
  y: number,
  w: number,
  h: number,
  lines: readonly [string, string],
  colour: string,
): void {
  context.fillStyle = '#f4ecd8'
  context.fillRect(x - w / 2, y - h / 2, w, h)
  context.strokeStyle = colour
  context.lineWidth = 3
  context.strokeRect(x - w / 2 + 7, y - h / 2 + 7, w - 14, h - 14)
  context.fillStyle = colour
  context.textAlign = 'center'
  context.font = `700 ${Math.round(w * 0.15)}px serif`
  context.fillText(lines[0], x, y + 2, w - 26)
  context.font = `600 ${Math.round(w * 0.085)}px sans-serif`
  context.fillText(lines[1], x, y + w * 0.17, w - 26)
}

/** Over and under: strips of `size` pixels in two shades. */
export function woven(size: number, light: string, dark: string): Draw {
  return (context) => {
    everywhere(dark)(context)
    for (let row = 0; row * size < HEIGHT; row++)
      for (let column = 0; column * size < WIDTH; column++) {
        const across = (row + column) % 2 === 0
        const shade = context.createLinearGradient(
          column * size,
          row * size,
          column * size + (across ? 0 : size),
          row * size + (across ? size : 0),
        )
        shade.addColorStop(0, dark)
        shade.addColorStop(0.5, light)
        shade.addColorStop(1, dark)
        context.fillStyle = shade
        context.fillRect(column * size, row * size, size - 1, size - 1)
      }
  }
}

/** Speckles of `colours` over a ground: rice, beans, soil. */
export function speckled(
  ground: string,
  colours: readonly string[],
  count: number,
  [w, h]: Point,
): Draw {
  return (context) => {
    everywhere(ground)(context)
    const random = seeded(ground)
    for (let i = 0; i < count; i++) {
      context.fillStyle = colours[i % colours.length] ?? ground
      context.beginPath()
      context.ellipse(
        random() * WIDTH,
        random() * HEIGHT,
        w * (0.6 + random() * 0.6),
        h,
        random() * 3.14,
        0,
        7,
      )
      context.fill()
    }
  }
}

function room(context: Context): void {
  const wall = context.createLinearGradient(0, 100, WIDTH, EDGE)
  wall.addColorStop(0, '#e9e2cb')
  wall.addColorStop(0.55, '#b9c4a6')
  wall.addColorStop(1, '#73906f')
  context.fillStyle = wall
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.filter = 'blur(38px)'
  for (const [x, y, r, colour] of [
    [120, 430, 150, '#6f8f5c99'],
    [700, 300, 190, '#54784fcc'],
    [430, 200, 90, '#f6efd4bb'],
    [300, 420, 90, '#93ac7799'],
    [620, 160, 60, '#dfe3c4aa'],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(x, y, r, 0, 7)
    context.fill()
  }
  context.filter = 'none'
  table(context)
}

function table(context: Context): void {
  const wood = context.createLinearGradient(0, EDGE, 0, HEIGHT)
  wood.addColorStop(0, '#b98f63')
  wood.addColorStop(0.3, '#a3774b')
  wood.addColorStop(1, '#865c36')
  context.fillStyle = wood
  context.fillRect(0, EDGE, WIDTH, HEIGHT - EDGE)
  const random = seeded('planks')
  const toward = (x: number, depth: number): Point => [
    400 + (x - 400) * (0.55 + 1.15 * depth),
    EDGE + (HEIGHT - EDGE) * depth,
  ]
  context.globalAlpha = 0.13
  for (let i = 0; i < 700; i++) {
    const x = -500 + random() * 1800
    context.strokeStyle = random() < 0.6 ? '#3a200c' : '#f0d0a0'
    context.lineWidth = 0.6 + random() * 2
    context.stroke(
      smooth(
        [toward(x, 0), toward(x + random() * 8 - 4, 0.4), toward(x + random() * 10 - 5, 1)],
        false,
      ),
    )
  }
  context.globalAlpha = 0.55
  context.strokeStyle = '#3a2412'
  context.lineWidth = 3
  for (let x = -460; x < 1300; x += 190) {
    context.beginPath()
    context.moveTo(...toward(x, 0))
    context.lineTo(...toward(x, 1))
    context.stroke()
  }
  context.globalAlpha = 1
  const falloff = context.createLinearGradient(0, 0, WIDTH, 0)
  falloff.addColorStop(0, '#fff0d033')
  falloff.addColorStop(1, '#1a0f0855')
  context.fillStyle = falloff
  context.fillRect(0, EDGE, WIDTH, HEIGHT - EDGE)
}

/** The things on a wooden table by the window; a square of 900 pixels. */
export function stillLife(layers: readonly Layer[]): OffscreenCanvas {
  const relief = new Relief(WIDTH, HEIGHT, room)
  for (const layer of layers) relief.lay(layer)
  const whole = new OffscreenCanvas(WIDTH, HEIGHT)
  const grade = { ...GRADE, exposure: 1.16, warmth: 0.12, saturation: 0.96, grain: 0.014 }
  whole.getContext('2d')?.putImageData(develop(relief.exposed(), WIDTH, HEIGHT, grade), 0, 0)
  const canvas = new OffscreenCanvas(900, 900)
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(whole, 40, 200, 720, 720, 0, 0, 900, 900)
  return canvas
}
