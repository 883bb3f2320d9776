import { seeded } from '../engine/random'
import { develop } from '../engine/grade'
import { GRADE } from '../models/weather'
import { clothing, type Dress } from './dress'
import { complexion, faceOutline, faceRelief, features, type Face } from './face'
import {
  cushion,
  drawnBackdrop,
  filled,
  HEIGHT,
  MIDDLE,
  mirrored,
  smooth,
  WIDTH,
  type Context,
  type Point,
} from './shape'
import { band, bun, fringe, hijab, lining, longHair, peci, shortHair, temples } from './headwear'
import { field } from './field'
import { below, lowered, Relief, type Layer } from './relief'

export interface Sitter {
  face: Face
  dress: Dress
  head: 'peci' | 'hair' | 'hijab' | 'shoulder-length' | 'knot'
  /** Of the scarf or of the hair. */
  colour: string
  glasses?: boolean
  moustache?: boolean
  beard?: boolean
}

const SKIN = { creep: [0.42, 0.26, 0.2], gloss: 0.1, selfShadow: true } as const

function neck({ skin, woman }: Face): Layer {
  const w = woman ? 54 : 66
  const path = smooth(
    mirrored([
      [MIDDLE, 480],
      [MIDDLE + w + 4, 500],
      [MIDDLE + w, 590],
      [MIDDLE + w + 6, 640],
      [MIDDLE + 100, 690],
      [MIDDLE + 60, 740],
      [MIDDLE, 770],
    ]),
  )
  return {
    mask: filled(path),
    height: field(
      WIDTH,
      HEIGHT,
      (x) => 70 * Math.sqrt(Math.max(0, 1 - ((x - MIDDLE) / (w + 30)) ** 2)),
    ),
    colour: (context) => {
      context.fillStyle = skin
      context.fillRect(0, 0, WIDTH, HEIGHT)
    },
    ...SKIN,
    gloss: 0,
  }
}

function ears({ skin, width }: Face): Layer {
  const path = new Path2D()
  for (const side of [1, -1]) {
    const at = (x: number, y: number): Point => [MIDDLE + side * (x + (width - 1) * 124), y]
    path.addPath(
      smooth([at(116, 378), at(134, 366), at(144, 380), at(141, 412), at(132, 440), at(120, 446)]),
    )
  }
  const mask = filled(path)
  return {
    mask,
    height: cushion(mask, 6, 14),
    colour: (context) => {
      context.fillStyle = skin
      context.fillRect(0, 0, WIDTH, HEIGHT)
      context.filter = 'blur(2px)'
      context.strokeStyle = '#5a221866'
      context.lineWidth = 3
      for (const side of [1, -1]) {
        context.beginPath()
        context.ellipse(MIDDLE + side * (129 + (width - 1) * 124), 402, 6, 20, side * 0.15, 0, 7)
        context.stroke()
      }
    },
    ...SKIN,
  }
}

function head(face: Face): Layer {
  return {
    mask: filled(faceOutline(face)),
    height: faceRelief(face),
    colour: complexion(face),
    ...SKIN,
    shadow: { right: 12, down: 46, blur: 16, strength: 0.62 },
  }
}

/** Short hairs drawn one by one within an outline. */
function stubble(context: Context, path: Path2D, colour: string, count: number): void {
  context.save()
  context.filter = 'blur(3px)'
  context.fillStyle = colour
  context.globalAlpha = 0.5
  context.fill(path)
  context.filter = 'none'
  context.globalAlpha = 0.55
  context.clip(path)
  context.strokeStyle = colour
  context.lineWidth = 1.2
  const random = seeded('stubble')
  for (let i = 0; i < count; i++) {
    const [x, y] = [MIDDLE + (random() - 0.5) * 130, 470 + random() * 110]
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + (x - MIDDLE) * 0.08 + random() * 2 - 1, y + 6)
    context.stroke()
  }
  context.restore()
}

function glasses(context: Context): void {
  context.lineWidth = 4.5
  context.strokeStyle = '#221c1a'
  for (const side of [1, -1]) {
    const x = MIDDLE + side * 56
    context.beginPath()
    context.roundRect(x - 41, 366, 82, 56, 20)
    context.stroke()
    context.beginPath()
    context.moveTo(MIDDLE + side * 97, 384)
    context.lineTo(MIDDLE + side * 128, 380)
    context.stroke()
    context.fillStyle = '#ffffff0a'
    context.beginPath()
    context.moveTo(x - 30, 370)
    context.lineTo(x - 4, 370)
    context.lineTo(x - 24, 418)
    context.lineTo(x - 36, 410)
    context.fill()
  }
  context.beginPath()
  context.arc(MIDDLE, 394, 17, -2.6, -0.54)
  context.stroke()
}

function layersOf({ face, dress, head: top, colour }: Sitter): Layer[] {
  const covered = top === 'hijab'
  const behind =
    top === 'shoulder-length' ? [longHair(colour)] : top === 'knot' ? [bun(colour)] : []
  const body = [neck(face), ...clothing(dress, face.woman, !covered)]
  const above = {
    peci: () => [temples(colour), peci()],
    hair: () => [shortHair(colour, '#6a5850')],
    hijab: () => [band('#f1e9dc'), hijab(colour)],
    'shoulder-length': () => [fringe(colour, 600)],
    knot: () => [fringe(colour, 350)],
  }[top]
  const low = (layers: readonly Layer[]) => layers.map((layer) => lowered(layer, LOW))
  return [
    ...low(behind),
    ...body,
    ...low(covered ? [lining(colour)] : [ears(face)]),
    ...low([head(face), ...above()]),
  ]
}

/** How far the head, drawn by itself, sits down on its neck. */
const LOW = 46

/** Head and shoulders before a quiet garden wall. */
export function portrait(sitter: Sitter): OffscreenCanvas {
  const relief = new Relief(WIDTH, HEIGHT, drawnBackdrop)
  const all = layersOf(sitter)
  const crowned =
    all.length - { peci: 2, hair: 1, hijab: 2, 'shoulder-length': 1, knot: 1 }[sitter.head]
  for (const [index, layer] of all.entries()) {
    if (index === crowned) drawFace(relief, sitter)
    relief.lay(layer)
  }
  if (sitter.glasses) {
    relief.glaze((context) => {
      context.filter = 'blur(3px)'
      context.globalAlpha = 0.25
      context.translate(4, LOW + 7)
      glasses(context)
    })
    relief.glaze(below(LOW, glasses))
  }
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  const grade = { ...GRADE, exposure: 1.14, warmth: 0.08, saturation: 0.9, grain: 0.014 }
  const whole = new OffscreenCanvas(WIDTH, HEIGHT)
  whole.getContext('2d')?.putImageData(develop(relief.exposed(), WIDTH, HEIGHT, grade), 0, 0)
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(whole, 44, 96, 712, 890, 0, 0, WIDTH, HEIGHT)
  return canvas
}

function drawFace(relief: Relief, { face, moustache, beard }: Sitter): void {
  relief.glaze(below(LOW, features(face)))
  const hair = face.age > 0.75 ? '#6b625c' : '#221a17'
  if (moustache)
    relief.glaze((context) => {
      context.translate(0, LOW)
      stubble(
        context,
        smooth([
          [352, 494],
          [366, 482],
          [400, 479],
          [434, 482],
          [448, 494],
          [420, 492],
          [400, 488],
          [380, 492],
        ]),
        hair,
        3000,
      )
    })
  if (beard)
    relief.glaze((context) => {
      context.translate(0, LOW)
      stubble(
        context,
        smooth([
          [368, 530],
          [400, 526],
          [432, 530],
          [436, 552],
          [416, 572],
          [400, 576],
          [384, 572],
          [364, 552],
        ]),
        hair,
        3000,
      )
    })
}
