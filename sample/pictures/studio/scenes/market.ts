import type { Material } from '../engine/mesh'
import { moved, then, turned } from '../engine/matrix'
import { between, pick } from '../engine/random'
import { hex, mix, scale, type V3 } from '../engine/vector'
import { TIMBER } from '../models/buildings'
import { child, man, POSE, stands, woman } from '../models/people'
import { blade, ball, box, lathe, tube } from '../models/shapes'
import { PRINTED, sheet, strip } from '../models/print'
import { WEATHER } from '../models/weather'
import { camera, type Scene, type Stage } from '../stage'
import { pennants, sack } from './gatherings'
import { hamlet, hills, yard } from './yard'

/** A round basket heaped with one kind of produce. */
function heap(
  { solid, random }: Stage,
  at: V3,
  colours: readonly V3[],
  size: number,
  long = 1,
): void {
  solid.place(moved(...at), () => {
    lathe(
      solid,
      [
        [0.26, 0.16],
        [0.27, 0.16],
        [0.2, 0],
      ],
      { colour: hex('#b8975a'), pattern: 'weave' },
      20,
      { picture: [0, 0, 44, 8] },
    )
    for (let i = 0; i < 60; i++) {
      const h = i / 60
      const r = 0.22 * Math.sqrt(1 - h)
      const a = i * 2.4
      ball(
        solid,
        [r * Math.cos(a), 0.12 + h * 0.14, r * Math.sin(a)],
        [
          size * (random() < 0.5 ? long : 1),
          size * between(random, 0.85, 1.05),
          size * (random() < 0.5 ? long : 1),
        ],
        { colour: scale(pick(random, colours), between(random, 0.8, 1.15)), gloss: 0.4 },
        7,
      )
    }
  })
}

/** A heap of leaf vegetables. */
function greens({ solid, random }: Stage, at: V3): void {
  for (let i = 0; i < 90; i++) {
    const a = random() * 6.28
    const root: V3 = [
      at[0] + between(random, -0.2, 0.2),
      at[1] + random() * 0.1,
      at[2] + between(random, -0.15, 0.15),
    ]
    blade(
      solid,
      root,
      [
        root[0] + Math.cos(a) * 0.22,
        root[1] + between(random, 0.02, 0.18),
        root[2] + Math.sin(a) * 0.22,
      ],
      0.08,
      0.04,
      { colour: mix(hex('#3f7a2c'), hex('#8fb548'), random()), translucent: 0.4, gloss: 0.2 },
      3,
    )
  }
}

const PRODUCE: readonly (readonly V3[])[] = [
  ['#c8301f', '#d9482a'],
  ['#e28a1f', '#e8a02f'],
  ['#e9d9b0', '#d9c08f'],
  ['#5d8f32', '#7fae3a'],
  ['#6d2f4a', '#8a3f5a'],
  ['#d9b52a', '#e8cc4a'],
  ['#b8672f', '#c97f3f'],
].map((set) => set.map(hex))

/** Vegetable stalls under awnings on market morning. */
export const market: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 73, 240)
  yard(stage, 6, 0, () => true)
  hamlet(stage, -26, 28, -25, 5, 12)
  const awnings = ['#2f6ea8', '#d9772b', '#2f7a55', '#b8342c'].map(hex)
  const stall = (side: number, z: number, colour: V3) => {
    const x = side * 3
    for (const dx of [-1, 1])
      for (const dz of [-1.2, 1.2])
        tube(
          solid,
          [
            [x + dx, 0, z + dz],
            [x + dx, dx * side < 0 ? 2.3 : 2.7, z + dz],
          ],
          [0.04, 0.04],
          { colour: hex('#9a8350') },
          { around: 6 },
        )
    solid.grid(
      10,
      10,
      (u, v) => [
        x + (u - 0.5) * 2.7,
        2.5 + side * (u - 0.5) * 0.45 - 0.12 * Math.sin(u * 3.14) * Math.sin(v * 3.14),
        z + (v - 0.5) * 2.7,
      ],
      { colour, translucent: 0.35, pattern: 'cloth' },
    )
    box(solid, [x, 0.62, z], [1.7, 0.06, 2.3], TIMBER)
    box(solid, [x - side * 0.8, 0.32, z], [0.05, 0.6, 2.3], { ...TIMBER, colour: hex('#8f6b45') })
    for (let i = 0; i < 3; i++)
      for (let k = 0; k < 3; k++) {
        const at: V3 = [x + (k - 1) * 0.55, 0.65 + (k - 1) * side * 0.06, z - 0.8 + i * 0.78]
        if (random() < 0.28) greens(stage, at)
        else
          heap(
            stage,
            at,
            pick(random, PRODUCE),
            between(random, 0.035, 0.065),
            pick(random, [1, 1, 1.8]),
          )
      }
    stands(solid, [x + side * 1.25, 0, z], -side * 1.4, woman(random), POSE.give)
  }
  for (let i = 0; i < 5; i++)
    for (const side of [-1, 1]) stall(side, -2.2 - i * 3.1, pick(random, awnings))
  const shoppers: readonly (readonly [number, number, number])[] = [
    [-1.2, -3.2, -1.4],
    [0.9, -4.6, 1.3],
    [-0.3, -7, 0.2],
    [0.5, -9.5, 3],
    [-1.1, -8.6, -1.3],
    [1.2, -11, 1.5],
    [-0.5, -12.5, 0.1],
    [0.2, -15, 3.1],
  ]
  for (const [x, z, a] of shoppers) {
    stands(
      solid,
      [x, 0, z],
      a,
      random() < 0.7 ? woman(random) : man(random),
      Math.abs(a) > 1 && Math.abs(a) < 2 ? POSE.give : POSE.walk,
    )
    box(solid, [x + 0.28, 0.55, z], [0.1, 0.3, 0.26], {
      colour: pick(random, PRODUCE)[0] ?? [1, 1, 1],
      pattern: 'cloth',
    })
  }
  return {
    weather: { ...WEATHER.morning, sunDirection: [0.35, 0.5, -0.79] },
    camera: camera([-0.1, 1.7, 2.6], [0, 1.05, -6], 46),
    shadows: { centre: [0, 1, -7], radius: 12 },
    grade: { exposure: 1.3 },
  }
}

const GOODS = ['#c8453c', '#e0a322', '#7a4a2c', '#d9c9a0', '#2f7a55', '#5a3a28', '#f0e6d4'].map(hex)

/** A row of tents with the village's products, bunting and visitors. */
export const bazaar: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 77, -260)
  yard(stage, 6, 700)
  hamlet(stage, -30, 30, -28, 5, 14)
  const tent = (x: number, z: number, turn: number, roof: Material, index: number) =>
    solid.place(then(turned(turn), moved(x, 0, z)), () => {
      for (const dx of [-1.35, 1.35])
        for (const dz of [-1.2, 1.2])
          tube(
            solid,
            [
              [dx, 0, dz],
              [dx, 2.3, dz],
            ],
            [0.03, 0.03],
            { colour: hex('#d5d8d8'), gloss: 0.5 },
            { around: 6 },
          )
      for (const [a, b] of [
        [
          [-1.45, 1.3],
          [1.45, 1.3],
        ],
        [
          [1.45, 1.3],
          [1.45, -1.3],
        ],
        [
          [1.45, -1.3],
          [-1.45, -1.3],
        ],
        [
          [-1.45, -1.3],
          [-1.45, 1.3],
        ],
      ] as const)
        solid.grid(
          6,
          6,
          (u, v) => [
            (a[0] + (b[0] - a[0]) * u) * v,
            3.25 - 0.95 * v ** 0.75,
            (a[1] + (b[1] - a[1]) * u) * v,
          ],
          roof,
        )
      solid.quad(
        [
          [-1.45, 2.32, 1.31],
          [1.45, 2.32, 1.31],
          [1.45, 1.96, 1.31],
          [-1.45, 1.96, 1.31],
        ],
        PRINTED,
        { picture: [0, index * 0.125, 1, index * 0.125 + 0.125] },
      )
      solid.quad(
        [
          [-1.35, 2.3, -1.2],
          [1.35, 2.3, -1.2],
          [1.35, 0, -1.2],
          [-1.35, 0, -1.2],
        ],
        { colour: hex('#ece4d0'), translucent: 0.4, pattern: 'cloth' },
      )
      box(solid, [0, 0.42, 0.6], [2.5, 0.84, 0.8], {
        colour: scale(roof.colour, 0.8),
        pattern: 'cloth',
      })
      for (let i = 0; i < 30; i++) {
        const [gx, gz] = [-1.1 + (i % 10) * 0.245, 0.36 + Math.floor(i / 10) * 0.22]
        const h = between(random, 0.12, 0.26)
        if (i % 3)
          box(solid, [gx, 0.84 + h / 2, gz], [0.15, h, 0.09], {
            colour: pick(random, GOODS),
            gloss: 0.35,
          })
        else
          solid.place(moved(gx, 0.84, gz), () =>
            lathe(
              solid,
              [
                [0.03, h + 0.08],
                [0.035, h + 0.02],
                [0.07, h * 0.8],
                [0.07, 0],
              ],
              { colour: pick(random, GOODS), gloss: 0.7 },
              12,
            ),
          )
      }
      stands(
        solid,
        [between(random, -0.5, 0.5), 0, -0.3],
        0,
        pick(random, [woman, woman, man])(random),
        POSE.give,
      )
    })
  const roofs: Material[] = ['#2f7a55', '#c8352f', '#e0a322', '#2f6ea8', '#c8352f'].map(
    (colour) => ({ colour: hex(colour), translucent: 0.35 }),
  )
  for (const [i, roof] of roofs.entries())
    tent(-5.6 + i * 3.2, -8.4 - Math.abs(i - 2) * 0.1, 0, roof, i)
  for (const [i, z] of [-2.6, -5.8].entries())
    tent(5.6, z + 0.2, -1.1, roofs[(i + 1) % 5] ?? { colour: hex('#2f7a55') }, i + 5)
  for (let i = 0; i < 15; i++) {
    const x = between(random, -6, 4)
    const z = between(random, -6.4, -2)
    const buys = z < -5
    stands(
      solid,
      [x, 0, z],
      buys ? Math.PI + between(random, -0.3, 0.3) : between(random, -3, 3),
      pick(random, [woman, man, child, woman])(random),
      buys ? POSE.give : POSE.walk,
    )
  }
  pennants(stage, [-9, 4.6, -6], [7, 4.4, -6], 30)
  pennants(stage, [-9, 4.2, -2.6], [7, 4.6, -4], 30)
  const names = [
    'KOPI PASIR MANGGU',
    'KERIPIK CEU EUIS',
    'MADU HUTAN',
    'BATIK CIKEMBANG',
    'ANYAMAN BAMBU',
    'GULA AREN',
    'JAMU & SAMBAL',
  ]
  const papers = ['#1f5d3f', '#8a2a22', '#855600', '#12557a', '#8a2a22', '#8a2a22', '#855600']
  return {
    weather: WEATHER.day,
    atlas: sheet(1024, (context) => {
      for (const [i, name] of names.entries())
        strip(context, [0, i * 128, 1024, 128], name, papers[i] ?? '#1f5d3f', '#fff7e0')
    }),
    camera: camera([-1.8, 1.8, 2.6], [0, 1.5, -7], 46),
    shadows: { centre: [0, 1, -6], radius: 12 },
  }
}

/** Sorted waste is weighed in sacks at the waste bank. */
export const wasteBank: Scene = (stage) => {
  const { solid, backdrop, random } = stage
  hills(stage, 81, 220)
  yard(stage, 6, 400, (_x, z) => z > -8)
  hamlet(stage, -26, 28, -24, 4, 12)
  for (const x of [-4.2, 4.2])
    for (const z of [-7.6, -3]) box(solid, [x, 1.5, z], [0.14, 3, 0.14], TIMBER)
  backdrop.grid(
    40,
    8,
    (u, v) => [-5 + u * 10, 3 + 0.9 * (1 - v) + 0.04 * Math.sin(u * 240), -2.2 - 6 * (1 - v)],
    { colour: hex('#8f9a9c'), gloss: 0.4 },
  )
  box(solid, [0, 1.2, -7.7], [8.4, 2.4, 0.1], { colour: hex('#d8d3c2'), pattern: 'plaster' })
  solid.quad(
    [
      [-2, 2.25, -7.62],
      [2, 2.25, -7.62],
      [2, 1.65, -7.62],
      [-2, 1.65, -7.62],
    ],
    PRINTED,
    { picture: [0, 0, 1, 0.15] },
  )
  const bins = ['#2f7a55', '#d9a32a', '#b8342c', '#2f6ea8'].map(hex)
  for (const [i, colour] of bins.entries())
    solid.place(moved(-3.6 + i * 1.05, 0, -6.7), () =>
      lathe(
        solid,
        [
          [0.32, 0.95],
          [0.36, 0.95],
          [0.35, 0.9],
          [0.27, 0],
        ],
        { colour, gloss: 0.4 },
        22,
      ),
    )
  for (let i = 0; i < 5; i++)
    sack(
      stage,
      [1.4 + (i % 3) * 0.7, 0, -6.4 + Math.floor(i / 3) * 0.7],
      between(random, -0.4, 0.4),
      false,
      pick(random, ['#d8cfb4', '#e6e2d6', '#b9c6c0'].map(hex)),
    )
  solid.place(moved(0.4, 0, -4), () => {
    box(solid, [0, 0.06, 0], [0.62, 0.12, 0.62], { colour: hex('#2f5f7a'), gloss: 0.4 })
    tube(
      solid,
      [
        [0, 0.1, -0.28],
        [0, 1.1, -0.28],
      ],
      [0.03, 0.03],
      { colour: hex('#9aa0a3'), gloss: 0.5 },
      { around: 8 },
    )
    box(solid, [0, 1.14, -0.26], [0.34, 0.26, 0.1], { colour: hex('#e9e6dc'), gloss: 0.3 })
    box(solid, [0, 1.16, -0.2], [0.24, 0.1, 0.01], { colour: hex('#1c2b24'), gloss: 0.8 })
    sack(stage, [0, 0.12, 0.04], 0.1, false, hex('#cfd8c6'))
  })
  const crate = (x: number, z: number, fill: () => void) =>
    solid.place(moved(x, 0, z), () => {
      for (const side of [-1, 1]) {
        box(solid, [0, 0.2, side * 0.34], [0.94, 0.4, 0.04], { ...TIMBER, colour: hex('#a9854f') })
        box(solid, [side * 0.46, 0.2, 0], [0.04, 0.4, 0.68], { ...TIMBER, colour: hex('#a9854f') })
      }
      fill()
    })
  crate(-1.6, -3, () => {
    for (let i = 0; i < 46; i++)
      solid.place(
        then(
          (p) => [p[1], p[0], p[2]],
          turned(random() * 6.28),
          moved(between(random, -0.34, 0.34), 0.1 + (i / 46) * 0.38, between(random, -0.22, 0.22)),
        ),
        () =>
          lathe(
            solid,
            [
              [0.014, 0.13],
              [0.016, 0.1],
              [0.034, 0.06],
              [0.034, -0.12],
            ],
            {
              colour: pick(random, ['#bfe0e6', '#d8ecef', '#8fc7a2', '#a8cfe0'].map(hex)),
              gloss: 0.9,
              translucent: 0.6,
            },
            10,
          ),
      )
  })
  crate(-0.4, -2.5, () => {
    for (let i = 0; i < 14; i++)
      solid.place(then(turned(random() * 0.6), moved(0, 0.05 + i * 0.035, 0)), () =>
        box(solid, [0, 0, 0], [0.78, 0.028, 0.54], {
          colour: scale(hex('#b58a58'), between(random, 0.8, 1.1)),
        }),
      )
  })
  stands(
    solid,
    [-0.6, 0, -4.4],
    0.9,
    woman(random, { head: 'hijab', headColour: hex('#3f6b5c'), top: hex('#c98a2a') }),
    POSE.give,
  )
  stands(
    solid,
    [1.4, 0, -4.1],
    -1.1,
    man(random, { top: hex('#2f7a55'), head: 'cap', headColour: hex('#2f7a55') }),
    {
      lean: 0.35,
      arms: [
        { lift: 0.9, bend: 0.2 },
        { lift: 0.8, bend: 0.3 },
      ],
    },
  )
  stands(solid, [-2.5, 0, -4], 0.6, woman(random), POSE.squat)
  stands(solid, [-3.2, 0, -5.4], 0.4, child(random), POSE.give)
  stands(solid, [3.2, 0, -3.4], -1.3, woman(random), {
    ...POSE.walk,
    arms: [
      { lift: 0.3, bend: 0.5 },
      { lift: 0.3, bend: 0.2 },
    ],
  })
  sack(stage, [3.55, 0.12, -3.2], 0.5, false, hex('#e6e2d6'))
  return {
    weather: WEATHER.day,
    atlas: sheet(1024, (context) =>
      strip(context, [0, 0, 1024, 154], 'BANK SAMPAH SUKAMAJU', '#1f5d3f', '#fff7e0'),
    ),
    camera: camera([-0.4, 1.7, 2], [0, 1.05, -4.6], 46),
    shadows: { centre: [0, 1, -5], radius: 9 },
  }
}

/** A toddler is weighed; mothers wait on the verandah. */
export const clinic: Scene = (stage) => {
  const { solid, backdrop, random } = stage
  hills(stage, 85, -250)
  yard(stage, 6, 500)
  hamlet(stage, -30, 30, -26, 4, 12)
  box(solid, [0, 0.1, -4.8], [11, 0.2, 5.6], {
    colour: hex('#c2765a'),
    pattern: 'plaster',
    gloss: 0.3,
  })
  box(solid, [0, 1.7, -7.6], [11, 3.4, 0.2], { colour: hex('#d6e6dc'), pattern: 'plaster' })
  box(solid, [0, 0.6, -7.48], [11, 0.8, 0.04], { colour: hex('#6fa58a'), pattern: 'plaster' })
  solid.quad(
    [
      [-2.2, 3.1, -7.46],
      [2.6, 3.1, -7.46],
      [2.6, 2.4, -7.46],
      [-2.2, 2.4, -7.46],
    ],
    PRINTED,
    { picture: [0, 0, 1, 0.15] },
  )
  for (const [x, v] of [
    [-3.6, 0.2],
    [4, 0.6],
  ] as const)
    solid.quad(
      [
        [x - 0.5, 2.5, -7.46],
        [x + 0.5, 2.5, -7.46],
        [x + 0.5, 1.1, -7.46],
        [x - 0.5, 1.1, -7.46],
      ],
      PRINTED,
      { picture: [v, 0.2, v + 0.3, 0.6] },
    )
  for (const x of [-5.2, -1.6, 2, 5.4])
    box(solid, [x, 1.7, -2.3], [0.16, 3.2, 0.16], { colour: hex('#2f7a55'), gloss: 0.3 })
  backdrop.grid(4, 4, (u, v) => [-6 + u * 12, 3.3 + 0.9 * (1 - v), -1.6 - 6.2 * (1 - v)], {
    colour: hex('#b4583a'),
  })
  tube(
    solid,
    [
      [-0.2, 3.3, -4.3],
      [-0.2, 2.2, -4.3],
    ],
    [0.012, 0.012],
    { colour: hex('#e0d8c4') },
    { around: 5 },
  )
  solid.place(moved(-0.2, 2.06, -4.3), () => {
    ball(solid, [0, 0, 0], [0.15, 0.15, 0.06], { colour: hex('#e9e6dc'), gloss: 0.4 })
    ball(solid, [0, 0, 0.05], [0.11, 0.11, 0.02], { colour: hex('#f7f5ee') })
    tube(
      solid,
      [
        [0, -0.14, 0],
        [0, -0.42, 0],
      ],
      [0.012, 0.012],
      { colour: hex('#7a7a74') },
      { around: 5 },
    )
  })
  solid.grid(
    18,
    10,
    (u, v) => {
      const a = -u * 6.283
      return [-0.2 + 0.2 * Math.cos(a) * (0.75 + 0.3 * v), 1.5 - 0.4 * v, -4.3 + 0.17 * Math.sin(a)]
    },
    { colour: hex('#2f6ea8'), pattern: 'cloth', translucent: 0.2 },
  )
  stands(
    solid,
    [-0.2, 0.98, -4.3],
    0.2,
    child(random, { height: 0.86, head: 'hair', top: hex('#e8c64a') }),
    { ...POSE.sit, hips: 0.5 },
  )
  stands(
    solid,
    [-1.05, 0.2, -4.4],
    0.9,
    woman(random, { head: 'hijab', headColour: hex('#7a4458'), top: hex('#c97a94') }),
    {
      arms: [
        { lift: 1.1, bend: 0.6 },
        { lift: 1, bend: 0.7 },
      ],
    },
  )
  stands(
    solid,
    [0.75, 0.2, -4.6],
    -0.8,
    woman(random, { head: 'hijab', headColour: hex('#7a4458'), top: hex('#c97a94') }),
    POSE.give,
  )
  box(solid, [2.6, 0.9, -5], [1.7, 0.06, 0.8], TIMBER)
  for (const dx of [-0.75, 0.75]) box(solid, [2.6 + dx, 0.55, -5], [0.07, 0.7, 0.7], TIMBER)
  box(solid, [2.3, 0.95, -5], [0.4, 0.03, 0.3], { colour: hex('#f4efe2') })
  stands(
    solid,
    [2.6, 0.2, -5.7],
    0,
    woman(random, { head: 'hijab', headColour: hex('#e6ded0'), top: hex('#f1eee6') }),
    POSE.give,
  )
  for (let i = 0; i < 5; i++) {
    const x = -4.8 + i * 0.85
    box(solid, [x, 0.42, -6.5], [0.5, 0.44, 0.4], { colour: hex('#2f6ea8'), gloss: 0.3 })
    if (i === 3) continue
    stands(solid, [x, 0.2, -6.4], between(random, 0, 0.5), woman(random), {
      ...POSE.sit,
      arms: [
        { lift: 0.6, bend: 1.3 },
        { lift: 0.6, bend: 1.3 },
      ],
    })
    stands(
      solid,
      [x + 0.05, 0.6, -6.02],
      between(random, -0.2, 0.4),
      child(random, { height: 0.72 }),
      POSE.sit,
    )
  }
  stands(solid, [3.5, 0, -1.6], 2.6, woman(random), POSE.walk)
  stands(solid, [3, 0, -1.7], 2.7, child(random, { height: 0.98 }), POSE.walk)
  return {
    weather: { ...WEATHER.morning, sunDirection: [-0.45, 0.5, 0.74] },
    atlas: sheet(1024, (context) => {
      strip(context, [0, 0, 1024, 154], 'POSYANDU ANGGREK', '#1f5d3f', '#fff7e0')
      strip(context, [204, 204, 310, 410], 'Imunisasi\nLengkap\nAnak Sehat', '#f4ead0', '#a63a2b')
      strip(context, [614, 204, 310, 410], 'ASI\nEksklusif\n6 Bulan', '#dcebf2', '#1d5e8a')
    }),
    camera: camera([-0.6, 1.7, 1.8], [-0.2, 1.45, -4.6], 44),
    shadows: { centre: [0, 1, -4.5], radius: 8.5 },
  }
}
