import type { Material, Mesh } from '../engine/mesh'
import { moved, then, tipped, turned } from '../engine/matrix'
import { between, pick, type Random } from '../engine/random'
import { add, hex, scale, type V3 } from '../engine/vector'
import { ball, lathe, tube } from './shapes'

/** Angles in radians: forward lift from hanging, spread to the side, and bend of elbow or knee. */
export interface Limb {
  lift?: number
  spread?: number
  bend?: number
}

export interface Pose {
  arms?: readonly [left: Limb, right: Limb]
  legs?: readonly [left: Limb, right: Limb]
  /** Forward lean of the trunk. */
  lean?: number
  /** Height of the hips above the ground; standing is 0.9. */
  hips?: number
}

export interface Person {
  height: number
  skin: V3
  top: V3
  bottom: V3
  /** Legs under one long garment. */
  skirt?: boolean
  longSleeves?: boolean
  head: 'hair' | 'long hair' | 'peci' | 'hijab' | 'caping' | 'cap'
  headColour: V3
}

export const POSE = {
  stand: {
    arms: [
      { spread: 0.08, bend: 0.15 },
      { spread: 0.08, bend: 0.15 },
    ],
  },
  walk: {
    arms: [
      { lift: 0.4, bend: 0.4 },
      { lift: -0.35, bend: 0.2 },
    ],
    legs: [
      { lift: -0.32, bend: 0.25 },
      { lift: 0.38, bend: 0.12 },
    ],
  },
  /** On a chair. */
  sit: {
    hips: 0.5,
    legs: [
      { lift: 1.45, bend: 1.45, spread: 0.08 },
      { lift: 1.45, bend: 1.45, spread: 0.08 },
    ],
    arms: [
      { lift: 0.5, bend: 0.9 },
      { lift: 0.5, bend: 0.9 },
    ],
  },
  /** Cross-legged on a mat. */
  floor: {
    hips: 0.14,
    lean: 0.1,
    legs: [
      { lift: 1.5, spread: 0.75, bend: 2.3 },
      { lift: 1.5, spread: 0.75, bend: 2.3 },
    ],
    arms: [
      { lift: 0.55, bend: 0.8, spread: 0.12 },
      { lift: 0.55, bend: 0.8, spread: 0.12 },
    ],
  },
  squat: {
    hips: 0.36,
    lean: 0.4,
    legs: [
      { lift: 1.9, bend: 2.1, spread: 0.2 },
      { lift: 1.9, bend: 2.1, spread: 0.2 },
    ],
    arms: [
      { lift: 0.9, bend: 0.5 },
      { lift: 0.9, bend: 0.5 },
    ],
  },
  /** Bent over the ground, as for planting and reaping. */
  stoop: {
    hips: 0.82,
    lean: 1.05,
    legs: [
      { lift: 0.15, bend: 0.25, spread: 0.12 },
      { lift: -0.1, bend: 0.1, spread: 0.12 },
    ],
    arms: [
      { lift: 0.5, bend: 0.3 },
      { lift: 0.35, bend: 0.2 },
    ],
  },
  give: {
    lean: 0.1,
    arms: [
      { lift: 0.95, bend: 0.65, spread: -0.1 },
      { lift: 0.95, bend: 0.65, spread: -0.1 },
    ],
  },
  salute: { arms: [{ spread: 0.06 }, { lift: 1.35, spread: 0.75, bend: 2.25 }] },
  cheer: {
    arms: [
      { lift: 2.5, spread: 0.25, bend: 0.4 },
      { lift: 2.6, spread: 0.2, bend: 0.3 },
    ],
  },
} satisfies Record<string, Pose>

const SHOE: Material = { colour: hex('#3a2b22') }

/** Where a two-part limb's joint and end are, hanging from `root`. */
function limb(
  root: V3,
  side: number,
  upper: number,
  lower: number,
  { lift = 0, spread = 0, bend = 0 }: Limb,
  foldForward: boolean,
): [V3, V3] {
  const towards = (angle: number): V3 => [
    side * Math.sin(spread),
    -Math.cos(angle) * Math.cos(spread),
    Math.sin(angle) * Math.cos(spread),
  ]
  const joint = add(root, scale(towards(lift), upper))
  const folded = towards(foldForward ? lift + bend : lift - bend)
  const end = add(
    joint,
    scale([folded[0] * (foldForward ? -0.3 : 0.3), folded[1], folded[2]], lower),
  )
  return [joint, end]
}

/** A person at the origin who faces the viewer (+z). */
export function person(mesh: Mesh, who: Person, pose: Pose): void {
  const k = who.height / 1.66
  mesh.place(
    (p) => scale(p, k),
    () => build(mesh, who, pose),
  )
}

function build(
  mesh: Mesh,
  who: Person,
  { arms = POSE.stand.arms, legs = [{}, {}], lean = 0, hips = 0.9 }: Pose,
): void {
  const skin: Material = { colour: who.skin, pattern: 'skin', gloss: 0.15 }
  const top: Material = { colour: who.top, pattern: 'cloth' }
  const bottom: Material = { colour: who.bottom, pattern: 'cloth' }
  const long = who.longSleeves ?? who.head === 'hijab'
  const ends = legs.map((leg, index) => {
    const side = index === 0 ? 1 : -1
    const hip: V3 = [side * 0.09, hips - 0.02, 0]
    const [knee, ankle] = limb(hip, side, 0.43, 0.42, leg, false)
    const foot: V3 = [ankle[0], Math.max(ankle[1], 0.05), ankle[2]]
    if (!who.skirt)
      tube(mesh, [hip, knee, foot], [0.098, 0.07, 0.058], bottom, { around: 9, rows: 8 })
    else tube(mesh, [hip, knee, foot], [0.12, 0.1, 0.1], bottom, { around: 9, rows: 8 })
    ball(mesh, add(foot, [0, -0.02, 0.06]), [0.045, 0.04, 0.12], SHOE, 6)
    return foot
  })
  if (who.skirt && hips > 0.6) {
    const middle = scale(add(ends[0] ?? [0, 0, 0], ends[1] ?? [0, 0, 0]), 0.5)
    tube(
      mesh,
      [
        [0, hips + 0.12, 0],
        [middle[0] * 0.4, hips * 0.55, middle[2] * 0.4],
        [middle[0], 0.1, middle[2]],
      ],
      [0.135, 0.19, 0.21],
      bottom,
      { around: 14, rows: 10, flatness: 0.8 },
    )
  }
  mesh.place(then(moved(0, -hips, 0), tipped(lean), moved(0, hips, 0)), () => {
    const up = (y: number) => hips - 0.9 + y
    tube(
      mesh,
      [
        [0, up(0.8), 0],
        [0, up(0.98), 0.005],
        [0, up(1.2), 0.012],
        [0, up(1.34), 0],
        [0, up(1.43), -0.005],
      ],
      [0.148, 0.14, 0.165, 0.175, 0.06],
      top,
      { around: 16, rows: 18, flatness: 0.66 },
    )
    for (const [index, arm] of arms.entries()) {
      const side = index === 0 ? 1 : -1
      const shoulder: V3 = [side * 0.178, up(1.345), 0]
      const [elbow, hand] = limb(shoulder, side, 0.28, 0.26, { spread: 0.1, ...arm }, true)
      ball(mesh, add(shoulder, [-side * 0.012, -0.004, 0]), [0.07, 0.068, 0.064], top, 8)
      const sleeve = long ? hand : add(shoulder, scale(add(elbow, scale(shoulder, -1)), 0.8))
      tube(mesh, [shoulder, elbow, hand], [0.05, 0.04, 0.03], skin, { around: 8, rows: 9 })
      tube(
        mesh,
        long
          ? [add(shoulder, [-side * 0.03, 0.02, 0]), elbow, sleeve]
          : [add(shoulder, [-side * 0.03, 0.02, 0]), sleeve],
        [0.066, 0.056, 0.048],
        top,
        { around: 8, rows: 8 },
      )
      ball(mesh, add(hand, scale(add(hand, scale(elbow, -1)), 0.18)), [0.036, 0.05, 0.036], skin, 6)
    }
    tube(
      mesh,
      [
        [0, up(1.38), -0.01],
        [0, up(1.5), 0.01],
      ],
      [0.052, 0.05],
      skin,
      { around: 8, rows: 3 },
    )
    mesh.place(then(tipped(-lean * 0.55), moved(0, up(1.47), 0.012)), () => headOf(mesh, who, skin))
  })
}

/** A head above the origin, chin at the height 0. */
function headOf(mesh: Mesh, { head, headColour }: Person, skin: Material): void {
  const cloth: Material = { colour: headColour, pattern: 'cloth' }
  const middle: V3 = [0, 0.105, 0]
  ball(mesh, middle, [0.077, 0.112, 0.092], skin, 12)
  ball(mesh, [0, 0.045, 0.02], [0.056, 0.055, 0.062], skin, 10)
  ball(mesh, [0, 0.092, 0.09], [0.014, 0.022, 0.018], skin, 6)
  const dark: Material = { colour: hex('#1d1512'), gloss: 0.5 }
  for (const side of [-1, 1]) {
    ball(mesh, [side * 0.03, 0.115, 0.083], [0.011, 0.006, 0.008], dark, 5)
    ball(mesh, [side * 0.03, 0.135, 0.083], [0.018, 0.0035, 0.008], { colour: hex('#2a1d16') }, 4)
    if (head !== 'hijab') ball(mesh, [side * 0.077, 0.1, -0.005], [0.012, 0.028, 0.018], skin, 6)
  }
  ball(mesh, [0, 0.05, 0.079], [0.022, 0.006, 0.008], { colour: hex('#8a4b40') }, 5)
  if (head === 'hijab') {
    ball(mesh, [0, 0.115, -0.022], [0.098, 0.128, 0.104], cloth, 14)
    tube(
      mesh,
      [
        [0, 0.1, -0.03],
        [0, 0.005, -0.012],
        [0, -0.09, 0.01],
        [0, -0.22, 0.03],
      ],
      [0.095, 0.088, 0.15, 0.19],
      cloth,
      { around: 18, rows: 12, flatness: 0.74 },
    )
    return
  }
  const hair: Material = {
    colour: head === 'hair' || head === 'long hair' ? headColour : hex('#171210'),
    gloss: 0.3,
  }
  ball(mesh, [0, 0.128, -0.018], [0.084, 0.1, 0.092], hair, 12)
  if (head === 'long hair') {
    ball(mesh, [0, 0.11, -0.085], [0.05, 0.05, 0.045], hair, 8)
  } else if (head === 'peci') {
    mesh.place(
      then((p) => [p[0] * 0.86, p[1], p[2] * 1.08], tipped(-0.08), moved(0, 0.15, -0.008)),
      () =>
        lathe(
          mesh,
          [
            [0.001, 0.105],
            [0.086, 0.1],
            [0.097, 0],
          ],
          { colour: headColour, pattern: 'cloth' },
          20,
        ),
    )
  } else if (head === 'caping') {
    mesh.place(moved(0, 0.15, 0), () =>
      lathe(
        mesh,
        [
          [0.001, 0.17],
          [0.13, 0.07],
          [0.27, -0.02],
          [0.26, -0.035],
          [0.1, 0.04],
        ],
        { colour: headColour, pattern: 'cloth' },
        24,
      ),
    )
  } else if (head === 'cap') {
    ball(mesh, [0, 0.15, -0.01], [0.089, 0.09, 0.098], cloth, 10)
    ball(mesh, [0, 0.155, 0.1], [0.06, 0.008, 0.06], cloth, 8)
  }
}

const SKINS = ['#a9744f', '#b9835b', '#8f5d3d', '#c3906a', '#9c6845'].map(hex)
const SHIRTS = [
  '#2f5f7a',
  '#8d3b2f',
  '#d8cdb4',
  '#37643f',
  '#c28f2c',
  '#5a4a6b',
  '#e3e0d6',
  '#a65f3a',
  '#3c4a5e',
  '#7d8f4a',
].map(hex)
const TROUSERS = ['#2b2f3a', '#4a3f33', '#33443f', '#5d5346', '#232323', '#3b4860'].map(hex)
const VEILS = [
  '#d8b7a0',
  '#3f6b5c',
  '#8aa6b8',
  '#c9a24f',
  '#7a4458',
  '#e6ded0',
  '#51607f',
  '#b5755f',
].map(hex)
const KAIN = ['#6b4a33', '#4a3350', '#7a5b2f', '#2f4a52', '#5f3a33'].map(hex)

export const KHAKI = hex('#a58b5c')
export const BLACK = hex('#17161a')
export const STRAW = hex('#c9a866')

export function man(random: Random, more: Partial<Person> = {}): Person {
  return {
    height: between(random, 1.6, 1.72),
    skin: pick(random, SKINS),
    top: pick(random, SHIRTS),
    bottom: pick(random, TROUSERS),
    head: pick(random, ['hair', 'hair', 'peci', 'cap'] as const),
    headColour: BLACK,
    ...more,
  }
}

export function woman(random: Random, more: Partial<Person> = {}): Person {
  const veiled = random() < 0.75
  return {
    height: between(random, 1.5, 1.6),
    skin: pick(random, SKINS),
    top: pick(random, SHIRTS),
    bottom: pick(random, KAIN),
    skirt: true,
    longSleeves: true,
    head: veiled ? 'hijab' : 'long hair',
    headColour: veiled ? pick(random, VEILS) : BLACK,
    ...more,
  }
}

export function child(random: Random, more: Partial<Person> = {}): Person {
  const girl = random() < 0.5
  return {
    ...(girl ? woman(random) : man(random, { head: 'hair' })),
    height: between(random, 1.12, 1.32),
    ...more,
  }
}

/** Puts a person at (x, y, z), turned by `angle` from facing the viewer. */
export function stands(mesh: Mesh, at: V3, angle: number, who: Person, pose: Pose): void {
  mesh.place(then(turned(angle), moved(...at)), () => person(mesh, who, pose))
}
