import { moved, then, tipped, turned } from '../engine/matrix'
import { between, fbm, pick } from '../engine/random'
import { add, hex, scale, type V3 } from '../engine/vector'
import { CONCRETE, flag, TIMBER } from '../models/buildings'
import { ground, lawn } from '../models/land'
import { BLACK, child, KHAKI, man, POSE, stands, STRAW, woman, type Pose } from '../models/people'
import { bush, palm, tree, tuft } from '../models/plants'
import { ball, blade, box, lathe, tube } from '../models/shapes'
import { WEATHER } from '../models/weather'
import { camera, type Scene, type Stage } from '../stage'
import { hamlet, hills, yard } from './yard'

/** A field with houses and hills behind. */
function field(stage: Stage, seed: number, peak: number, tufts = 900): void {
  hills(stage, seed, peak)
  yard(stage, 8, tufts)
  hamlet(stage, -34, 34, -34, 6, 20)
}

/** A line of small pennants from one point to another. */
export function pennants({ solid }: Stage, from: V3, to: V3, count: number): void {
  const at = (t: number): V3 =>
    add(add(scale(from, 1 - t), scale(to, t)), [0, -1.6 * t * (1 - t), 0])
  tube(
    solid,
    [at(0), at(0.33), at(0.67), at(1)],
    [0.008, 0.008],
    { colour: hex('#e8e2d2') },
    { around: 4, rows: 24 },
  )
  const colours = ['#c8282c', '#f2efe6', '#e0a322', '#2f7a55'].map(hex)
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count
    blade(
      solid,
      add(at(t), [0, 0.02, 0]),
      add(at(t), [0, -0.36, 0.08 * Math.sin(i * 2.1)]),
      0.26,
      0,
      { colour: colours[i % 4] ?? colours[0] ?? [1, 1, 1], translucent: 0.4 },
      4,
    )
  }
}

/** Rows salute as the flag goes up. */
export const ceremony: Scene = (stage) => {
  const { solid, random } = stage
  field(stage, 21, -240)
  solid.place(moved(1.2, 0, -9), () => flag(solid, 8.2, 2))
  box(solid, [1.2, 0.22, -9], [1.6, 0.44, 1.6], { colour: hex('#ece7da'), pattern: 'plaster' })
  for (const dx of [-0.75, 0, 0.75])
    stands(
      solid,
      [1.2 + dx, dx ? 0 : 0.1, -8 - Math.abs(dx) * 0.5],
      3.14,
      man(random, {
        top: hex('#f1eee6'),
        bottom: hex('#f1eee6'),
        head: 'peci',
        headColour: BLACK,
        longSleeves: true,
      }),
      dx ? POSE.stand : POSE.cheer,
    )
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 8; column++) {
      const at: V3 = [-7.8 + column * 0.95 + between(random, -0.06, 0.06), 0, -2.8 - row * 1.25]
      const who =
        column < 4
          ? man(random, {
              top: row < 2 ? KHAKI : hex('#f0ede4'),
              bottom: row < 2 ? KHAKI : hex('#38404f'),
              head: 'peci',
              headColour: BLACK,
              longSleeves: true,
            })
          : woman(random, {
              top: row < 2 ? KHAKI : hex('#f0ede4'),
              bottom: row < 2 ? KHAKI : hex('#7a2a2c'),
              head: 'hijab',
              headColour: row < 2 ? hex('#8a744a') : hex('#f2efe8'),
            })
      stands(solid, at, 1.9, who, POSE.salute)
    }
  for (let i = 0; i < 7; i++)
    stands(
      solid,
      [5.2 + i * 0.85, 0, -7.2 + i * 0.35],
      -1.9,
      child(random, { top: hex('#f4f1ea'), bottom: hex('#a32a2a') }),
      POSE.salute,
    )
  pennants(stage, [-16, 4.8, -20], [16, 4.6, -20], 40)
  return {
    weather: WEATHER.morning,
    camera: camera([-1.4, 2, 5.4], [-0.6, 2.7, -9], 40),
    shadows: { centre: [0, 2, -6], radius: 15 },
  }
}

/** Elders exercise together behind a leader. */
export const gymnastics: Scene = (stage) => {
  const { solid, random } = stage
  field(stage, 25, 230)
  const pose: Pose = {
    arms: [
      { lift: 2.6, spread: 0.55, bend: 0.2 },
      { lift: 0.3, spread: 1.35, bend: 0.15 },
    ],
    legs: [{ spread: 0.22 }, { spread: 0.22 }],
    lean: 0.04,
  }
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 6; column++) {
      const at: V3 = [-5.6 + column * 2.1 + (row % 2), 0, -3.6 - row * 2.3]
      const man_ = (row + column) % 4 === 0
      const sport = {
        top: pick(random, [hex('#2f7a55'), hex('#e4dccb'), hex('#2f7a55'), hex('#c98a2a')]),
        bottom: hex('#2b323d'),
      }
      stands(
        solid,
        at,
        between(random, -0.12, 0.12),
        man_
          ? man(random, { ...sport, head: 'hair', headColour: hex('#8d8a86') })
          : woman(random, { ...sport, skirt: false }),
        pose,
      )
    }
  stands(
    solid,
    [0.8, 0, 0.4],
    3.14,
    woman(random, {
      top: hex('#c8453c'),
      bottom: hex('#20252e'),
      skirt: false,
      head: 'hijab',
      headColour: hex('#f0e6d4'),
    }),
    pose,
  )
  return {
    weather: WEATHER.morning,
    camera: camera([-1.4, 1.9, 5.2], [0.3, 1.3, -7], 40),
    shadows: { centre: [0, 1, -6], radius: 14 },
  }
}

const HOE: Pose = {
  lean: 0.5,
  hips: 0.86,
  arms: [
    { lift: 0.95, bend: 0.35 },
    { lift: 0.75, bend: 0.5 },
  ],
  legs: [
    { lift: 0.25, bend: 0.3 },
    { lift: -0.15, bend: 0.1 },
  ],
}

/** A person who works the ground with a hoe. */
function hoeing({ solid, random }: Stage, at: V3, angle: number): void {
  stands(
    solid,
    at,
    angle,
    man(random, {
      head: pick(random, ['cap', 'caping', 'hair'] as const),
      headColour: pick(random, [STRAW, hex('#35586f'), BLACK]),
    }),
    HOE,
  )
  solid.place(then(turned(angle), moved(...at)), () => {
    tube(
      solid,
      [
        [-0.05, 1.02, 0.5],
        [0, 0.12, 1.05],
      ],
      [0.02, 0.02],
      { colour: hex('#9a7a50') },
      { around: 6 },
    )
    box(solid, [0, 0.08, 1.0], [0.2, 0.03, 0.26], { colour: hex('#55585a'), gloss: 0.5 })
  })
}

/** Neighbours clean the lane's edge with hoes and brooms. */
export const mutualHelp: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 29, -230)
  yard(stage, 8, 1300, (x, z) => Math.abs(x - 0.6 + z * 0.03) < 1.8)
  hamlet(stage, -26, 28, -26, 5, 16)
  hoeing(stage, [-2.9, 0, -4.2], -0.6)
  hoeing(stage, [-3.8, 0, -7.4], -0.9)
  hoeing(stage, [3.9, 0, -9.5], 0.8)
  for (const [x, z, a] of [
    [1.5, -3.2, 0.7],
    [0.2, -6.6, -0.5],
  ] as const) {
    stands(solid, [x, 0, z], a, woman(random), {
      lean: 0.4,
      arms: [
        { lift: 0.8, bend: 0.5 },
        { lift: 0.6, bend: 0.4 },
      ],
    })
    solid.place(then(turned(a), moved(x, 0, z)), () => {
      tube(
        solid,
        [
          [0.1, 1.05, 0.4],
          [0.05, 0.5, 0.75],
        ],
        [0.015, 0.015],
        { colour: hex('#8b6a42') },
        { around: 6 },
      )
      for (let i = 0; i < 26; i++)
        blade(
          solid,
          [0.05, 0.5, 0.75],
          [0.05 + between(random, -0.2, 0.2), 0.02, 1.05 + between(random, -0.12, 0.12)],
          0.02,
          0,
          { colour: hex('#b79a5a') },
          1,
        )
    })
  }
  solid.place(moved(-1.5, 0, -8.5), () => {
    lathe(
      solid,
      [
        [0.34, 0.42],
        [0.3, 0.1],
        [0.24, 0],
      ],
      { colour: hex('#c2a35f'), pattern: 'weave' },
      20,
      { picture: [0, 0, 40, 10] },
    )
    for (let i = 0; i < 60; i++)
      blade(
        solid,
        [between(random, -0.25, 0.25), 0.36, between(random, -0.25, 0.25)],
        [between(random, -0.4, 0.4), between(random, 0.5, 0.75), between(random, -0.4, 0.4)],
        0.05,
        0.02,
        { colour: hex('#6c8a34'), translucent: 0.3 },
        1,
      )
  })
  stands(
    solid,
    [2.2, 0, -11.5],
    -2.6,
    man(random, { top: KHAKI, bottom: KHAKI, head: 'peci', headColour: BLACK, longSleeves: true }),
    POSE.stand,
  )
  stands(solid, [-0.6, 0, -13], 0.3, man(random), POSE.walk)
  solid.place(moved(-8, 0, -13), () => tree(solid, random, 7))
  solid.place(moved(8, 0, -15), () => palm(solid, random, 9))
  return {
    weather: WEATHER.morning,
    camera: camera([-0.4, 1.8, 3.6], [-0.2, 1.1, -6], 42),
    shadows: { centre: [0, 1, -7], radius: 14 },
  }
}

/** Seedlings go into the slope. */
export const planting: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 33, 210)
  const slope = (x: number, z: number) =>
    Math.max(0, -z) * 0.1 + x * 0.09 + 0.18 * fbm(x * 0.5, z * 0.5, 3)
  ground(solid, [-60, -60, 60, 8], slope, { colour: lawn(0, 0), pattern: 'ground' }, lawn, 130)
  for (let i = 0; i < 1500; i++) {
    const z = 5 - 24 * random() ** 1.4
    const x = between(random, -1, 1) * (5 - z * 0.8)
    solid.place(moved(x, slope(x, z), z), () =>
      tuft(
        solid,
        random,
        0.16,
        between(random, 0.1, 0.3),
        7,
        [hex('#6d9a34'), hex('#a9b455')],
        0.02,
      ),
    )
  }
  const sapling = (x: number, z: number, h: number) =>
    solid.place(moved(x, slope(x, z), z), () => {
      tube(
        solid,
        [
          [0, 0, 0],
          [0.02, h, 0],
        ],
        [0.016, 0.008],
        { colour: hex('#6a5238') },
        { around: 5 },
      )
      for (let i = 0; i < 26; i++) {
        const y = h * between(random, 0.4, 1)
        const a = random() * 6.28
        blade(
          solid,
          [0.01, y, 0],
          [Math.cos(a) * 0.24, y + between(random, -0.08, 0.14), Math.sin(a) * 0.24],
          0.085,
          0.03,
          { colour: hex('#4f8f34'), translucent: 0.5, gloss: 0.3 },
          3,
        )
      }
      tube(
        solid,
        [
          [0.1, 0, 0],
          [0.1, h * 1.25, 0],
        ],
        [0.014, 0.014],
        { colour: hex('#b39a5c') },
        { around: 5 },
      )
    })
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 7; column++)
      sapling(-7 + column * 2.5 + (row % 2), -1.6 - row * 2.8, between(random, 0.7, 1))
  const on = (x: number, z: number): V3 => [x, slope(x, z), z]
  stands(solid, on(-1.4, -2), 0.5, woman(random, { head: 'hijab', skirt: false }), POSE.squat)
  stands(
    solid,
    on(-0.35, -2.1),
    -0.9,
    man(random, { head: 'cap', headColour: hex('#2f6b4c') }),
    POSE.squat,
  )
  stands(
    solid,
    on(2.8, -4.6),
    -0.4,
    man(random, { top: KHAKI, bottom: KHAKI, head: 'peci' }),
    POSE.squat,
  )
  hoeing(stage, on(-4.4, -6.2), 0.7)
  stands(solid, on(1.2, -7.8), 0.4, child(random), POSE.give)
  stands(solid, on(5.2, -9), -0.6, woman(random), POSE.stoop)
  hoeing(stage, on(-1.6, -11), -0.5)
  for (let i = 0; i < 16; i++) {
    const x = between(random, -30, 30)
    solid.place(moved(x, slope(x, -32), -32 - 8 * random()), () =>
      tree(solid, random, between(random, 5, 8), hex('#466d30'), 0.5),
    )
  }
  return {
    weather: WEATHER.morning,
    camera: camera([-0.4, 2, 3.8], [0, 1.5, -6], 42),
    shadows: { centre: [0, 1, -7], radius: 14 },
  }
}

/** A procession carries towers of produce to the hall. */
export const festival: Scene = (stage) => {
  const { solid, random } = stage
  field(stage, 37, -250)
  const tower = (x: number, z: number) =>
    solid.place(moved(x, 1.32, z), () => {
      box(solid, [0, -0.06, 0], [1, 0.08, 1], TIMBER)
      for (const side of [-0.42, 0.42])
        tube(
          solid,
          [
            [side, -0.06, 1.5],
            [side, -0.06, -1.5],
          ],
          [0.04, 0.04],
          { colour: hex('#b59a5a') },
          { around: 6, up: [0, 1, 0] },
        )
      const goods = [
        '#d9a32a',
        '#b8302a',
        '#e07a2a',
        '#5d8f32',
        '#7a3a68',
        '#e2c25a',
        '#8fae3a',
        '#6d9a34',
      ].map(hex)
      for (let i = 0; i < 430; i++) {
        const h = (i / 430) ** 1.25
        const r = 0.5 * (1 - h) + 0.05
        const a = i * 2.4
        const size = between(random, 0.045, 0.085)
        ball(
          solid,
          [Math.cos(a) * r, h * 1.45, Math.sin(a) * r],
          [size, size * between(random, 0.9, 1.5), size],
          { colour: pick(random, goods), gloss: 0.35 },
          6,
        )
      }
      for (let i = 0; i < 24; i++) {
        const a = random() * 6.28
        blade(
          solid,
          [0, 1.42, 0],
          [Math.cos(a) * 0.3, 1.75 + random() * 0.2, Math.sin(a) * 0.3],
          0.05,
          0.06,
          { colour: hex('#d8b84e'), translucent: 0.4 },
          2,
        )
      }
    })
  for (const [x, z] of [
    [0.9, -3.6],
    [-1.4, -8.2],
    [1.8, -12.6],
  ] as const) {
    tower(x, z)
    for (const dx of [-0.45, 0.45])
      for (const dz of [-1.15, 1.15])
        stands(
          solid,
          [x + dx, 0, z + dz],
          between(random, -0.1, 0.1),
          man(random, {
            top: hex('#1f1d22'),
            bottom: hex('#1f1d22'),
            head: 'peci',
            headColour: hex('#6b3f2a'),
            longSleeves: true,
          }),
          {
            ...POSE.walk,
            arms: [
              { lift: 0.75, bend: 1.75, spread: 0.1 },
              { lift: 0.3, bend: 0.3 },
            ],
          },
        )
  }
  for (let i = 0; i < 15; i++) {
    const side = i % 2 ? 1 : -1
    const z = -2.4 - i * 0.85
    stands(
      solid,
      [side * between(random, 3.2, 5) + 0.3, 0, z],
      -side * 1.1,
      i % 3 ? woman(random) : child(random),
      i % 4 ? POSE.stand : POSE.cheer,
    )
  }
  pennants(stage, [-9, 4.6, -7], [9, 4.4, -7], 34)
  pennants(stage, [-9, 4.4, -14], [9, 4.6, -14], 34)
  return {
    weather: WEATHER.morning,
    camera: camera([-0.9, 1.75, 2.6], [0.1, 1.55, -6], 42),
    shadows: { centre: [0, 1.5, -7], radius: 13 },
  }
}

/** Young men climb on each other's shoulders up the greased palm trunk. */
export const greasedPole: Scene = (stage) => {
  const { solid, random } = stage
  field(stage, 41, 240)
  tube(
    solid,
    [
      [0, 0, -6],
      [0, 8.2, -6],
    ],
    [0.14, 0.11],
    { colour: hex('#8d775c'), pattern: 'rock', gloss: 0.5 },
    { around: 12, rows: 8 },
  )
  solid.place(moved(0, 8, -6), () => {
    tube(
      solid,
      Array.from({ length: 13 }, (_, i): V3 => [
        0.85 * Math.cos(i * 0.5236),
        0,
        0.85 * Math.sin(i * 0.5236),
      ]),
      [0.03, 0.03],
      { colour: hex('#b59a5a') },
      { around: 6, rows: 40, up: [0, 1, 0] },
    )
    const gifts = ['#c8282c', '#e0a322', '#2f7a55', '#35586f', '#f2efe6'].map(hex)
    for (let i = 0; i < 12; i++) {
      const [x, z] = [0.85 * Math.cos(i * 0.5236), 0.85 * Math.sin(i * 0.5236)]
      tube(
        solid,
        [
          [x, 0, z],
          [x, -0.3, z],
        ],
        [0.006, 0.006],
        { colour: hex('#dddddd') },
        { around: 4 },
      )
      box(solid, [x, -0.45, z], [0.24, between(random, 0.2, 0.36), 0.12], {
        colour: pick(random, gifts),
        gloss: 0.3,
      })
    }
    flag(solid, 0.9, 0.8)
  })
  const climb: Pose = {
    arms: [
      { lift: 1.9, bend: 0.5, spread: -0.12 },
      { lift: 2.3, bend: 0.4, spread: -0.12 },
    ],
    legs: [
      { lift: 0.5, bend: 0.9, spread: 0.2 },
      { lift: 0.25, bend: 0.5, spread: 0.2 },
    ],
  }
  for (const [x, y, z, a] of [
    [-0.32, 0, -5.65, 2.3],
    [0.34, 0, -5.7, -2.4],
    [-0.05, 0, -5.42, 3.1],
    [-0.12, 1.28, -5.62, 2.9],
    [0.2, 1.3, -5.8, -2.2],
    [0, 2.55, -5.66, 3],
    [0.05, 3.8, -5.68, 3.2],
    [0, 5.05, -5.7, 3.1],
  ] as const)
    stands(
      solid,
      [x, y, z],
      a,
      man(random, {
        head: 'hair',
        top: pick(random, ['#c8453c', '#e4dccb', '#35586f', '#c9982f'].map(hex)),
        bottom: hex('#2b323d'),
      }),
      climb,
    )
  for (let i = 0; i < 22; i++) {
    const a = Math.PI * (0.98 + 1.04 * (i / 21))
    const r = between(random, 4.2, 6)
    stands(
      solid,
      [r * Math.cos(a) * 1.2, 0, -6.5 + r * Math.sin(a) * 0.8],
      Math.PI / 2 - a + Math.PI,
      pick(random, [man, woman, child])(random),
      i % 3 ? POSE.stand : POSE.cheer,
    )
  }
  pennants(stage, [-14, 5, -15], [14, 5, -15], 40)
  return {
    weather: WEATHER.day,
    camera: camera([-0.8, 1.5, 5], [0.4, 4.2, -6], 48),
    shadows: { centre: [0, 4, -6], radius: 11 },
  }
}

/** A volleyball game on an earth court in the late sun. */
export const volleyball: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 45, -250)
  yard(stage, 8, 500, (x, z) => Math.abs(x) < 9.4 && z > -13 && z < 0)
  hamlet(stage, -34, 34, -32, 6, 18)
  for (const z of [-11.4, -1.6])
    tube(
      solid,
      [
        [0, 0, z],
        [0, 2.5, z],
      ],
      [0.06, 0.05],
      { colour: hex('#8a8f93'), gloss: 0.4 },
      { around: 8 },
    )
  for (let i = 0; i <= 10; i++)
    tube(
      solid,
      [
        [0, 1.5 + i * 0.09, -11.4],
        [0, 1.5 + i * 0.09, -1.6],
      ],
      [i === 10 ? 0.03 : 0.008, i === 10 ? 0.03 : 0.008],
      { colour: hex('#f2efe6') },
      { around: 4, rows: 3, up: [0, 1, 0] },
    )
  for (let i = 0; i <= 90; i++)
    tube(
      solid,
      [
        [0, 1.5, -11.4 + i * 0.109],
        [0, 2.4, -11.4 + i * 0.109],
      ],
      [0.007, 0.007],
      { colour: hex('#e8e4da') },
      { around: 4, rows: 1 },
    )
  for (const [x, w, d, z] of [
    [0, 18, 0.06, -1.6],
    [0, 18, 0.06, -11.4],
    [-9, 0.06, 9.8, -6.5],
    [9, 0.06, 9.8, -6.5],
  ] as const)
    box(solid, [x, 0.03, z], [w, 0.015, d], { colour: hex('#f4f0e4') })
  ball(solid, [1.1, 3.7, -5.6], [0.13, 0.13, 0.13], { colour: hex('#f3e6b8'), gloss: 0.4 }, 12)
  const ready: Pose = {
    hips: 0.78,
    lean: 0.3,
    arms: [
      { lift: 0.9, bend: 0.3 },
      { lift: 0.9, bend: 0.3 },
    ],
    legs: [
      { lift: 0.45, bend: 0.8, spread: 0.2 },
      { lift: 0.25, bend: 0.5, spread: 0.2 },
    ],
  }
  const spike: Pose = {
    lean: -0.1,
    arms: [
      { lift: 1.5, bend: 0.2 },
      { lift: 2.7, bend: 0.3 },
    ],
    legs: [
      { lift: -0.5, bend: 0.9 },
      { lift: -0.2, bend: 0.5 },
    ],
  }
  const side = (sign: number, colour: V3) => {
    for (const [x, z, jump] of [
      [1.1, -5.6, 0.55],
      [3, -3.4, 0],
      [3.4, -8.6, 0],
      [5.6, -5.2, 0],
      [6.2, -9, 0],
    ] as const)
      stands(
        solid,
        [sign * (x + 0.1), sign > 0 ? jump : jump * 0.8, z],
        -sign * 1.5,
        man(random, { head: 'hair', top: colour, bottom: hex('#22262e') }),
        jump ? (sign > 0 ? spike : POSE.cheer) : ready,
      )
  }
  side(1, hex('#c8352f'))
  side(-1, hex('#27638c'))
  for (let i = 0; i < 12; i++)
    stands(
      solid,
      [-8 + i * 1.5, 0, -13.6 - random()],
      between(random, -0.3, 0.3),
      pick(random, [man, woman, child])(random),
      i % 4 ? POSE.stand : POSE.cheer,
    )
  solid.place(moved(-12, 0, -15), () => tree(solid, random, 8))
  return {
    weather: WEATHER.afternoon,
    camera: camera([-2.6, 2.3, 5.4], [0.3, 1.9, -6.5], 44),
    shadows: { centre: [0, 2, -7], radius: 15 },
  }
}

/** A filled sack, lying or standing. */
export function sack(
  { solid }: Stage,
  at: V3,
  turn: number,
  lying: boolean,
  colour: V3 = hex('#ece5d2'),
): void {
  solid.place(then(tipped(lying ? Math.PI / 2 : 0), turned(turn), moved(...at)), () => {
    const shape: V3[] = [
      [0, 0, 0],
      [0, 0.08, 0],
      [0, 0.36, 0],
      [0, 0.56, 0],
      [0, 0.66, 0],
    ]
    tube(
      solid,
      shape,
      [0.1, 0.24, 0.26, 0.22, 0.12],
      { colour, pattern: 'cloth' },
      { around: 16, rows: 18, flatness: 0.62 },
    )
    tube(
      solid,
      [
        [0, 0.64, 0],
        [0, 0.74, 0],
      ],
      [0.05, 0.1],
      { colour, pattern: 'cloth' },
      { around: 10, rows: 3, flatness: 0.6 },
    )
    box(solid, [0, 0.33, 0.153], [0.26, 0.2, 0.01], { colour: hex('#2f7a55') })
  })
}

/** Villagers receive sacks of rice at the hall. */
export const riceAid: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 49, 230)
  yard(stage, 8, 700, (_x, z) => z > -9)
  hamlet(stage, -30, 30, -20, 4, 12)
  box(solid, [0.6, 0.72, -4.3], [3.2, 0.07, 0.9], TIMBER)
  for (const [x, z] of [
    [-0.8, -4],
    [2, -4],
    [-0.8, -4.6],
    [2, -4.6],
  ] as const)
    box(solid, [x, 0.36, z], [0.08, 0.7, 0.08], TIMBER)
  for (let i = 0; i < 4; i++)
    sack(stage, [-0.6 + i * 0.7, 0.76, -4.35], between(random, -0.2, 0.2), false)
  for (let layer = 0; layer < 5; layer++)
    for (let i = 0; i < 5 - Math.floor(layer / 2); i++)
      sack(stage, [3.1 + i * 0.58 + (layer % 2) * 0.22, 0.16 + layer * 0.3, -5.3], 0, true)
  for (const [x, w] of [
    [-0.4, 0],
    [1.5, 1],
  ] as const)
    stands(
      solid,
      [x, 0, -5.2],
      0.1,
      w
        ? woman(random, { top: KHAKI, bottom: KHAKI, head: 'hijab', headColour: hex('#7a5a34') })
        : man(random, {
            top: KHAKI,
            bottom: KHAKI,
            head: 'peci',
            headColour: BLACK,
            longSleeves: true,
          }),
      POSE.give,
    )
  stands(solid, [-0.3, 0, -3.2], 3, woman(random, { head: 'hijab' }), POSE.give)
  stands(
    solid,
    [1.6, 0, -3.1],
    -2.9,
    man(random, { head: 'peci', bottom: hex('#4a3350'), skirt: true }),
    POSE.give,
  )
  for (let i = 0; i < 7; i++)
    stands(
      solid,
      [-1.4 - i * 0.85, 0, -3.1 + i * 0.22],
      2.2,
      pick(random, [woman, man])(random),
      POSE.stand,
    )
  stands(solid, [3.4, 0, -2.6], 1.2, woman(random, { head: 'hijab', headColour: hex('#c9a24f') }), {
    ...POSE.walk,
    arms: [
      { lift: 1, bend: 0.8 },
      { lift: 1, bend: 0.8 },
    ],
  })
  solid.place(moved(3.66, 0.92, -2.46), () => sack(stage, [0, 0, 0.1], 1.2, true))
  for (const x of [-4.6, 5.6]) box(solid, [x, 1.6, -5.9], [0.16, 3.2, 0.16], TIMBER)
  box(solid, [0.5, 3.2, -5.2], [11.4, 0.08, 2.6], { colour: hex('#b4583a') })
  for (const x of [-4.6, 5.6]) box(solid, [x, 0.3, -5.9], [0.4, 0.6, 0.4], CONCRETE)
  for (const x of [-6.4, 7.4]) solid.place(moved(x, 0, -7), () => bush(solid, random, 0.8))
  return {
    weather: WEATHER.afternoon,
    camera: camera([-0.9, 1.75, 2.3], [0.5, 1.15, -5], 42),
    shadows: { centre: [0, 1, -5], radius: 11 },
  }
}
