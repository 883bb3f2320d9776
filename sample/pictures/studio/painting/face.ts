import { seeded } from '../engine/random'
import { lerp, smoothstep } from '../engine/vector'
import { blurred, field, valueAt, type Field } from './field'
import { bell, everywhere, HEIGHT, MIDDLE, smooth, WIDTH, type Context, type Point } from './shape'

/** What tells one face from another; the numbers around 0 or 1 vary a common face. */
export interface Face {
  skin: string
  /** 1 broad and square, 0 narrow and tapering. */
  jaw: number
  /** Width of the whole face, 1 as most. */
  width: number
  /** 0 young … 1 old. */
  age: number
  woman: boolean
  nose: number
  brows: string
  lips: string
  smile: number
}

/** Half-widths of the face from crown to chin. */
function outline({ jaw, width }: Face): readonly Point[] {
  const rows: Point[] = [
    [204, 0], [214, 52], [238, 90], [288, 116], [340, 123], [388, 124], [430, 120],
    [470, lerp(108, 114, jaw)], [505, lerp(89, 103, jaw)], [530, lerp(67, 83, jaw)],
    [548, lerp(44, 58, jaw)], [558, lerp(24, 33, jaw)], [563, 0],
  ] // prettier-ignore
  return rows.map(([y, w]) => [y, w * width])
}

export function faceOutline(face: Face): Path2D {
  const right = outline(face).map(([y, w]): Point => [MIDDLE + w, y])
  const left = outline(face)
    .slice(1, -1)
    .reverse()
    .map(([y, w]): Point => [MIDDLE - w, y])
  return smooth([...right, ...left])
}

function widthAt(rows: readonly Point[], y: number): number {
  for (let i = 1; i < rows.length; i++) {
    const [[y0, w0], [y1, w1]] = [rows[i - 1] ?? [0, 0], rows[i] ?? [0, 0]]
    if (y < y1) return y < y0 ? 0 : lerp(w0, w1, (y - y0) / (y1 - y0))
  }
  return 0
}

/** The half-width of each row, without the corners of the outline's straight pieces. */
function halfWidths(face: Face): (y: number) => number {
  const rows = outline(face)
  const column = blurred(
    field(1, HEIGHT, (_x, y) => widthAt(rows, y)),
    9,
  )
  return (y) => valueAt(column, 0, y)
}

/** How far each point of the face stands out. */
export function faceRelief(face: Face): Field {
  const halfWidth = halfWidths(face)
  const { age, woman, nose } = face
  const brow = woman ? 4 : 9
  return field(WIDTH, HEIGHT, (px, y) => {
    const w = halfWidth(y)
    const x = Math.abs(px - MIDDLE)
    if (w < 1 || x > 150) return 0
    const u = Math.min(0.999, x / (w + 3))
    const base = 92 * Math.sqrt(1 - u * u) * Math.min(1, w / 112) ** 0.4
    const bridge = lerp(7, 31 * nose, smoothstep(352, 452, y))
    const ridge =
      bridge *
      smoothstep(336, 376, y) *
      smoothstep(476, 456, y) *
      bell(x / lerp(10, 19, smoothstep(360, 456, y)))
    const features =
      ridge +
      12 * nose * bell(x / 17, (y - 452) / 14) +
      11 * bell((x - 23) / 10, (y - 460) / 9) +
      brow * bell((x - 45) / 42, (y - 358) / 15) -
      13 * bell((x - 53) / 36, (y - 386) / 20) +
      9 * bell((x - 53) / 25, (y - 392) / 14) +
      11 * bell((x - 70) / 34, (y - 438) / 32) -
      7 * bell((x - 118) / 26, (y - 335) / 44) +
      10 * bell(x / 50, (y - 497) / 32) +
      5 * bell(x / 32, (y - 494) / 6) +
      8 * bell(x / 28, (y - 512) / 9) -
      5 * bell(x / 44, (y - 502) / 3.5) -
      7 * bell(x / 28, (y - 529) / 8) +
      12 * bell(x / 32, (y - 546) / 17) -
      1.5 * bell(x / 5, (y - 480) / 8)
    const fold = 36 + (y - 458) * 0.42 - (y - 458) ** 2 * 0.002
    const laugh =
      -(1.2 + 4.5 * age) * bell((x - fold) / 6) * smoothstep(452, 466, y) * smoothstep(520, 496, y)
    const bags = -(0.5 + 2.5 * age) * bell((x - 52) / 26, (y - 412 - (x - 52) ** 2 * -0.008) / 4)
    const forehead =
      age * 1.1 * Math.sin((y + 4 * Math.cos(px / 30)) / 5.5) * bell(x / 66, (y - 306) / 22)
    return base + features + laugh + bags + forehead
  })
}

function softSpot(context: Context, [x, y]: Point, [rx, ry]: Point, colour: string): void {
  context.save()
  context.translate(x, y)
  context.scale(rx, ry)
  const fade = context.createRadialGradient(0, 0, 0, 0, 0, 1)
  fade.addColorStop(0, colour)
  fade.addColorStop(1, colour.slice(0, 7) + '00')
  context.fillStyle = fade
  context.fillRect(-1, -1, 2, 2)
  context.restore()
}

/** Both sides of the face: `draw` draws the right half round x = 0. */
function bothSides(context: Context, draw: () => void): void {
  for (const side of [1, -1]) {
    context.save()
    context.translate(MIDDLE, 0)
    context.scale(side, 1)
    draw()
    context.restore()
  }
}

/** Skin, blush and lips; the light comes later. */
export const complexion =
  ({ skin, lips, woman, age, smile }: Face) =>
  (context: Context): void => {
    everywhere(skin)(context)
    softSpot(context, [MIDDLE, 290], [110, 90], '#ffdca022')
    bothSides(context, () => {
      softSpot(context, [74, 446], [52, 44], woman ? '#c4503c3c' : '#b84a3026')
      softSpot(context, [53, 388], [40, 26], '#4a241852')
      softSpot(context, [52, 412], [30, 12], `#5a3026${Math.round(30 + 40 * age).toString(16)}`)
    })
    softSpot(context, [MIDDLE, 455], [34, 24], '#b8402c28')
    if (!woman) {
      softSpot(context, [MIDDLE, 540], [95, 42], '#3b302c3a')
      softSpot(context, [MIDDLE, 484], [52, 14], '#3b302c30')
    }
    const corner: Point = [woman ? 38 : 42, 502 - 5 * smile]
    context.fillStyle = lips
    context.filter = 'blur(1.4px)'
    const upper = new Path2D()
    const lower = new Path2D()
    const [cx, cy] = corner
    upper.moveTo(MIDDLE - cx, cy)
    upper.bezierCurveTo(MIDDLE - 24, 493, MIDDLE - 12, woman ? 486 : 489, MIDDLE, woman ? 491 : 493)
    upper.bezierCurveTo(MIDDLE + 12, woman ? 486 : 489, MIDDLE + 24, 493, MIDDLE + cx, cy)
    upper.bezierCurveTo(MIDDLE + 20, 505, MIDDLE - 20, 505, MIDDLE - cx, cy)
    lower.moveTo(MIDDLE - cx, cy)
    lower.bezierCurveTo(MIDDLE - 20, 505, MIDDLE + 20, 505, MIDDLE + cx, cy)
    lower.bezierCurveTo(
      MIDDLE + 22,
      woman ? 525 : 521,
      MIDDLE - 22,
      woman ? 525 : 521,
      MIDDLE - cx,
      cy,
    )
    context.globalAlpha = 0.85
    context.fill(lower)
    context.fill(upper)
    context.fillStyle = '#3a0d0840'
    context.fill(upper)
    context.globalAlpha = 1
    context.filter = 'none'
  }

/** The drawn parts: eyes, brows, nostrils, the line of the mouth. */
export const features =
  ({ brows, woman, smile, age }: Face) =>
  (context: Context): void => {
    context.lineCap = 'round'
    for (const side of [1, -1]) {
      context.save()
      context.translate(MIDDLE, 0)
      context.scale(side, 1)
      eye(context, side, woman, age)
      brow(context, brows, woman)
      context.filter = 'blur(1.6px)'
      context.fillStyle = '#2c110bb0'
      context.beginPath()
      context.ellipse(12, 467, 7.5, 3.4, -0.25, 0, 7)
      context.fill()
      context.strokeStyle = '#5a281a66'
      context.lineWidth = 2.4
      context.beginPath()
      context.arc(24, 460, 10, -0.5, 1.7)
      context.stroke()
      context.restore()
    }
    context.filter = 'blur(0.9px)'
    context.strokeStyle = '#43140ecc'
    context.lineWidth = 2.6
    const cx = woman ? 38 : 42
    const cy = 502 - 5 * smile
    context.beginPath()
    context.moveTo(MIDDLE - cx - 2, cy)
    context.bezierCurveTo(MIDDLE - 18, 505.5, MIDDLE - 8, 502, MIDDLE, 503)
    context.bezierCurveTo(MIDDLE + 8, 502, MIDDLE + 18, 505.5, MIDDLE + cx + 2, cy)
    context.stroke()
    context.filter = 'none'
    softSpot(context, [MIDDLE - 5, 513], [20, 5], '#ffe8dc38')
    for (const side of [1, -1])
      softSpot(context, [MIDDLE + side * (cx + 3), cy], [8, 6], '#4a1c1270')
  }

function eye(context: Context, side: number, woman: boolean, age: number): void {
  const almond = new Path2D()
  const sag = 2 * age
  almond.moveTo(28, 396)
  almond.bezierCurveTo(36, 384, 48, 379 + sag, 57, 380 + sag)
  almond.bezierCurveTo(67, 381 + sag, 74, 386, 80, 391)
  almond.bezierCurveTo(72, 400, 60, 403, 50, 402.5)
  almond.bezierCurveTo(40, 402, 32, 399.5, 28, 396)
  context.save()
  context.clip(almond)
  const white = context.createLinearGradient(0, 379, 0, 404)
  white.addColorStop(0, '#7d695d')
  white.addColorStop(0.45, '#c0b2a5')
  white.addColorStop(1, '#cbbdb0')
  context.fillStyle = white
  context.fillRect(20, 370, 70, 40)
  const iris = context.createRadialGradient(54, 393, 3, 54, 390, 13)
  iris.addColorStop(0, '#4a2a18')
  iris.addColorStop(0.75, '#2e180e')
  iris.addColorStop(1, '#150b07')
  context.fillStyle = iris
  context.beginPath()
  context.arc(54, 390, 12.6, 0, 7)
  context.fill()
  context.fillStyle = '#0c0605'
  context.beginPath()
  context.arc(54, 390, 5.4, 0, 7)
  context.fill()
  context.filter = 'blur(2px)'
  context.strokeStyle = '#1a0c0899'
  context.lineWidth = 7
  context.beginPath()
  context.moveTo(26, 396)
  context.bezierCurveTo(36, 382, 48, 377 + sag, 57, 378 + sag)
  context.bezierCurveTo(67, 379 + sag, 74, 384, 82, 391)
  context.stroke()
  context.filter = 'none'
  context.fillStyle = '#fffdf6'
  context.beginPath()
  context.arc(54 - side * 4.6, 385.6, 2.7, 0, 7)
  context.fill()
  context.restore()
  context.filter = 'blur(0.7px)'
  context.strokeStyle = '#1c0e0a'
  context.lineWidth = woman ? 3.6 : 2.4
  context.beginPath()
  context.moveTo(28, 396)
  context.bezierCurveTo(36, 383.5, 48, 378.5 + sag, 57, 379.5 + sag)
  context.bezierCurveTo(67, 380.5 + sag, 75, 385, woman ? 85 : 81, woman ? 388 : 391)
  context.stroke()
  context.filter = 'blur(1.2px)'
  context.strokeStyle = '#54291c8c'
  context.lineWidth = 2.2
  context.beginPath()
  context.moveTo(30, 386)
  context.bezierCurveTo(40, 372.5, 62, 369, 84, 384)
  context.stroke()
  context.strokeStyle = '#6b382a77'
  context.lineWidth = 1.8
  context.beginPath()
  context.moveTo(32, 399.5)
  context.bezierCurveTo(44, 405.5, 64, 406, 79, 394)
  context.stroke()
  context.filter = 'none'
}

function brow(context: Context, colour: string, woman: boolean): void {
  const random = seeded('brow')
  context.strokeStyle = colour
  context.lineWidth = 1.1
  context.filter = 'blur(0.8px)'
  context.globalAlpha = woman ? 0.4 : 0.5
  for (let i = 0; i < 240; i++) {
    const t = random()
    const thick = (woman ? 4 : 6.5) * (1 - 0.7 * t) * Math.min(1, 0.5 + t * 3)
    const x = 23 + 66 * t
    const y = 364 - 12 * Math.sin(Math.PI * t * 0.72) + 2 * t + (random() - 0.5) * 2 * thick
    const rise = lerp(-8, 4, Math.min(1, t * 1.4))
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + 4 + 6 * t, y + rise * 0.7)
    context.stroke()
  }
  context.filter = 'none'
  context.globalAlpha = 1
}
