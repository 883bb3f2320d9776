import type { Mesh } from '../engine/mesh'
import { moved, then, turned } from '../engine/matrix'
import { between, fbm, type Random } from '../engine/random'
import { hex, mix, type V3 } from '../engine/vector'
import { ground, ridge, volcano } from '../models/land'
import { man, POSE, stands, STRAW, woman } from '../models/people'
import { banana, palm, tree, tuft } from '../models/plants'
import { ball, blade, box, tube } from '../models/shapes'
import { WEATHER } from '../models/weather'
import { camera, type Scene } from '../stage'
import { hamlet, hills } from './yard'

const GREEN: [V3, V3] = [hex('#6fa02e'), hex('#b3c24a')]
const GOLD: [V3, V3] = [hex('#b98f2e'), hex('#e0c063')]

/** Rice in rows over a rectangle, thinner with distance from the viewer at z = 0. */
function rice(
  mesh: Mesh,
  random: Random,
  [x0, z0, x1, z1]: readonly [number, number, number, number],
  height: number,
  colours: readonly [V3, V3],
  y = 0,
): void {
  for (let z = z1; z > z0;) {
    const far = Math.max(0, -z)
    const step = 0.26 + far * 0.022
    for (let x = x0; x < x1; x += step)
      mesh.place(
        then(
          turned(random() * 6),
          moved(x + between(random, -0.05, 0.05), y, z + between(random, -0.05, 0.05)),
        ),
        () =>
          tuft(
            mesh,
            random,
            0.07 + far * 0.006,
            height,
            far > 14 ? 5 : 9,
            colours,
            0.018 + far * 0.0022,
          ),
      )
    z -= step
  }
}

/** Farmers reap ripe rice; sheaves lie on the bund. */
export const harvest: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 8, -260)
  const path = (x: number, z: number) => Math.abs(x - 1.4 - z * 0.06) < 0.75
  ground(
    solid,
    [-70, -90, 70, 6],
    (x, z) => (path(x, z) ? 0.14 : -0.04) + 0.04 * fbm(x * 2, z * 2, 2),
    { colour: GOLD[0], pattern: 'ground' },
    (x, z) =>
      path(x, z)
        ? hex('#6f8a3c')
        : z < -27
          ? GOLD[1]
          : mix(hex('#8a6f3a'), hex('#b7963f'), fbm(x, z, 2)),
    150,
  )
  rice(solid, random, [-15, -27, 0.2, -1.2], 0.82, GOLD)
  rice(solid, random, [4.6, -27, 17, -6.5], 0.82, GOLD)
  for (let i = 0; i < 260; i++) {
    const [x, z] = [between(random, 2.6, 8), between(random, -6.2, 2)]
    solid.place(moved(x, -0.02, z), () => tuft(solid, random, 0.06, 0.16, 7, GOLD, 0.02))
  }
  for (const [x, z, turn] of [
    [2.5, -2.6, 0.3],
    [3.2, -3.1, 1.1],
    [2.2, -4.6, 0.7],
    [3.9, -1.6, 2],
  ] as const)
    solid.place(then(turned(turn), moved(x, 0.12, z)), () => sheaf(solid, random))
  stands(
    solid,
    [-1.1, 0, -3.6],
    0.9,
    woman(random, { head: 'caping', headColour: STRAW, top: hex('#a8433a') }),
    POSE.stoop,
  )
  stands(
    solid,
    [3.9, 0, -6],
    -0.7,
    man(random, { head: 'caping', headColour: STRAW, top: hex('#3c6a86'), longSleeves: true }),
    POSE.stoop,
  )
  stands(
    solid,
    [-3.4, 0, -7.5],
    0.5,
    woman(random, { head: 'caping', headColour: STRAW, top: hex('#d9b24a') }),
    POSE.stoop,
  )
  stands(
    solid,
    [1, 0.14, -8.4],
    0.3,
    man(random, { head: 'caping', headColour: STRAW, top: hex('#e4ddcc') }),
    POSE.give,
  )
  stands(
    solid,
    [6.6, 0, -10.5],
    -1.2,
    woman(random, { head: 'caping', headColour: STRAW, top: hex('#4f7a54') }),
    POSE.stoop,
  )
  hamlet(stage, -34, 34, -46, 5, 22)
  return {
    weather: { ...WEATHER.afternoon, sunDirection: WEATHER.morning.sunDirection },
    camera: camera([1.1, 1.75, 3.6], [0.6, 1.05, -8], 42),
    shadows: { centre: [0, 0, -9], radius: 18 },
  }
}

function sheaf(mesh: Mesh, random: Random): void {
  for (let i = 0; i < 70; i++) {
    const [a, b] = [between(random, -0.1, 0.1), between(random, 0, 0.16)]
    blade(
      mesh,
      [a, b, 0.4],
      [a * 2.6, b * 1.5 + 0.02, -0.5],
      0.03,
      0.05,
      { colour: GOLD[1], translucent: 0.2 },
      2,
      mix(...GOLD, random()),
    )
  }
  tube(
    mesh,
    [
      [-0.13, 0.05, 0.1],
      [0, 0.19, 0.1],
      [0.13, 0.05, 0.1],
    ],
    [0.018, 0.018],
    { colour: hex('#7a5c2a') },
  )
}

/** A stone-lined channel runs along green paddies. */
export const irrigation: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 12, 240)
  const middle = (z: number) => 0.5 + 0.0055 * z * z * 0.7 - 0.02 * z
  const ditch = (x: number, z: number) => Math.abs(x - middle(z)) < 1
  ground(
    solid,
    [-70, -90, 70, 5],
    (x, z) =>
      (ditch(x, z) ? -0.8 : Math.abs(x - middle(z)) < 2.1 ? 0.12 : -0.1) +
      0.04 * fbm(x * 2, z * 2, 2),
    { colour: GREEN[0], pattern: 'ground' },
    (x, z) =>
      ditch(x, z)
        ? hex('#4a4435')
        : z < -30
          ? hex('#86a53c')
          : mix(hex('#5d7f31'), hex('#8e9a4a'), fbm(x, z, 2)),
    260,
  )
  for (const side of [-1, 1]) {
    solid.grid(
      2,
      90,
      (u, v) => {
        const z = 4 - v * 46
        const x = middle(z) + side * (0.78 + 0.36 * u)
        return [x, u < 0.1 ? -0.7 : 0.2 + 0.02 * fbm(x * 8, z * 8, 2), z]
      },
      { colour: hex('#b3ab9b'), pattern: 'plaster' },
    )
    for (let i = 0; i < 420; i++) {
      const z = 4 - 34 * random() ** 1.4
      const r = between(random, 0.08, 0.15)
      ball(
        solid,
        [middle(z) + side * between(random, 0.78, 0.88), between(random, -0.36, 0.12), z],
        [r, r * 0.8, r * 1.2],
        { colour: mix(hex('#7d776b'), hex('#a39a88'), random()), pattern: 'rock' },
        5,
      )
    }
  }
  solid.grid(4, 60, (u, v) => [middle(4 - v * 46) + (u - 0.5) * 1.9, -0.26, 4 - v * 46], {
    colour: hex('#3d5a4c'),
    pattern: 'water',
    translucent: 1,
  })
  rice(solid, random, [-14, -28, -1.9, 2], 0.5, GREEN)
  rice(solid, random, [3.4, -28, 20, 2], 0.5, GREEN)
  for (const [x, z] of [
    [-6, -19],
    [-9, -24],
    [14, -26],
  ] as const)
    solid.place(moved(x, 0, z), () => palm(solid, random, 9))
  stands(
    solid,
    [-1.5, 0.12, -7.4],
    0.5,
    man(random, { head: 'caping', headColour: STRAW, top: hex('#3d6178') }),
    POSE.walk,
  )
  tube(
    solid,
    [
      [-1.2, 1.6, -7.9],
      [-1.75, 1.05, -6.8],
    ],
    [0.018, 0.018],
    { colour: hex('#8a6a45') },
    { around: 6 },
  )
  hamlet(stage, -36, 36, -48, 4, 18)
  return {
    weather: { ...WEATHER.morning, mist: 0.003 },
    camera: camera([0.1, 1.7, 4.6], [0.9, 0.5, -8], 42),
    waterLevel: -0.26,
    shadows: { centre: [0, 0, -8], radius: 18 },
  }
}

/** A new concrete lane climbs between paddies; the last forms and tools beside it. */
export const road: Scene = (stage) => {
  const { solid, random } = stage
  hills(stage, 15, -200)
  const climb = (z: number) => Math.max(0, -z - 3) * 0.085
  const bend = (z: number) => 0.3 + Math.sin(z * 0.07) * 2.2
  const verge = (x: number, z: number) => Math.abs(x - bend(z))
  ground(
    solid,
    [-60, -80, 60, 6],
    (x, z) =>
      climb(z) * (verge(x, z) < 3 ? 1 : 0.92) -
      (verge(x, z) < 1.6 ? 0.12 : 0) -
      (verge(x, z) > 3 ? 0.4 : 0) +
      0.05 * fbm(x * 2, z * 2, 2),
    { colour: GREEN[0], pattern: 'ground' },
    (x, z) =>
      verge(x, z) < 2 ? hex('#96785a') : mix(hex('#65853a'), hex('#93a04c'), fbm(x, z, 2)),
    230,
  )
  const slabs = 24
  for (let i = 0; i < slabs; i++) {
    const [from, to] = [6 - i * 2.6, 6 - (i + 1) * 2.6 + 0.05]
    solid.grid(
      4,
      5,
      (u, v) => {
        const z = from + (to - from) * v
        return [bend(z) + (u - 0.5) * 2.9, climb(z) + 0.14, z]
      },
      { colour: i % 3 ? hex('#c4beb0') : hex('#cdc8bb'), pattern: 'plaster', gloss: 0.12 },
    )
    for (const side of [-1, 1])
      solid.grid(
        1,
        5,
        (u, v) => {
          const z = from + (to - from) * v
          return [bend(z) + side * 1.45, climb(z) + 0.14 - u * 0.3, z]
        },
        { colour: hex('#a39d90'), pattern: 'plaster' },
      )
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 900; i++) {
      const z = 5 - 36 * random() ** 1.4
      const x = bend(z) + side * between(random, 1.9, 6 - z * 0.3)
      solid.place(moved(x, climb(z) * 0.95 - (verge(x, z) > 3 ? 0.4 : 0), z), () =>
        tuft(
          solid,
          random,
          0.16,
          verge(x, z) > 3 ? 0.5 : 0.25,
          9,
          GREEN,
          0.022 + Math.max(0, -z) * 0.001,
        ),
      )
    }
  for (const [x, z, h] of [
    [-6, -16, 9],
    [7.5, -22, 10],
    [-10, -28, 8],
    [10, -14, 8],
  ] as const)
    solid.place(moved(x, climb(z) - 0.3, z), () => palm(solid, random, h))
  solid.place(moved(5.2, climb(-8) - 0.3, -8), () => banana(solid, random, 3.4))
  solid.place(moved(-9, climb(-12) - 0.3, -12), () => tree(solid, random, 6))
  const at = (x: number, z: number): V3 => [bend(z) + x, climb(z) + 0.14, z]
  stands(solid, at(-0.5, -9), 2.9, man(random, { head: 'caping', headColour: STRAW }), POSE.walk)
  stands(solid, at(0.4, -13), 0.2, woman(random), POSE.walk)
  stands(
    solid,
    at(-1.9, -5.2),
    1.4,
    man(random, { head: 'cap', headColour: hex('#c9a02c'), top: hex('#2f5f7a') }),
    POSE.stand,
  )
  tube(
    solid,
    [add3(at(-1.65, -4.9), 0, -0.1), add3(at(-1.75, -4.9), 0, 1.45)],
    [0.02, 0.02],
    { colour: hex('#8a6a45') },
    { around: 6 },
  )
  box(solid, add3(at(-1.62, -4.86), 0, -0.02), [0.24, 0.3, 0.03], {
    colour: hex('#4a4a4a'),
    gloss: 0.4,
  })
  hamlet(stage, -30, 34, -58, 4, 14)
  return {
    weather: WEATHER.afternoon,
    camera: camera([0.4, 1.7, 4.4], [0.5, 1.6, -9], 42),
    shadows: { centre: [0, 1, -10], radius: 19 },
  }
}

const add3 = ([x, y, z]: V3, dx: number, dy: number): V3 => [x + dx, y + dy, z]

/** The sun comes up behind the volcano; mist fills the valley. */
export const sunrise: Scene = ({ solid, backdrop, random }) => {
  ground(
    solid,
    [-40, -26, 40, 6],
    (x, z) => -0.5 - Math.max(0, -z - 4) * 0.26 + 0.4 * fbm(x * 0.3, z * 0.3, 3),
    { colour: hex('#5d7a30'), pattern: 'ground' },
  )
  for (let i = 0; i < 1500; i++) {
    const [x, z] = [between(random, -9, 9), between(random, -9, 3)]
    solid.place(moved(x, -0.4 - Math.max(0, -z - 4) * 0.26, z), () =>
      tuft(
        solid,
        random,
        0.2,
        between(random, 0.2, 0.55),
        6,
        [hex('#5f7f2e'), hex('#a39a4a')],
        0.02,
      ),
    )
  }
  solid.place(moved(6.2, -0.9, -5), () => palm(solid, random, 7.5))
  solid.place(moved(8.6, -1, -7), () => palm(solid, random, 6))
  solid.place(moved(-7.4, -1, -6), () => tree(solid, random, 5))
  for (let i = 0; i < 40; i++)
    backdrop.place(moved(between(random, -120, 120), -31, between(random, -190, -70)), () =>
      tree(backdrop, random, between(random, 6, 12), hex('#3d5530'), 0.25),
    )
  backdrop.grid(
    90,
    90,
    (u, v) => {
      const [x, z] = [(u - 0.5) * 700, -40 - v * 500]
      return [x, -31 + 5 * fbm(x * 0.02, z * 0.02, 3), z]
    },
    { colour: hex('#54703a'), pattern: 'foliage' },
  )
  ridge(backdrop, -300, 46, 31, hex('#3c5238'), -34)
  ridge(backdrop, -520, 90, 37, hex('#3c5040'), -38)
  ridge(backdrop, -820, 130, 41, hex('#3c4e48'), -40)
  volcano(backdrop, [-210, -40, -1500], 430, 6)
  return {
    weather: { ...WEATHER.sunrise, mist: 0.007, mistHeight: 7 },
    camera: camera([0, 2.2, 7], [0, 2.6, -20], 40),
    shadows: { centre: [0, 0, -4], radius: 14 },
    grade: { bloom: 0.3 },
  }
}
