import { moved, then, turned } from '../engine/matrix'
import { between, fbm, pick } from '../engine/random'
import { hex, mix, smoothstep, type V3 } from '../engine/vector'
import { CONCRETE, TIMBER } from '../models/buildings'
import { ground, lawn, ridge } from '../models/land'
import { child, man, POSE, stands, woman } from '../models/people'
import { bamboo, banana, bush, palm, tree, tuft } from '../models/plants'
import { ball, box, lathe, tube } from '../models/shapes'
import { WEATHER } from '../models/weather'
import { camera, type Scene, type Stage } from '../stage'
import { hamlet, hills, yard } from './yard'

const WATER = { pattern: 'water', translucent: 0.8 } as const

/** A heap of water-worn stones about a point. */
function stones(
  { solid, random }: Stage,
  [x, y, z]: V3,
  reach: number,
  count: number,
  size: number,
): void {
  for (let i = 0; i < count; i++) {
    const r = size * between(random, 0.35, 1.3)
    solid.place(
      then(
        turned(random() * 6),
        moved(
          x + between(random, -reach, reach),
          y + between(random, -0.1, 0.1),
          z + between(random, -reach, reach),
        ),
      ),
      () =>
        solid.grid(
          16,
          9,
          (u, v) => {
            const [a, b] = [-u * 6.2832, v * Math.PI]
            const lump = 0.75 + 0.5 * fbm(Math.cos(a) * 1.3 + i, Math.sin(a) * 1.3 + v * 2 + i, 3)
            return [
              r * lump * Math.sin(b) * Math.cos(a) * 1.25,
              r * lump * 0.62 * Math.cos(b),
              r * lump * Math.sin(b) * Math.sin(a),
            ]
          },
          { colour: mix(hex('#6b6a64'), hex('#9d978a'), random()), pattern: 'rock', gloss: 0.15 },
        ),
    )
  }
}

/** A still reservoir that mirrors the hills. */
export const reservoir: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 53, -210)
  const shore = (x: number, z: number) =>
    Math.hypot(x / 27, (z + 22) / 20) + 0.1 * fbm(x * 0.15, z * 0.15, 2)
  const bank = (x: number, z: number) =>
    2.2 * smoothstep(0.95, 1.35, shore(x, z)) -
    0.9 * smoothstep(1.05, 0.8, shore(x, z)) +
    0.12 * fbm(x * 0.7, z * 0.7, 3)
  ground(solid, [-80, -100, 80, 8], bank, { colour: lawn(0, 0), pattern: 'ground' }, lawn, 190)
  solid.quad(
    [
      [-40, 0.35, -52],
      [40, 0.35, -52],
      [40, 0.35, 4],
      [-40, 0.35, 4],
    ],
    { ...WATER, colour: hex('#3c5a4e'), translucent: 0.45 },
  )
  for (let i = 0; i < 1700; i++) {
    const z = 6 - 10 * random()
    const x = between(random, -9, 9)
    if (bank(x, z) > 0.4)
      solid.place(moved(x, bank(x, z), z), () =>
        tuft(
          solid,
          random,
          0.16,
          between(random, 0.16, 0.45),
          7,
          [hex('#6d9a34'), hex('#b3b85c')],
          0.02,
        ),
      )
  }
  for (let i = 0; i < 22; i++) {
    const a = Math.PI * (1.02 + 0.96 * (i / 21))
    const [x, z] = [34 * Math.cos(a), -24 + 23 * Math.sin(a)]
    solid.place(moved(x, bank(x, z) - 0.1, z), () =>
      i % 5 === 2
        ? palm(solid, random, 9)
        : tree(solid, random, between(random, 5, 8), hex('#4a7030'), 0.6),
    )
  }
  solid.place(then(turned(0.5), moved(-4.5, 0.36, -13)), () => {
    for (let i = -2; i <= 2; i++)
      tube(
        solid,
        [
          [i * 0.22, 0.03, -2],
          [i * 0.22, 0.03, 2],
        ],
        [0.11, 0.11],
        { colour: hex('#b19a58') },
        { around: 8, up: [0, 1, 0] },
      )
    stands(
      solid,
      [0, 0.14, 0.4],
      0.4,
      man(random, { head: 'caping', headColour: hex('#c9a866') }),
      POSE.sit,
    )
    tube(
      solid,
      [
        [0.2, 0.8, 0.6],
        [1.9, 1.7, 1.7],
      ],
      [0.014, 0.006],
      { colour: hex('#7d6433') },
      { around: 5 },
    )
  })
  return {
    weather: { ...WEATHER.morning, mist: 0.004 },
    camera: camera([-1, 4.2, 7.5], [0, 2.1, -14], 42),
    waterLevel: 0.35,
    shadows: { centre: [0, 1, -18], radius: 36 },
  }
}

/** A stony river between wooded banks. */
export const river: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 57, 200)
  const middle = (z: number) => 3.4 * Math.sin(z * 0.075) - 0.4
  const off = (x: number, z: number) => Math.abs(x - middle(z))
  const bank = (x: number, z: number) =>
    -0.8 + 2.4 * smoothstep(3.4, 7.2, off(x, z)) + 0.35 * fbm(x * 0.6, z * 0.6, 3)
  ground(
    solid,
    [-60, -90, 60, 8],
    bank,
    { colour: lawn(0, 0), pattern: 'ground' },
    (x, z, y) => mix(hex('#857a66'), lawn(x, z), smoothstep(0.1, 0.6, y)),
    200,
  )
  solid.quad(
    [
      [-14, 0, -90],
      [14, 0, -90],
      [14, 0, 8],
      [-14, 0, 8],
    ],
    { ...WATER, colour: hex('#41584a'), translucent: 1.5 },
  )
  for (let i = 0; i < 26; i++) {
    const z = 3 - i * 1.9
    for (const side of [-1, 1])
      stones(
        stage,
        [middle(z) + side * between(random, 3.2, 5), 0.05, z],
        1,
        5,
        between(random, 0.18, 0.5),
      )
  }
  for (const [x, z] of [
    [-1.6, -2.6],
    [1.4, -6],
    [-2, -10],
    [0.6, -15],
    [2, -3.2],
  ] as const)
    stones(stage, [middle(z) + x, 0, z], 0.7, 5, 0.42)
  for (let i = 0; i < 34; i++) {
    const z = -3 - i * 1.5
    const side = i % 2 ? 1 : -1
    const x = middle(z) + side * between(random, 8, 13)
    solid.place(moved(x, bank(x, z) - 0.1, z), () =>
      pick(random, [
        () => bamboo(solid, random, 8),
        () => tree(solid, random, between(random, 6, 9), undefined, 0.7),
        () => banana(solid, random, 3.6),
        () => tree(solid, random, 6, hex('#557a30'), 0.7),
      ])(),
    )
  }
  for (let i = 0; i < 700; i++) {
    const z = 4 - 24 * random()
    const x = middle(z) + (random() < 0.5 ? -1 : 1) * between(random, 5.4, 9)
    solid.place(moved(x, bank(x, z), z), () =>
      tuft(
        solid,
        random,
        0.2,
        between(random, 0.2, 0.5),
        7,
        [hex('#5f8f30'), hex('#a9b455')],
        0.025,
      ),
    )
  }
  stands(solid, [middle(-8) + 3.6, 0.1, -8], -1.2, child(random), POSE.squat)
  stands(solid, [middle(-9) + 4.2, 0.2, -9], -1, child(random), POSE.stand)
  return {
    weather: { ...WEATHER.morning, mist: 0.003 },
    camera: camera([0.2, 2.2, 5.2], [-0.6, 0.9, -10], 44),
    waterLevel: 0,
    shadows: { centre: [0, 1, -14], radius: 24 },
  }
}

/** A plank bridge on steel ropes over a misty river. */
export const bridge: Scene = (stage) => {
  const { solid, backdrop, random } = stage
  hills(stage, 61, -180)
  const gorge = (x: number, z: number) =>
    -9 +
    9.6 * smoothstep(17, 24, Math.abs(z + 19) + 1.6 * fbm(x * 0.2, z * 0.2, 2)) +
    0.5 * fbm(x * 0.4, z * 0.4, 3)
  ground(solid, [-70, -95, 70, 10], gorge, { colour: lawn(0, 0), pattern: 'ground' }, lawn, 190)
  backdrop.quad(
    [
      [-70, -7.6, -44],
      [70, -7.6, -44],
      [70, -7.6, 4],
      [-70, -7.6, 4],
    ],
    { ...WATER, colour: hex('#4a6257'), translucent: 1.2 },
  )
  const [near, far] = [4, -42]
  const sag = (t: number) => 0.7 - 3.2 * t * (1 - t)
  const rope = (t: number) => 4.6 - 13.2 * t * (1 - t)
  const at = (t: number) => near + (far - near) * t
  const steel = { colour: hex('#55585c'), gloss: 0.5 }
  for (let i = 0; i < 150; i++) {
    const t = i / 150
    box(solid, [between(random, -0.02, 0.02), sag(t), at(t)], [1.7, 0.06, 0.24], {
      ...TIMBER,
      colour: mix(hex('#8a6a48'), hex('#b39068'), random()),
    })
  }
  for (const side of [-1, 1]) {
    const line = (f: (t: number) => number, r: number) =>
      tube(
        solid,
        Array.from({ length: 25 }, (_, i): V3 => [side * 0.95, f(i / 24), at(i / 24)]),
        [r, r],
        steel,
        { around: 6, rows: 60, up: [0, 1, 0] },
      )
    line((t) => Math.max(rope(t), sag(t) + 0.95), 0.04)
    line((t) => sag(t) + 0.95, 0.022)
    line((t) => sag(t) + 0.5, 0.014)
    line((t) => sag(t) - 0.05, 0.03)
    for (let i = 1; i < 46; i++) {
      const t = i / 46
      tube(
        solid,
        [
          [side * 0.95, sag(t), at(t)],
          [side * 0.95, Math.max(rope(t), sag(t) + 0.95), at(t)],
        ],
        [0.011, 0.011],
        steel,
        { around: 4, rows: 1 },
      )
    }
    box(solid, [side * 1.15, 2.3, far - 0.5], [0.34, 5, 0.34], CONCRETE)
  }
  box(solid, [0, 4.9, far - 0.5], [2.7, 0.34, 0.3], { colour: hex('#c9a02c') })
  stands(solid, [0.25, sag(0.26), at(0.26)], 0.1, woman(random), POSE.walk)
  stands(
    solid,
    [-0.3, sag(0.3), at(0.3)],
    0.1,
    child(random, { top: hex('#f1eee6'), bottom: hex('#a32a2a') }),
    POSE.walk,
  )
  stands(solid, [0.1, sag(0.55), at(0.55)], 3, man(random), POSE.walk)
  for (let i = 0; i < 60; i++) {
    const side = i % 2 ? 1 : -1
    const x = side * between(random, 3, 28)
    const z = i % 3 ? between(random, -62, -44) : between(random, -42, -34)
    solid.place(moved(x, gorge(x, z) - 0.1, z), () =>
      pick(random, [
        () => tree(solid, random, between(random, 5, 9), hex('#42672d'), 0.5),
        () => palm(solid, random, 9),
        () => tree(solid, random, 7, hex('#55792f'), 0.5),
        () => bamboo(solid, random, 8),
      ])(),
    )
  }
  for (const x of [-3.6, 3.8]) solid.place(moved(x, 0.3, 1.2), () => bush(solid, random, 1))
  return {
    weather: { ...WEATHER.morning, mist: 0.008, mistHeight: 5 },
    camera: camera([1.9, 3.4, 5.6], [-0.6, 0.5, -14], 46),
    shadows: { centre: [0, 1, -18], radius: 28 },
  }
}

/** A waterfall drops into a rocky pool in the forest. */
export const waterfall: Scene = (stage) => {
  const { solid, random } = stage
  ridge(stage.backdrop, -60, 26, 5, hex('#3f6030'), 6)
  const cliff = (u: number, v: number): V3 => {
    const x = (u - 0.5) * 44
    const bay = 3.4 * smoothstep(9, 0, Math.abs(x + 0.3)) - 5 * smoothstep(6, 22, Math.abs(x))
    const y = 13.5 - 14.5 * v + 1.6 * fbm(u * 9, 1, 3) * (1 - v)
    return [
      x,
      y,
      -16 - bay + 2.6 * fbm(u * 13, v * 6, 5) + 1.3 * fbm(u * 40, v * 5, 3) + 2.4 * v * v,
    ]
  }
  solid.grid(
    190,
    100,
    cliff,
    { colour: hex('#77736a'), pattern: 'rock', gloss: 0.2 },
    {
      tint: (u, v) =>
        mix(hex('#77736a'), hex('#4d6a30'), smoothstep(0.46, 0.68, fbm(u * 16, v * 9, 4)) * 0.85),
    },
  )
  for (let i = 0; i < 460; i++) {
    const x = (random() - 0.5) * 1.9
    const start = 13.1 - random() * 7
    const depth = -15.1 + random() * 0.7
    const reach = between(random, 2.5, 6)
    const spread = (13.3 - start) * 0.07 + 1
    tube(
      solid,
      [
        [x * spread, start, depth],
        [x * spread * 1.12, start - reach * 0.5, depth + 0.12],
        [x * spread * 1.25, Math.max(0, start - reach), depth + 0.25],
      ],
      [0.012, between(random, 0.03, 0.1), 0.012],
      { colour: hex('#f4f8fa'), translucent: 0.7, glow: 0.12 },
      { around: 4, rows: 6 },
    )
  }
  solid.grid(
    24,
    20,
    (u, v) => [(u - 0.5) * (2 + v * 0.9), 13.2 - v * 13.2, -15.6 + 0.4 * fbm(u * 9, v * 2, 2)],
    { colour: hex('#dfe9ec'), translucent: 0.6, glow: 0.05 },
  )
  const bank = (x: number, z: number) =>
    -0.8 +
    1.9 * smoothstep(5, 11, Math.abs(x) + 0.25 * Math.max(0, z + 2)) +
    0.5 * fbm(x * 0.5, z * 0.5, 3)
  ground(
    solid,
    [-24, -16, 24, 8],
    bank,
    { colour: hex('#57653a'), pattern: 'ground' },
    undefined,
    120,
  )
  solid.quad(
    [
      [-14, 0, -15.5],
      [14, 0, -15.5],
      [14, 0, 8],
      [-14, 0, 8],
    ],
    { ...WATER, colour: hex('#2f5a52'), translucent: 2 },
  )
  for (let i = 0; i < 300; i++) {
    const a = random() * 6.28
    const r = Math.sqrt(random()) * 2
    ball(
      solid,
      [r * Math.cos(a) * 1.2, 0.05, -13.9 + r * Math.sin(a) * 0.8],
      [between(random, 0.05, 0.3), between(random, 0.04, 0.28), between(random, 0.05, 0.25)],
      { colour: hex('#f4f8fa'), translucent: 0.8, glow: 0.1 },
      5,
    )
  }
  for (const [x, z, r] of [
    [-4, -6, 0.9],
    [4.4, -7.5, 1],
    [-2.6, -11, 0.8],
    [3, -12, 0.8],
    [-5.6, -2, 0.8],
    [5.4, -2.2, 0.9],
    [1.6, -1.2, 0.35],
    [-1.7, 0.2, 0.35],
  ] as const)
    stones(stage, [x, 0.1, z], 1.1, 6, r * 0.8)
  for (let i = 0; i < 34; i++) {
    const side = i % 2 ? 1 : -1
    const x = side * between(random, 7, 19)
    const z = between(random, -13, 1)
    solid.place(moved(x, bank(x, z) - 0.2, z), () =>
      pick(random, [
        () => tree(solid, random, between(random, 6, 10), hex('#3f6a2b')),
        () => banana(solid, random, 3),
        () => bush(solid, random, 1.1, hex('#4f8030')),
        () => bush(solid, random, 0.8, hex('#3c6a2c')),
      ])(),
    )
  }
  for (let i = 0; i < 18; i++)
    solid.place(moved(between(random, -20, 20), 13, between(random, -21, -17)), () =>
      tree(solid, random, between(random, 4, 7), hex('#44702d'), 0.7),
    )
  stands(solid, [3.2, 0.6, -4.6], 2.4, man(random), POSE.stand)
  return {
    weather: {
      ...WEATHER.day,
      mist: 0.012,
      mistHeight: 3,
      sunDirection: [-0.42, 0.83, 0.36],
      bounce: [0.2, 0.22, 0.16],
    },
    camera: camera([-0.4, 2.1, 7], [0, 4.9, -14], 46),
    waterLevel: 0,
    shadows: { centre: [0, 4, -8], radius: 22 },
  }
}

/** A farmer throws feed to catfish in a pond behind the houses. */
export const catfish: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 65, -240)
  const pond = (x: number, z: number) => Math.abs(x - 0.5) < 4.2 && z < -2.3 && z > -10.2
  ground(
    solid,
    [-60, -80, 60, 8],
    (x, z) => (pond(x, z) ? -1 : 0.05 * fbm(x, z, 2)),
    { colour: lawn(0, 0), pattern: 'ground' },
    (x, z) => (pond(x, z) ? hex('#4f4632') : lawn(x, z)),
    210,
  )
  for (const [x, z, w, d] of [
    [0.5, -2.2, 8.9, 0.28],
    [0.5, -10.3, 8.9, 0.28],
    [-3.8, -6.25, 0.28, 8.2],
    [4.8, -6.25, 0.28, 8.2],
  ] as const)
    box(solid, [x, 0.05, z], [w, 0.55, d], { colour: hex('#b5ad9c'), pattern: 'plaster' })
  solid.grid(
    90,
    90,
    (u, v) => {
      const [x, z] = [-3.7 + u * 8.4, -10.2 + v * 7.9]
      return [x, -0.08, z]
    },
    { ...WATER, colour: hex('#4a4a2c'), translucent: 1.3 },
  )
  for (let i = 0; i < 46; i++) {
    const [x, z] = [0.9 + between(random, -1.8, 1.8), -5.2 + between(random, -1.5, 1.5)]
    const a = random() * 6.28
    const [c, s] = [Math.cos(a) * 0.24, Math.sin(a) * 0.24]
    tube(
      solid,
      [
        [x - c, -0.16, z - s],
        [x, -0.06, z],
        [x + c * 0.8, -0.1, z + s * 0.8],
        [x + c * 1.7, -0.2, z + s * 1.7],
      ],
      [0.05, 0.075, 0.045, 0.012],
      { colour: hex('#2d2c2a'), gloss: 0.8 },
      { around: 8 },
    )
    for (let k = 0; k < 2; k++)
      ball(
        solid,
        [x + between(random, -0.3, 0.3), -0.07, z + between(random, -0.3, 0.3)],
        [0.09, 0.02, 0.09],
        { colour: hex('#dfe4dc'), translucent: 0.5 },
        5,
      )
  }
  for (let i = 0; i < 70; i++) {
    const t = random()
    ball(
      solid,
      [
        -1.5 + t * 2.8 + between(random, -0.2, 0.2),
        1.05 + 0.9 * t - 1.9 * t * t + between(random, -0.15, 0.15),
        -2.1 - t * 3 + between(random, -0.3, 0.3),
      ],
      [0.014, 0.014, 0.014],
      { colour: hex('#8a6a3a') },
      4,
    )
  }
  stands(
    solid,
    [-1.9, 0.05, -1.6],
    2.5,
    man(random, { head: 'caping', headColour: hex('#c9a866'), top: hex('#3d6a86') }),
    {
      arms: [
        { lift: 0.5, bend: 1.1 },
        { lift: 1.1, bend: 0.25 },
      ],
    },
  )
  solid.place(moved(-2.15, 0.95, -1.95), () =>
    lathe(
      solid,
      [
        [0.17, 0.22],
        [0.13, 0],
      ],
      { colour: hex('#27638c'), gloss: 0.4 },
      18,
    ),
  )
  stands(solid, [5.6, 0, -5], -1.4, child(random), POSE.squat)
  hamlet(stage, -26, 28, -22, 4, 16)
  for (const [x, z] of [
    [-6, -8],
    [7, -11],
  ] as const)
    solid.place(moved(x, 0, z), () => banana(solid, random, 3.6))
  solid.place(moved(8, 0, -8), () => palm(solid, random, 9))
  for (let i = 0; i < 500; i++) {
    const [x, z] = [between(random, -8, 8), between(random, -14, 3)]
    if (!pond(x, z) && Math.abs(x - 0.5) > 4.6)
      solid.place(moved(x, 0, z), () =>
        tuft(
          solid,
          random,
          0.15,
          between(random, 0.1, 0.3),
          6,
          [hex('#6d9a34'), hex('#a9b455')],
          0.02,
        ),
      )
  }
  return {
    weather: WEATHER.afternoon,
    camera: camera([-0.6, 2.2, 2.3], [0.3, 0.5, -5.6], 44),
    waterLevel: -0.08,
    shadows: { centre: [0, 1, -6], radius: 14 },
  }
}

/** Clean water runs from a tap into a bucket under the water tower. */
export const cleanWater: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 69, 220)
  yard(stage, 6, 800, (x, z) => Math.hypot(x, z + 3) < 2.6)
  hamlet(stage, -26, 28, -22, 5, 14)
  solid.place(moved(3.2, 0, -8.5), () => {
    for (const x of [-0.9, 0.9])
      for (const z of [-0.9, 0.9]) box(solid, [x, 2, z], [0.2, 4, 0.2], CONCRETE)
    for (const y of [1.3, 2.7])
      for (const z of [-0.9, 0.9]) box(solid, [0, y, z], [2, 0.14, 0.14], CONCRETE)
    box(solid, [0, 4.05, 0], [2.5, 0.16, 2.5], CONCRETE)
    solid.place(moved(0, 4.13, 0), () =>
      lathe(
        solid,
        [
          [0.2, 1.95],
          [0.24, 1.85],
          [0.95, 1.65],
          [1, 1.5],
          [1, 1],
          [0.98, 0.96],
          [1, 0.92],
          [1, 0.45],
          [0.98, 0.4],
          [1, 0.36],
          [1, 0],
        ],
        { colour: hex('#d9772b'), gloss: 0.45 },
        36,
      ),
    )
    tube(
      solid,
      [
        [0, 4.1, 0.9],
        [0, 4, 1.1],
        [0, 0.3, 1.1],
      ],
      [0.045, 0.045],
      { colour: hex('#d8dde0'), gloss: 0.4 },
      { around: 8 },
    )
  })
  box(solid, [0, 0.08, -3], [2.4, 0.16, 1.7], {
    colour: hex('#bcb6a8'),
    pattern: 'plaster',
    gloss: 0.25,
  })
  box(solid, [0, 0.62, -3.5], [0.3, 1.2, 0.26], { colour: hex('#d9e3e2'), pattern: 'plaster' })
  tube(
    solid,
    [
      [0, 1.02, -3.38],
      [0, 1.03, -3.2],
      [0, 0.96, -3.14],
    ],
    [0.026, 0.024],
    { colour: hex('#b9903c'), gloss: 0.8 },
    { around: 8 },
  )
  box(solid, [0, 1.09, -3.27], [0.12, 0.02, 0.03], { colour: hex('#2f6ea8'), gloss: 0.5 })
  tube(
    solid,
    [
      [0, 0.95, -3.14],
      [0.005, 0.7, -3.12],
      [0, 0.4, -3.11],
    ],
    [0.018, 0.016, 0.02],
    { colour: hex('#eaf5fa'), gloss: 0.95, translucent: 0.7, glow: 0.15 },
    { around: 8 },
  )
  solid.place(moved(0, 0.16, -3.1), () => {
    lathe(
      solid,
      [
        [0.2, 0.36],
        [0.21, 0.36],
        [0.15, 0],
      ],
      { colour: hex('#2f6ea8'), gloss: 0.5 },
      24,
    )
    lathe(
      solid,
      [
        [0.001, 0.3],
        [0.19, 0.3],
      ],
      { colour: hex('#bfe0ea'), gloss: 0.9, glow: 0.1 },
      20,
    )
  })
  solid.place(moved(0.75, 0.16, -2.6), () =>
    lathe(
      solid,
      [
        [0.17, 0.32],
        [0.18, 0.32],
        [0.13, 0],
      ],
      { colour: hex('#c8453c'), gloss: 0.5 },
      24,
    ),
  )
  stands(
    solid,
    [-0.62, 0.14, -3.2],
    1.2,
    woman(random, { head: 'hijab', headColour: hex('#d8b7a0'), top: hex('#3f6b5c') }),
    {
      hips: 0.84,
      lean: 0.45,
      arms: [
        { lift: 0.9, bend: 0.3 },
        { lift: 0.7, bend: 0.5 },
      ],
    },
  )
  stands(solid, [1, 0.08, -3.6], -0.9, child(random, { top: hex('#e0a322'), head: 'hair' }), {
    lean: 0.3,
    arms: [
      { lift: 1, bend: 0.4 },
      { lift: 0.8, bend: 0.5 },
    ],
  })
  stands(solid, [-2.2, 0, -4.6], 0.8, woman(random), POSE.stand)
  stands(solid, [2, 0, -5], -0.5, man(random), POSE.stand)
  return {
    weather: WEATHER.morning,
    camera: camera([-0.5, 1.5, 2.2], [0.5, 1.75, -4], 50),
    shadows: { centre: [0.5, 1, -4.5], radius: 10 },
  }
}
