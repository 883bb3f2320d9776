import type { Lamp } from '../engine/picture'
import { moved, then, turned } from '../engine/matrix'
import { between, pick } from '../engine/random'
import { hex, scale, type V3 } from '../engine/vector'
import { TILE, TIMBER, hipRoof } from '../models/buildings'
import { child, KHAKI, man, POSE, stands, woman } from '../models/people'
import { palm, tree, bush } from '../models/plants'
import { ball, box, tube } from '../models/shapes'
import { PRINTED, sheet, strip } from '../models/print'
import { puppet } from '../models/puppet'
import { WEATHER } from '../models/weather'
import { camera, type Scene, type Stage } from '../stage'
import { pennants } from './gatherings'
import { hamlet, hills, yard } from './yard'

const WARM = hex('#ffc27a')

function bulb({ solid }: Stage, at: V3, radius: number, glow: number): void {
  ball(solid, at, [radius, radius, radius], { colour: WARM, glow }, 8)
}

/** New lamps light a village lane. */
export const streetLamps: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 89, 230)
  const bend = (z: number) => 1.6 * Math.sin(z * 0.09) + 0.3
  yard(stage, 6, 900, (x, z) => Math.abs(x - bend(z)) < 2.3)
  solid.grid(4, 40, (u, v) => [bend(5 - v * 40) + (u - 0.5) * 3, 0.06, 5 - v * 40], {
    colour: hex('#a8a294'),
    pattern: 'plaster',
    gloss: 0.2,
  })
  hamlet(stage, 5, 26, -12, 3, 5)
  hamlet(stage, -26, -5, -12, 3, 5)
  hamlet(stage, -20, 20, -32, 4, 8)
  const lamps: Lamp[] = [-2.6, -10, -17.5, -26].map((z, i) => {
    const x = bend(z) + (i % 2 ? 2 : -2)
    const reach = i % 2 ? -1.1 : 1.1
    tube(
      solid,
      [
        [x, 0, z],
        [x, 4.6, z],
      ],
      [0.06, 0.045],
      { colour: hex('#77807f'), gloss: 0.4 },
      { around: 8 },
    )
    tube(
      solid,
      [
        [x, 4.5, z],
        [x + reach * 0.5, 4.85, z],
        [x + reach, 4.85, z],
      ],
      [0.035, 0.03],
      { colour: hex('#77807f'), gloss: 0.4 },
      { around: 6 },
    )
    box(solid, [x + reach, 4.84, z], [0.5, 0.05, 0.2], { colour: hex('#4a4f50') })
    box(solid, [x + reach, 4.79, z], [0.4, 0.03, 0.14], { colour: WARM, glow: 7 })
    return {
      at: [x + reach, 4.7, z],
      toward: [x + reach, 0, z],
      colour: scale(WARM, 15),
      size: 0.1,
    }
  })
  for (const [x, z] of [
    [3.9, -5],
    [-4.4, -6.5],
    [4.4, -13],
  ] as const)
    solid.place(moved(bend(z) + x, 0, z), () => bush(solid, random, 0.7))
  stands(
    solid,
    [bend(-6) - 0.5, 0.06, -6],
    3.05,
    man(random, { head: 'peci', skirt: true, bottom: hex('#3b4860') }),
    POSE.walk,
  )
  stands(solid, [bend(-6) + 0.25, 0.06, -6.2], 3.2, child(random), POSE.walk)
  stands(solid, [bend(-13) + 0.4, 0.06, -13], 0.1, woman(random), POSE.walk)
  stands(solid, [bend(-14) - 0.3, 0.06, -13.4], 0.1, woman(random), POSE.walk)
  return {
    weather: WEATHER.night,
    lamps,
    camera: camera([0.5, 1.8, 4.6], [0.5, 1.7, -8], 46),
    shadows: { centre: [0, 1, -9], radius: 17 },
    grade: { bloom: 0.4, exposure: 1.6 },
  }
}

/** Neighbours keep watch at the lit guard post. */
export const guardPost: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 93, -220)
  yard(stage, 6, 800, (x, z) => z > -2.6 || Math.abs(x) < 3)
  hamlet(stage, -26, 26, -22, 5, 12)
  solid.place(moved(0.4, 0, -6), () => {
    for (const x of [-1.7, 1.7])
      for (const z of [-1.3, 1.3]) box(solid, [x, 1.35, z], [0.14, 2.7, 0.14], TIMBER)
    box(solid, [0, 0.55, 0], [3.7, 0.12, 2.9], TIMBER)
    for (let i = 0; i < 4; i++)
      box(solid, [0, 0.8 + i * 0.42, -1.32], [3.4, 0.38, 0.05], {
        colour: hex('#8f6b45'),
        pattern: 'wood',
      })
    for (const x of [-1.7, 1.7])
      box(solid, [x, 0.95, 0], [0.05, 0.6, 2.6], { colour: hex('#8f6b45'), pattern: 'wood' })
    hipRoof(solid, 2.4, 2, 2.65, 1.1, 1.2, TILE)
    solid.quad(
      [
        [-1.25, 2.62, 1.42],
        [1.25, 2.62, 1.42],
        [1.25, 2.25, 1.42],
        [-1.25, 2.25, 1.42],
      ],
      PRINTED,
      { picture: [0, 0, 1, 0.15] },
    )
    tube(
      solid,
      [
        [1.5, 2.5, 1.55],
        [1.5, 1.5, 1.55],
      ],
      [0.1, 0.1],
      { colour: hex('#7a5230'), gloss: 0.3 },
      { around: 10 },
    )
    tube(
      solid,
      [
        [0, 2.6, 0.3],
        [0, 2.2, 0.3],
      ],
      [0.008, 0.008],
      { colour: hex('#222222') },
      { around: 4 },
    )
  })
  bulb(stage, [0.4, 2.14, -5.7], 0.07, 14)
  stands(solid, [-0.5, 0.6, -5.9], 0.4, man(random, { head: 'peci', skirt: true }), POSE.floor)
  stands(solid, [0.5, 0.6, -6.5], 0, man(random, { head: 'cap' }), POSE.floor)
  stands(solid, [1.4, 0.6, -5.8], -0.7, man(random, { head: 'hair' }), POSE.floor)
  box(solid, [0.45, 0.66, -5.5], [0.5, 0.05, 0.34], TIMBER)
  for (const dx of [-0.12, 0.1])
    solid.place(moved(0.45 + dx, 0.7, -5.5), () =>
      tube(
        solid,
        [
          [0, 0, 0],
          [0, 0.1, 0],
        ],
        [0.035, 0.035],
        { colour: hex('#e9e6dc'), gloss: 0.6 },
        { around: 8 },
      ),
    )
  stands(
    solid,
    [-2.4, 0, -4.4],
    0.9,
    man(random, { head: 'cap', headColour: hex('#2f5f7a') }),
    POSE.stand,
  )
  stands(solid, [2.9, 0, -4], -0.9, man(random, { head: 'peci' }), {
    arms: [{ lift: 0.8, bend: 0.6 }, { spread: 0.1 }],
  })
  solid.place(moved(-5, 0, -9), () => palm(solid, random, 8))
  solid.place(moved(5.6, 0, -9), () => tree(solid, random, 6))
  return {
    weather: WEATHER.night,
    atlas: sheet(1024, (context) =>
      strip(context, [0, 0, 1024, 154], 'POS RONDA RW 04', '#1f5d3f', '#fff7e0'),
    ),
    lamps: [
      { at: [0.4, 2.05, -5.7], toward: [0.4, 0, -5.6], colour: scale(WARM, 9), size: 0.05 },
      { at: [0.8, 4.5, -1], toward: [0, 0, -4], colour: scale(hex('#ffd9a8'), 12), size: 0.3 },
    ],
    camera: camera([-1, 1.6, 1], [0.3, 1.5, -6], 44),
    shadows: { centre: [0, 1, -5], radius: 10 },
    grade: { bloom: 0.35, exposure: 1.6 },
  }
}

/** Rows of people who sit on mats with their backs to the viewer. */
function audience(
  { solid, random }: Stage,
  x0: number,
  x1: number,
  z0: number,
  rows: number,
  lit: number,
): void {
  for (let row = 0; row < rows; row++)
    for (let x = x0 + (row % 2) * 0.4; x < x1; x += between(random, 0.75, 1)) {
      if (random() < 0.1) continue
      stands(
        solid,
        [x, 0.02, z0 + row * 1.05 + between(random, -0.12, 0.12)],
        Math.PI + between(random, -0.3, 0.3) - x * lit,
        pick(random, [man, woman, woman, child])(random),
        POSE.floor,
      )
    }
}

/** Shadow puppets on the lit screen, the audience before it. */
export const shadowPlay: Scene = (stage) => {
  const { solid, random } = stage
  yard(stage, 6, 0, () => true)
  hamlet(stage, -26, 26, -24, 4, 10)
  box(solid, [0, 0.35, -8], [9.4, 0.7, 2.4], { colour: hex('#5f3a24'), pattern: 'wood' })
  const frame = { colour: hex('#7a2a20'), gloss: 0.3 }
  box(solid, [0, 4.15, -7.3], [8.2, 0.34, 0.2], frame)
  box(solid, [0, 0.82, -7.3], [8.2, 0.3, 0.2], frame)
  for (const x of [-4, 4]) box(solid, [x, 2.5, -7.3], [0.3, 3.6, 0.24], frame)
  solid.quad(
    [
      [-3.85, 3.98, -7.3],
      [3.85, 3.98, -7.3],
      [3.85, 0.97, -7.3],
      [-3.85, 0.97, -7.3],
    ],
    { ...PRINTED, colour: [1, 0.82, 0.55], glow: 0.9 },
  )
  for (let i = 0; i < 16; i++)
    ball(
      solid,
      [-4 + i * 0.533, 4.42 + 0.12 * Math.sin(i * 1.57), -7.25],
      [0.16, 0.14, 0.12],
      { colour: hex(i % 2 ? '#b8862a' : '#7a2a20'), gloss: 0.5 },
      8,
    )
  audience(stage, -4.4, 4.6, -4.6, 4, 0.05)
  for (const [x, z] of [
    [-5.2, -6],
    [5.4, -6.4],
    [5.9, -5.2],
  ] as const)
    stands(
      solid,
      [x, 0, z],
      x < 0 ? 1.9 : -2.2,
      man(random, {
        top: hex('#2a2430'),
        bottom: hex('#4a3324'),
        skirt: true,
        head: 'peci',
        headColour: hex('#6b3f2a'),
        longSleeves: true,
      }),
      POSE.floor,
    )
  for (const [x, z, r] of [
    [4.4, -6.9, 0.3],
    [4.9, -6.3, 0.22],
    [-4.6, -6.8, 0.26],
  ] as const)
    ball(solid, [x, 0.3, z], [r, r * 0.7, r], { colour: hex('#b8862a'), gloss: 0.8 }, 12)
  const paint = (context: OffscreenCanvasRenderingContext2D) => {
    const light = context.createRadialGradient(512, 430, 40, 512, 460, 640)
    light.addColorStop(0, '#fff3d0')
    light.addColorStop(0.5, '#ffd890')
    light.addColorStop(1, '#b8782f')
    context.fillStyle = light
    context.fillRect(0, 0, 1024, 1024)
    puppet(context, 'mountain', 512, 980, 1.05)
    puppet(context, 'knight', 330, 980, 1)
    puppet(context, 'giant', 700, 980, -1.1)
    puppet(context, 'knight', 170, 980, 0.8)
    puppet(context, 'giant', 880, 980, -0.85)
    context.fillStyle = '#3a1c10'
    context.fillRect(0, 960, 1024, 64)
  }
  return {
    weather: WEATHER.night,
    atlas: sheet(1024, paint),
    lamps: [{ at: [0, 2.7, -7.05], toward: [0, 1.2, -3], colour: scale(WARM, 8), size: 0.8 }],
    camera: camera([-0.6, 2.1, 1.4], [0.1, 2, -7], 44),
    shadows: { centre: [0, 1, -4], radius: 9 },
    grade: { bloom: 0.25, exposure: 1.5 },
  }
}

/** The open-air cinema on the field. */
export const cinema: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 97, -230)
  yard(stage, 6, 500)
  hamlet(stage, -26, 26, -26, 4, 10)
  for (const x of [-3.7, 3.7])
    tube(
      solid,
      [
        [x, 0, -9.4],
        [x, 5.4, -9.4],
      ],
      [0.07, 0.06],
      { colour: hex('#a98f52') },
      { around: 8 },
    )
  solid.grid(8, 6, (u, v) => [-3.6 + u * 7.2, 5.2 - v * 4, -9.4 + 0.05 * Math.sin(u * 9 + v * 2)], {
    ...PRINTED,
    glow: 1.9,
  })
  audience(stage, -5.4, 5.6, -6.6, 5, 0.03)
  for (const [x, a] of [
    [-6.6, 2.6],
    [6.8, -2.6],
  ] as const)
    stands(solid, [x, 0, -6], a, man(random, { top: KHAKI }), POSE.stand)
  solid.place(then(turned(0.2), moved(6.6, 0, -3.2)), () => {
    box(solid, [0, 0.5, 0], [1.3, 1, 0.8], { colour: hex('#2f6ea8'), gloss: 0.3 })
    for (let i = 0; i < 7; i++)
      ball(solid, [-0.45 + i * 0.15, 1.08, 0.1], [0.06, 0.09, 0.06], { colour: hex('#d9a03a') }, 6)
    bulb(stage, [0, 1.75, 0], 0.06, 9)
    stands(solid, [0, 0, -0.7], 0, woman(random), POSE.give)
  })
  pennants(stage, [-9, 4.6, -6], [9, 4.8, -6], 26)
  const film = (context: OffscreenCanvasRenderingContext2D) => {
    const sky = context.createLinearGradient(0, 0, 0, 700)
    sky.addColorStop(0, '#4f86b8')
    sky.addColorStop(1, '#f7dcae')
    context.fillStyle = sky
    context.fillRect(0, 0, 1024, 1024)
    const shape = (colour: string, points: readonly (readonly [number, number])[]) => {
      context.fillStyle = colour
      context.beginPath()
      for (const point of points) context.lineTo(...point)
      context.fill()
    }
    context.fillStyle = '#fff3c8'
    context.beginPath()
    context.arc(700, 420, 70, 0, 7)
    context.fill()
    shape('#7b93a8', [
      [0, 640],
      [260, 330],
      [430, 560],
      [620, 420],
      [1024, 700],
      [1024, 1024],
      [0, 1024],
    ])
    shape('#5c8a48', [
      [0, 690],
      [400, 640],
      [1024, 740],
      [1024, 1024],
      [0, 1024],
    ])
    shape('#3d6a35', [
      [0, 840],
      [600, 800],
      [1024, 860],
      [1024, 1024],
      [0, 1024],
    ])
    for (const [x, h, colour] of [
      [360, 260, '#7a2a20'],
      [470, 190, '#2b3a5a'],
    ] as const) {
      shape(colour, [
        [x - 40, 900],
        [x + 40, 900],
        [x + 30, 900 - h * 0.7],
        [x - 30, 900 - h * 0.7],
      ])
      context.fillStyle = '#9a6844'
      context.beginPath()
      context.ellipse(x, 900 - h * 0.83, 26, 36, 0, 0, 7)
      context.fill()
    }
  }
  return {
    weather: WEATHER.night,
    atlas: sheet(1024, film),
    lamps: [
      { at: [0, 3.2, -9], toward: [0, 1, -4], colour: scale(hex('#d8e4f2'), 14), size: 1 },
      { at: [6.6, 1.8, -3], toward: [6.6, 0, -2.6], colour: scale(WARM, 2.5), size: 0.05 },
    ],
    camera: camera([-0.8, 2, 2.6], [0.2, 2.1, -8], 46),
    shadows: { centre: [0, 1, -4], radius: 11 },
    grade: { bloom: 0.3, exposure: 1.5 },
  }
}
