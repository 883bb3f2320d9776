import { moved, then, turned } from '../engine/matrix'
import { between, fbm, pick } from '../engine/random'
import { add, hex, mix, scale, unit, type V3 } from '../engine/vector'
import { flag, house, opening, TILE, TIMBER, roofSlope } from '../models/buildings'
import { ground } from '../models/land'
import { child, man, POSE, stands, STRAW, woman } from '../models/people'
import { bush, palm, tree } from '../models/plants'
import { PRINTED, sheet, strip } from '../models/print'
import { ball, blade, box, lathe, tube } from '../models/shapes'
import { WEATHER } from '../models/weather'
import { camera, type Scene, type Stage } from '../stage'
import { hamlet, hills, yard } from './yard'

/** Pupils in white and red in the school's yard. */
export const school: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 101, 250)
  yard(stage, 8, 400, (_x, z) => z > -10)
  solid.place(moved(0, 0, -15), () => {
    house(solid, {
      width: 22,
      depth: 6.5,
      wall: 3.2,
      rise: 2.8,
      verandah: 2.2,
      paint: { colour: hex('#f0dfa8'), pattern: 'plaster' },
      trim: hex('#a8322c'),
    })
    for (const x of [-8.6, -5, 3.6, 8.8])
      opening(solid, x, 1.45, 3.25, 1, 2.1, true, { colour: hex('#a8322c') })
    box(solid, [0, 3.2, 5.5], [8, 0.7, 0.1], { colour: hex('#8a2a22') })
    solid.quad(
      [
        [-3.9, 3.5, 5.56],
        [3.9, 3.5, 5.56],
        [3.9, 2.9, 5.56],
        [-3.9, 2.9, 5.56],
      ],
      PRINTED,
      { picture: [0, 0, 1, 0.1] },
    )
  })
  solid.place(moved(5.4, 0, -7), () => flag(solid, 7, 1.5))
  for (const [x, z, h] of [
    [-14, -13, 8],
    [14, -14, 8],
    [-9, -9.6, 5],
  ] as const)
    solid.place(moved(x, 0, z), () => tree(solid, random, h))
  for (let i = 0; i < 9; i++)
    solid.place(moved(-9 + i * 2.2, 0, -9.6), () => bush(solid, random, 0.42, hex('#5f8f34')))
  const pupil = (x: number, z: number, a: number, pose: Parameters<typeof stands>[4]) => {
    const girl = random() < 0.5
    const uniform = {
      top: hex('#f6f3ec'),
      bottom: hex('#b3242a'),
      height: between(random, 1.15, 1.35),
    }
    stands(
      solid,
      [x, 0, z],
      a,
      girl
        ? woman(random, {
            ...uniform,
            head: random() < 0.7 ? 'hijab' : 'long hair',
            headColour: hex('#f4f1ea'),
          })
        : man(random, {
            ...uniform,
            head: random() < 0.4 ? 'cap' : 'hair',
            headColour: hex('#a32a2a'),
          }),
      pose,
    )
  }
  for (const [x, z, a] of [
    [-2.2, -3.4, 0.4],
    [-1.5, -3.9, -0.6],
    [0.4, -2.8, 2.8],
    [1.1, -3.1, -2.6],
    [-3.6, -6, 1.4],
    [2.6, -5, -0.4],
    [3.3, -5.4, -1.2],
    [-0.4, -7, 0],
    [-5.2, -4.4, 1.2],
    [0.6, -8.6, 2.9],
    [4.4, -8.4, 0.4],
  ] as const)
    pupil(x, z, a, pick(random, [POSE.walk, POSE.stand, POSE.walk, POSE.give]))
  pupil(-0.6, -4.8, 1, POSE.cheer)
  for (let i = 0; i < 6; i++) pupil(-6.6 + i * 0.7, -8.6, 0.2, POSE.stand)
  stands(
    solid,
    [1.7, 0, -6.4],
    -0.4,
    woman(random, { head: 'hijab', headColour: hex('#3f6b5c'), top: hex('#2f5f7a') }),
    POSE.stand,
  )
  ball(solid, [-1.2, 0.14, -2.2], [0.13, 0.13, 0.13], { colour: hex('#e8e2d2'), gloss: 0.3 }, 12)
  return {
    weather: WEATHER.afternoon,
    atlas: sheet(1024, (context) =>
      strip(context, [0, 0, 1024, 102], 'SD NEGERI SUKAMAJU', '#8a2a22', '#fff7e0'),
    ),
    camera: camera([-1.8, 1.75, 4.4], [0.2, 2, -10], 44),
    shadows: { centre: [0, 1.5, -8], radius: 16 },
  }
}

function dome({ solid }: Stage, radius: number, colour: V3): void {
  lathe(
    solid,
    [
      [0.001, radius * 1.32],
      [radius * 0.16, radius * 1.16],
      [radius * 0.55, radius * 0.97],
      [radius * 0.9, radius * 0.62],
      [radius, radius * 0.3],
      [radius * 0.93, 0],
    ],
    { colour, gloss: 0.6 },
    36,
  )
  tube(
    solid,
    [
      [0, radius * 1.25, 0],
      [0, radius * 1.75, 0],
    ],
    [0.05, 0.02],
    { colour: hex('#d8b23a'), gloss: 0.8 },
    { around: 6 },
  )
  solid.place(moved(0, radius * 1.85, 0), () =>
    tube(
      solid,
      Array.from({ length: 9 }, (_, i): V3 => [
        0.2 * Math.cos(1.9 + (i / 8) * 5),
        0.2 * Math.sin(1.9 + (i / 8) * 5),
        0,
      ]),
      [0.008, 0.045, 0.008],
      { colour: hex('#d8b23a'), gloss: 0.8 },
      { around: 6, rows: 24 },
    ),
  )
}

/** The mosque with its green dome at dusk, windows lit. */
export const mosque: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 105, -240)
  yard(stage, 8, 900, (x, z) => Math.abs(x - 0.4) < 2.4 && z > -12)
  hamlet(stage, -30, -10, -24, 2, 8)
  hamlet(stage, 12, 32, -24, 2, 8)
  const white = { colour: hex('#f0ece0'), pattern: 'plaster' } as const
  const trim = hex('#2f7a55')
  solid.place(moved(0.4, 0, -17), () => {
    box(solid, [0, 0.25, 1], [14, 0.5, 13], { colour: hex('#b9b0a0'), pattern: 'plaster' })
    box(solid, [0, 2.5, 0], [12, 4.2, 9], white)
    box(solid, [0, 4.7, 0], [12.7, 0.36, 9.7], { colour: trim, gloss: 0.2 })
    box(solid, [0, 5.4, 0], [6, 1.2, 5.4], white)
    solid.place(moved(0, 6, 0), () => dome(stage, 2.5, trim))
    for (const x of [-5.2, 5.2]) solid.place(moved(x, 4.9, 3.8), () => dome(stage, 0.7, trim))
    for (let i = 0; i < 5; i++) {
      const x = -4.6 + i * 2.3
      const glass = { colour: hex('#ffc46e'), glow: i === 2 ? 0.9 : 1.6 }
      box(solid, [x, 1.9, 4.52], [1.2, 2.3, 0.06], { colour: trim })
      box(solid, [x, 1.85, 4.56], [0.96, 2.2, 0.04], glass)
      solid.grid(
        14,
        3,
        (u, v) => [
          x + Math.cos(Math.PI * (1 - u)) * 0.48 * v,
          2.95 + Math.sin(Math.PI * u) * 0.6 * v,
          4.58,
        ],
        glass,
      )
      for (const dx of [-0.16, 0.16])
        box(solid, [x + dx, 1.9, 4.6], [0.04, 2.2, 0.02], { colour: trim })
    }
    for (let i = 0; i < 6; i++) box(solid, [-5.75 + i * 2.3, 1.95, 6.2], [0.28, 3, 0.28], white)
    box(solid, [0, 3.6, 5.4], [12.4, 0.3, 2], { colour: trim })
    for (let i = 0; i < 3; i++)
      box(solid, [0, 0.1 + i * 0.14, 8.3 - i * 0.4], [4, 0.16, 0.5], {
        colour: hex('#cfc8b8'),
        pattern: 'plaster',
      })
    solid.quad(
      [
        [-2.3, 3.74, 6.43],
        [2.3, 3.74, 6.43],
        [2.3, 3.46, 6.43],
        [-2.3, 3.46, 6.43],
      ],
      PRINTED,
      { picture: [0, 0, 1, 0.08] },
    )
  })
  solid.place(moved(9.2, 0, -15), () => {
    box(solid, [0, 4.4, 0], [1.7, 8.8, 1.7], white)
    for (const y of [3, 6, 8.7]) box(solid, [0, y, 0], [2.1, 0.24, 2.1], { colour: trim })
    for (const dx of [-0.6, 0.6])
      for (const dz of [-0.6, 0.6]) box(solid, [dx, 9.7, dz], [0.2, 1.9, 0.2], white)
    box(solid, [0, 10.6, 0], [1.8, 0.2, 1.8], { colour: trim })
    solid.place(moved(0, 10.7, 0), () => dome(stage, 0.8, trim))
  })
  for (const [x, z, h] of [
    [-9.5, -14, 9],
    [-12, -19, 10],
    [13, -19, 9],
  ] as const)
    solid.place(moved(x, 0, z), () => palm(solid, random, h))
  for (const [x, z, a] of [
    [0, -5.6, 3],
    [0.7, -5.9, 3.2],
    [-0.6, -8.4, 3.1],
    [1.5, -9.4, 3.2],
    [0.3, -10.2, 3.1],
  ] as const)
    stands(
      solid,
      [x, 0, z],
      a,
      random() < 0.65
        ? man(random, {
            head: 'peci',
            skirt: true,
            bottom: pick(random, [hex('#3b4860'), hex('#5f3a33'), hex('#2f5a4a')]),
            top: hex('#eae6da'),
            longSleeves: true,
          })
        : woman(random, {
            head: 'hijab',
            headColour: hex('#f4f1ea'),
            top: hex('#f1eee6'),
            bottom: hex('#f1eee6'),
          }),
      POSE.walk,
    )
  return {
    weather: WEATHER.dusk,
    lamps: [
      { at: [0.4, 3.1, -11.4], toward: [0.4, 0, -10], colour: scale(hex('#ffc27a'), 4), size: 0.3 },
    ],
    atlas: sheet(1024, (context) =>
      strip(context, [0, 0, 1024, 82], 'MASJID JAMI AL-IKHLAS', '#1f5d3f', '#fff7e0'),
    ),
    camera: camera([-2.2, 1.8, 6], [0.8, 4.1, -15], 42),
    shadows: { centre: [0, 3, -11], radius: 18 },
    grade: { exposure: 1.35, bloom: 0.28 },
  }
}

/** A branch with ripe cherries, pickers behind it between the rows. */
export const coffee: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 109, 230)
  const slope = (x: number, z: number) => Math.max(0, -z) * 0.09 + 0.14 * fbm(x * 0.5, z * 0.5, 3)
  ground(
    solid,
    [-60, -60, 60, 6],
    slope,
    { colour: hex('#7a6040'), pattern: 'ground' },
    (x, z) => mix(hex('#7d6242'), hex('#5f7a34'), fbm(x * 0.4, z * 0.4, 3)),
    120,
  )
  const shrub = (x: number, z: number) =>
    solid.place(then(turned(random() * 6), moved(x, slope(x, z), z)), () => {
      for (let k = 0; k < 7; k++) {
        const a = k * 0.9 + random()
        const tip: V3 = [Math.cos(a) * 0.75, between(random, 1, 1.75), Math.sin(a) * 0.75]
        tube(
          solid,
          [[0, 0, 0], scale(tip, 0.55), tip],
          [0.03, 0.018, 0.008],
          { colour: hex('#6a5238') },
          { around: 5, rows: 6 },
        )
        for (let i = 0; i < 34; i++) {
          const t = 0.25 + 0.75 * random()
          const at = add(scale(tip, t), [
            between(random, -0.12, 0.12),
            between(random, -0.1, 0.1),
            between(random, -0.12, 0.12),
          ])
          const d = unit([random() - 0.5, -0.15, random() - 0.5])
          if (random() < 0.22)
            ball(
              solid,
              at,
              [0.022, 0.024, 0.022],
              {
                colour: pick(random, ['#b3201c', '#c8352a', '#d98a2a', '#6d8f34'].map(hex)),
                gloss: 0.5,
              },
              5,
            )
          else
            blade(
              solid,
              at,
              add(at, scale(d, 0.22)),
              0.085,
              0.02,
              { colour: hex('#2f5f2a'), translucent: 0.35, gloss: 0.5 },
              3,
              mix(hex('#2c5a26'), hex('#5f8f38'), random()),
            )
        }
      }
    })
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 6; i++)
      for (const side of [-1, 1])
        shrub(side * (1.5 + row * 1.9), -2.6 - i * 1.9 + between(random, -0.2, 0.2))
  for (let i = 0; i < 22; i++) {
    const [x, z] = [between(random, -26, 26), between(random, -34, -18)]
    solid.place(moved(x, slope(x, z), z), () =>
      tree(solid, random, between(random, 6, 9), hex('#4a7030'), 0.5),
    )
  }
  stands(
    solid,
    [-0.55, slope(0, -4), -4],
    -0.9,
    woman(random, { head: 'caping', headColour: STRAW, top: hex('#a8433a') }),
    {
      arms: [
        { lift: 1.2, bend: 0.4 },
        { lift: 1, bend: 0.6 },
      ],
    },
  )
  solid.place(moved(-0.35, 0.75, -3.6), () =>
    lathe(
      solid,
      [
        [0.17, 0.3],
        [0.14, 0],
      ],
      { colour: hex('#b8975a'), pattern: 'weave' },
      18,
      { picture: [0, 0, 40, 12] },
    ),
  )
  stands(
    solid,
    [0.5, slope(0, -7), -7.2],
    1,
    man(random, { head: 'caping', headColour: STRAW, top: hex('#35586f') }),
    {
      arms: [
        { lift: 1.3, bend: 0.3 },
        { lift: 1.1, bend: 0.5 },
      ],
    },
  )
  stands(solid, [-0.2, slope(0, -10), -10.4], 0.2, woman(random, { head: 'hijab' }), POSE.walk)
  const branch: V3[] = [
    [0.95, 1.02, 0.6],
    [0.62, 1.2, 0.72],
    [0.3, 1.28, 0.84],
    [0.02, 1.26, 0.9],
  ]
  tube(
    solid,
    branch,
    [0.016, 0.012, 0.009, 0.005],
    { colour: hex('#7a5c3e') },
    { around: 8, rows: 24 },
  )
  for (let k = 0; k < 6; k++) {
    const t = k / 5.4
    const at = add(
      scale(branch[Math.min(2, Math.floor(t * 3))] ?? [0, 0, 0], 1 - ((t * 3) % 1)),
      scale(branch[Math.min(3, Math.floor(t * 3) + 1)] ?? [0, 0, 0], (t * 3) % 1),
    )
    for (let i = 0; i < 9; i++) {
      const a = i * 0.7
      ball(
        solid,
        add(at, [
          Math.cos(a) * 0.034 + between(random, -0.02, 0.02),
          Math.sin(a) * 0.034,
          between(random, -0.03, 0.04),
        ]),
        [0.02, 0.022, 0.02],
        {
          colour: pick(random, ['#a81c1a', '#c42a22', '#b3201c', '#cf5a2a', '#7d9a3a'].map(hex)),
          gloss: 0.75,
        },
        12,
      )
    }
    for (const side of [-1, 1])
      solid.grid(
        6,
        14,
        (u, v) => {
          const wide = 0.062 * Math.sin(Math.PI * v ** 0.85) * (u - 0.5) * 2
          return add(at, [
            -0.05 * v + wide * 0.8,
            side * 0.2 * v + 0.03 * Math.sin(v * 3) - Math.abs(u - 0.5) * 0.02 + wide * 0.3,
            0.1 * v + 0.006 * Math.sin(v * 30),
          ])
        },
        { colour: mix(hex('#2f6a2a'), hex('#5a9438'), random()), translucent: 0.4, gloss: 0.65 },
      )
  }
  return {
    weather: WEATHER.morning,
    camera: camera([-0.1, 1.45, 2], [0.15, 1.32, 0.4], 42, 0.012),
    shadows: { centre: [0, 1, -4], radius: 9 },
    grade: { exposure: 1.1 },
  }
}

/** A cow by size 1: body along x, head at the right. */
function cow({ solid, random }: Stage, coat: V3): void {
  const hide = { colour: coat, pattern: 'cloth', gloss: 0.1 } as const
  tube(
    solid,
    [
      [-0.85, 1.02, 0],
      [-0.6, 1.1, 0],
      [0, 1.0, 0],
      [0.55, 1.08, 0],
      [0.8, 1.15, 0],
    ],
    [0.16, 0.33, 0.38, 0.33, 0.2],
    hide,
    { around: 18, rows: 24, up: [0, 1, 0], flatness: 1.1 },
  )
  tube(
    solid,
    [
      [0.62, 1.14, 0],
      [0.92, 1.32, 0],
      [1.12, 1.42, 0.04],
    ],
    [0.24, 0.17, 0.13],
    hide,
    { around: 14, up: [0, 1, 0] },
  )
  tube(
    solid,
    [
      [1.06, 1.5, 0.05],
      [1.22, 1.4, 0.08],
      [1.46, 1.17, 0.12],
    ],
    [0.13, 0.13, 0.075],
    hide,
    { around: 14, up: [0, 1, 0] },
  )
  ball(solid, [1.46, 1.15, 0.12], [0.08, 0.07, 0.085], { colour: hex('#5f4436'), gloss: 0.4 }, 10)
  for (const side of [-1, 1]) {
    ball(solid, [1.07, 1.5, 0.05 + side * 0.19], [0.045, 0.055, 0.12], hide, 8)
    tube(
      solid,
      [
        [1.06, 1.58, 0.05 + side * 0.08],
        [1.06, 1.66, 0.05 + side * 0.17],
        [1.08, 1.76, 0.05 + side * 0.17],
      ],
      [0.035, 0.025, 0.006],
      { colour: hex('#d8cdb4'), gloss: 0.4 },
      { around: 7 },
    )
    ball(
      solid,
      [1.2, 1.45, 0.075 + side * 0.11],
      [0.022, 0.022, 0.014],
      { colour: hex('#120d0b'), gloss: 0.9 },
      7,
    )
    for (const x of [-0.66, 0.56]) {
      tube(
        solid,
        [
          [x, 0.98, side * 0.17],
          [x + 0.03, 0.5, side * 0.17],
          [x - 0.02, 0.08, side * 0.17],
        ],
        [0.16, 0.075, 0.06],
        hide,
        { around: 10 },
      )
      ball(solid, [x, 0.05, side * 0.17], [0.075, 0.06, 0.07], { colour: hex('#2b211b') }, 6)
    }
  }
  tube(
    solid,
    [
      [-0.9, 1.18, 0],
      [-1.02, 0.9, 0],
      [-0.98, 0.45, 0.03],
    ],
    [0.035, 0.022, 0.03],
    hide,
    { around: 6 },
  )
  ball(solid, [-0.98, 0.42, 0.03], [0.05, 0.1, 0.05], { colour: hex('#2b1d14') }, 6)
  for (let i = 0; i < 5; i++)
    ball(solid, [1.16 + between(random, -0.02, 0.02), 1.6, 0.05], [0.05, 0.04, 0.06], hide, 5)
}

/** Cows in a wooden shed; the farmer brings grass. */
export const cattle: Scene = (stage) => {
  const { solid, backdrop, random } = stage
  hills(stage, 113, -240)
  yard(stage, 6, 700, (_x, z) => z < -2.6 && z > -9)
  hamlet(stage, -28, 28, -26, 3, 12)
  for (const x of [-4.6, -1.5, 1.6, 4.7])
    for (const z of [-7.6, -3.2]) box(solid, [x, 1.45, z], [0.16, 2.9, 0.16], TIMBER)
  roofSlope(
    backdrop,
    [
      [-5.4, 2.6, -2.4],
      [5.5, 2.6, -2.4],
      [5.5, 3.9, -5.4],
      [-5.4, 3.9, -5.4],
    ],
    TILE,
  )
  roofSlope(
    backdrop,
    [
      [5.5, 2.6, -8.4],
      [-5.4, 2.6, -8.4],
      [-5.4, 3.9, -5.4],
      [5.5, 3.9, -5.4],
    ],
    TILE,
  )
  for (const y of [0.55, 1.05])
    tube(
      solid,
      [
        [-4.6, y, -3.2],
        [4.7, y, -3.2],
      ],
      [0.05, 0.05],
      { colour: hex('#a98f52'), gloss: 0.2 },
      { around: 8, rows: 3, up: [0, 1, 0] },
    )
  for (let i = 0; i < 24; i++)
    box(solid, [-4.5 + i * 0.4, 0.95, -7.7], [0.34, 1.9, 0.04], {
      colour: scale(hex('#8a6a48'), between(random, 0.8, 1.1)),
      pattern: 'wood',
    })
  box(solid, [0, 0.32, -2.85], [9, 0.5, 0.06], TIMBER)
  const coats = ['#a8683a', '#8f5530', '#c08a58'].map(hex)
  for (const [i, x] of [-3.1, 0.05, 3.2].entries())
    solid.place(
      then((p) => scale(p, 0.93), turned(-1.15 + i * 0.12), moved(x, 0.05, -5.1)),
      () => cow(stage, coats[i] ?? hex('#a8683a')),
    )
  const fodder = (x: number, y: number, z: number, count: number, reach: number) => {
    for (let i = 0; i < count; i++) {
      const root: V3 = [
        x + between(random, -reach, reach),
        y + random() * 0.12,
        z + between(random, -0.16, 0.16),
      ]
      blade(
        solid,
        root,
        add(root, [
          between(random, -0.4, 0.4),
          between(random, 0, 0.28),
          between(random, -0.25, 0.25),
        ]),
        0.025,
        0.06,
        { colour: hex('#6d9a34'), translucent: 0.4 },
        2,
        mix(hex('#4f8033'), hex('#a9b455'), random()),
      )
    }
  }
  for (let i = 0; i < 5; i++) fodder(-3.6 + i * 1.8, 0.5, -3, 150, 0.8)
  stands(
    solid,
    [-0.9, 0, -1.7],
    2.6,
    man(random, { head: 'caping', headColour: STRAW, top: hex('#35586f'), bottom: hex('#4a3f33') }),
    {
      arms: [
        { lift: 1, bend: 0.8 },
        { lift: 1, bend: 0.8 },
      ],
    },
  )
  fodder(-1.26, 1.05, -2.05, 260, 0.22)
  stands(solid, [3.4, 0, -1.7], -2.7, child(random), POSE.give)
  for (const x of [-7.4, 7.6]) solid.place(moved(x, 0, -7), () => tree(solid, random, 6.5))
  return {
    weather: WEATHER.afternoon,
    camera: camera([-0.9, 1.75, 2.6], [0.1, 1.25, -4.6], 44),
    shadows: { centre: [0, 1, -4.5], radius: 9 },
  }
}
