import { seeded } from '../engine/random'
import { brushed, field, sum } from './field'
import type { Layer } from './relief'
import {
  creases,
  cushion,
  everywhere,
  filled,
  HEIGHT,
  MIDDLE,
  mirrored,
  smooth,
  WIDTH,
  type Context,
  type Point,
} from './shape'

export type Dress = 'khaki' | 'kawung' | 'megamendung' | 'kebaya'

const THREAD = '#00000030'

function bodyOutline(woman: boolean): Path2D {
  const s = woman ? 0.86 : 1
  return smooth(
    mirrored([
      [MIDDLE, 668],
      [MIDDLE + 60, 640],
      [MIDDLE + 130 * s, 690],
      [MIDDLE + 240 * s, 722],
      [MIDDLE + 318 * s, 780],
      [MIDDLE + 352 * s, 890],
      [MIDDLE + 362 * s, 1060],
      [MIDDLE, 1100],
    ]),
  )
}

function weave(context: Context): void {
  const random = seeded('twill')
  for (let i = 0; i < 30000; i++) {
    context.fillStyle = random() < 0.5 ? '#ffffff07' : '#00000009'
    context.fillRect(random() * WIDTH, 600 + random() * 400, 2, 1)
  }
}

/** Four-petalled kawung, the oldest of the motifs. */
function kawung(context: Context): void {
  everywhere('#4a2a18')(context)
  const tile = brushed(56, 56, (t) => {
    t.fillStyle = '#d9b27a'
    for (const [x, y] of [
      [0, 0],
      [56, 0],
      [0, 56],
      [56, 56],
      [28, 28],
    ] as const)
      for (let k = 0; k < 4; k++) {
        t.save()
        t.translate(x, y)
        t.rotate(Math.PI / 4 + (k * Math.PI) / 2)
        t.beginPath()
        t.ellipse(17, 0, 13, 7.5, 0, 0, 7)
        t.fill()
        t.fillStyle = '#6b3a1c'
        t.beginPath()
        t.ellipse(18, 0, 5, 2, 0, 0, 7)
        t.fill()
        t.fillStyle = '#d9b27a'
        t.restore()
      }
  }).canvas
  context.fillStyle = context.createPattern(tile, 'repeat') ?? '#000'
  context.fillRect(0, 0, WIDTH, HEIGHT)
}

/** The rain clouds of Cirebon, in bands from dark to light. */
function megamendung(context: Context): void {
  everywhere('#7c2430')(context)
  const bands = ['#f0e2c8', '#17324f', '#2c5c86', '#5b91b8', '#a9cbdc', '#f0e2c8']
  for (let row = 0; row < 11; row++)
    for (let column = 0; column < 8; column++) {
      const [x, y] = [column * 128 + (row % 2) * 64 - 40, 440 + row * 66]
      for (const [i, colour] of bands.entries()) {
        const k = 1 - i * 0.16
        context.fillStyle = colour
        context.beginPath()
        for (const [dx, dy, r] of [
          [-24, 4, 16],
          [0, -6, 22],
          [25, 4, 16],
          [0, 10, 14],
          [42, 11, 8],
          [-41, 11, 8],
        ] as const)
          context.ellipse(x + dx * (0.55 + 0.45 * k), y + dy * k, r * k, r * k * 0.8, 0, 0, 7)
        context.fill()
      }
    }
}

/** Small flowers and vines on a plain ground. */
function kebaya(context: Context): void {
  everywhere('#8d3f52')(context)
  const random = seeded('kebaya')
  for (let i = 0; i < 150; i++) {
    const [x, y, r] = [random() * WIDTH, 620 + random() * 380, 6 + random() * 7]
    context.strokeStyle = '#e9c9a066'
    context.lineWidth = 1.6
    context.beginPath()
    context.arc(x + 12, y + 10, r * 2.2, random() * 6, random() * 6)
    context.stroke()
    for (let k = 0; k < 5; k++) {
      context.fillStyle = '#f0d5b4bb'
      context.beginPath()
      context.ellipse(
        x + Math.cos(k * 1.257) * r,
        y + Math.sin(k * 1.257) * r,
        r * 0.62,
        r * 0.42,
        k * 1.257,
        0,
        7,
      )
      context.fill()
    }
    context.fillStyle = '#c98a2a'
    context.beginPath()
    context.arc(x, y, r * 0.35, 0, 7)
    context.fill()
  }
}

export const CLOTH: Record<Dress, (context: Context) => void> = {
  khaki: everywhere('#8f7b56'),
  kawung,
  megamendung,
  kebaya,
}

function stitched(context: Context, path: Path2D): void {
  context.strokeStyle = THREAD
  context.lineWidth = 1.6
  context.stroke(path)
}

function polygon(points: readonly Point[]): Path2D {
  const path = new Path2D()
  for (const point of points) path.lineTo(...point)
  path.closePath()
  return path
}

/** Pockets, tabs and name plate of the office's khaki. */
function uniformDetails(context: Context): void {
  for (const side of [-1, 1]) {
    const x = MIDDLE + side * 142
    stitched(
      context,
      polygon([
        [x - 58, 862],
        [x + 58, 862],
        [x + 58, 1010],
        [x - 58, 1010],
      ]),
    )
    context.fillStyle = '#95815c'
    const flap = polygon([
      [x - 60, 856],
      [x + 60, 856],
      [x + 60, 886],
      [x, 900],
      [x - 60, 886],
    ])
    context.shadowColor = '#00000055'
    context.shadowBlur = 6
    context.shadowOffsetY = 4
    context.fill(flap)
    context.shadowColor = 'transparent'
    stitched(context, flap)
    button(context, x, 886)
  }
  context.fillStyle = '#1b1b1d'
  context.fillRect(MIDDLE - 196, 826, 104, 21)
  context.fillStyle = '#f2eee4'
  context.font = '600 12px sans-serif'
  context.textAlign = 'center'
  context.fillText('SUKAMAJU', MIDDLE - 144, 841)
  emblem(context, MIDDLE + 142, 822)
}

function emblem(context: Context, x: number, y: number): void {
  const shield = new Path2D(
    `M${x} ${y - 24}c6 4 13 5 19 5v17c0 12-8 20-19 26-11-6-19-14-19-26v-17c6 0 13-1 19-5Z`,
  )
  context.fillStyle = '#1f5d3f'
  context.fill(shield)
  context.strokeStyle = '#d9a13a'
  context.lineWidth = 3
  context.stroke(shield)
  context.fillStyle = '#e9a324'
  context.beginPath()
  context.arc(x, y - 2, 6, 0, 7)
  context.fill()
}

function button(context: Context, x: number, y: number): void {
  context.fillStyle = '#6d5a3a'
  context.beginPath()
  context.arc(x, y, 5.5, 0, 7)
  context.fill()
  context.fillStyle = '#ffffff40'
  context.beginPath()
  context.arc(x - 1.5, y - 1.5, 2, 0, 7)
  context.fill()
}

const FOLDS = creases.bind(null, [
  {
    points: [
      [150, 790],
      [190, 850],
      [196, 960],
    ],
    width: 20,
    depth: -16,
  },
  {
    points: [
      [655, 790],
      [612, 850],
      [604, 960],
    ],
    width: 20,
    depth: -16,
  },
  {
    points: [
      [260, 720],
      [285, 800],
      [300, 900],
    ],
    width: 22,
    depth: 8,
  },
  {
    points: [
      [540, 720],
      [515, 800],
      [505, 900],
    ],
    width: 22,
    depth: 8,
  },
  {
    points: [
      [110, 900],
      [160, 930],
      [180, 1000],
    ],
    width: 16,
    depth: 10,
  },
  {
    points: [
      [690, 900],
      [640, 930],
      [620, 1000],
    ],
    width: 16,
    depth: 10,
  },
])

/** Shoulders and chest in their cloth, the collar, and the buttons down the front. */
export function clothing(dress: Dress, woman: boolean, collar: boolean): Layer[] {
  const mask = filled(bodyOutline(woman))
  const round = cushion(mask, 62, 150)
  const torso: Layer = {
    mask,
    height: sum(round, FOLDS()),
    colour: (context) => {
      CLOTH[dress](context)
      weave(context)
      context.fillStyle = '#00000014'
      if (dress !== 'kebaya') context.fillRect(MIDDLE + 22, 700, 2.5, 300)
      if (dress !== 'kebaya') for (const y of [775, 850, 925]) button(context, MIDDLE, y)
      if (dress === 'khaki') uniformDetails(context)
    },
    shadow: { right: 16, down: 12, blur: 26, strength: 0.25 },
  }
  if (!collar) return [torso]
  return [
    torso,
    ...(dress === 'kebaya'
      ? [lapels(woman)]
      : [lapel(1, dress), lapel(-1, dress), ...tabs(dress, woman)]),
  ]
}

function lapel(side: number, dress: Dress): Layer {
  const at = (x: number, y: number): Point => [MIDDLE + side * x, y]
  const path = polygon([
    at(56, 628),
    at(86, 655),
    at(112, 735),
    at(62, 772),
    at(2, 716),
    at(30, 690),
  ])
  const mask = filled(path)
  const slope = field(WIDTH, HEIGHT, (x, y) => side * (x - MIDDLE) * -0.16 + (y - 640) * 0.12)
  return {
    mask,
    height: sum(cushion(mask, 7, 7), slope),
    colour: (context) => {
      CLOTH[dress](context)
      weave(context)
      stitched(context, path)
    },
    shadow: { right: 5, down: 9, blur: 7, strength: 0.5 },
  }
}

function lapels(woman: boolean): Layer {
  const right: Point[] = [
    [MIDDLE + 62, 636],
    [MIDDLE + 84, 652],
    [MIDDLE + 60, 760],
    [MIDDLE + 14, 860],
    [MIDDLE + 20, 1000],
  ]
  const left: Point[] = [
    [MIDDLE - 12, 1000],
    [MIDDLE - 10, 856],
    [MIDDLE + 18, 760],
    [MIDDLE + 40, 690],
  ]
  const path = polygon([...right, ...left])
  const other = polygon([...right, ...left].map(([x, y]): Point => [2 * MIDDLE - x, y]))
  path.addPath(other)
  const mask = filled(path)
  return {
    mask,
    height: cushion(mask, 8, woman ? 8 : 6),
    colour: (context) => {
      everywhere('#a8566a')(context)
      context.strokeStyle = '#f0d5b477'
      context.lineWidth = 3
      context.stroke(path)
    },
    shadow: { right: 4, down: 6, blur: 6, strength: 0.4 },
  }
}

function tabs(dress: Dress, woman: boolean): Layer[] {
  if (dress !== 'khaki') return []
  const s = woman ? 0.86 : 1
  return [1, -1].map((side) => {
    const at = (x: number, y: number): Point => [MIDDLE + side * x * s, y]
    const path = polygon([at(140, 706), at(262, 742), at(252, 774), at(132, 734)])
    const mask = filled(path)
    const tilt = field(WIDTH, HEIGHT, (x, y) => side * (x - MIDDLE) * -0.25 + y * 0.35)
    return {
      mask,
      height: sum(cushion(mask, 6, 6), tilt),
      colour: (context: Context) => {
        everywhere('#8f7b56')(context)
        weave(context)
        stitched(context, path)
        context.fillStyle = '#c99a35'
        for (const k of [0, 1, 2]) {
          const [x, y] = at(196 + k * 18, 742 + k * 5)
          context.fillRect(x - 4, y - 11, 8, 22)
        }
      },
      shadow: { right: 4, down: 6, blur: 5, strength: 0.45 },
    }
  })
}
