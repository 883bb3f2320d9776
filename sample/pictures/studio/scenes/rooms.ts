import type { Weather } from '../engine/picture'
import { moved, then, turned } from '../engine/matrix'
import { between, pick } from '../engine/random'
import { hex, scale, type V3 } from '../engine/vector'
import { opening, TIMBER } from '../models/buildings'
import { BLACK, child, KHAKI, man, POSE, stands, woman, type Pose } from '../models/people'
import { PRINTED, sheet, strip } from '../models/print'
import { ball, box, lathe, tube } from '../models/shapes'
import { WEATHER } from '../models/weather'
import { camera, type Scene, type Stage } from '../stage'

/** Light that falls into a room from open doors behind the viewer and windows at the left. */
const INDOORS: Weather = {
  ...WEATHER.day,
  sunDirection: [-0.62, 0.5, 0.6],
  sunColour: scale(hex('#ffe6bf'), 1.7),
  sunSpread: 0.05,
  hazeDensity: 0.004,
  haze: scale(hex('#e8dcc4'), 0.6),
  ambient: [0.13, 0.125, 0.115],
  bounce: [0.2, 0.17, 0.13],
}

/** A room open to the viewer: floor tiles, two walls with windows, a back wall, a ceiling that lets light in. */
function room(stage: Stage, half: number, depth: number, height: number, paint: V3): void {
  const { solid, backdrop } = stage
  for (let x = -half; x < half; x += 0.6)
    for (let z = -depth; z < 4; z += 0.6)
      solid.quad(
        [
          [x, 0, z],
          [x + 0.59, 0, z],
          [x + 0.59, 0, z + 0.59],
          [x, 0, z + 0.59],
        ],
        { colour: scale(hex('#d8cdb8'), 0.92 + 0.12 * stage.random()), gloss: 0.55 },
      )
  solid.quad(
    [
      [-half, -0.004, 4],
      [half, -0.004, 4],
      [half, -0.004, -depth],
      [-half, -0.004, -depth],
    ],
    { colour: hex('#9a8f7c') },
  )
  box(solid, [0, height / 2, -depth - 0.1], [half * 2, height, 0.2], {
    colour: paint,
    pattern: 'plaster',
  })
  box(solid, [0, 0.5, -depth + 0.01], [half * 2, 1, 0.04], {
    colour: scale(hex('#6f9a80'), 0.95),
    pattern: 'plaster',
  })
  for (const side of [-1, 1]) {
    solid.place(then(turned((-side * Math.PI) / 2), moved(side * half, 0, 0)), () => {
      for (const [x, w] of [
        [0, 2.6],
        [depth * 0.68, depth * 0.36],
      ] as const)
        for (const y of [0.55, height - 0.3])
          box(solid, [x * side, y, 0], [w + 3, y < 1 ? 1.1 : 0.6, 0.12], {
            colour: paint,
            pattern: 'plaster',
          })
    })
    backdrop.quad(
      [
        [side * (half + 0.06), height, -depth],
        [side * (half + 0.06), height, 4],
        [side * (half + 0.06), 0, 4],
        [side * (half + 0.06), 0, -depth],
      ],
      { colour: scale(paint, 0.95), pattern: 'plaster' },
    )
    for (const z of [-depth * 0.72, -depth * 0.36])
      backdrop.place(then(turned((-side * Math.PI) / 2), moved(side * half, 0, z)), () =>
        opening(backdrop, 0, 1.7, 0.02, 1.7, 1.5, false, { colour: hex('#3f6b52'), gloss: 0.2 }),
      )
  }
  backdrop.quad(
    [
      [-half, height, 4],
      [half, height, 4],
      [half, height, -depth],
      [-half, height, -depth],
    ],
    { colour: hex('#efe9da') },
  )
  for (let x = -half; x <= half; x += half / 2)
    box(backdrop, [x, height - 0.03, -depth / 2], [0.06, 0.06, depth + 8], {
      colour: hex('#cfc6b0'),
    })
}

/** A table or desk with its top at 0.75. */
function desk(
  { solid }: Stage,
  x: number,
  z: number,
  width: number,
  depth = 0.7,
  colour = TIMBER.colour,
): void {
  box(solid, [x, 0.73, z], [width, 0.05, depth], { colour, pattern: 'wood', gloss: 0.35 })
  for (const dx of [-1, 1])
    box(solid, [x + dx * (width / 2 - 0.06), 0.36, z], [0.06, 0.72, depth - 0.1], {
      colour,
      pattern: 'wood',
    })
  box(solid, [x, 0.5, z + depth / 2 - 0.05], [width - 0.12, 0.42, 0.03], {
    colour,
    pattern: 'wood',
  })
}

/** A plastic chair that faces the viewer before it is turned. */
function chair({ solid }: Stage, x: number, z: number, turn: number, colour: V3): void {
  solid.place(then(turned(turn), moved(x, 0, z)), () => {
    box(solid, [0, 0.44, 0], [0.44, 0.04, 0.42], { colour, gloss: 0.35 })
    for (const dx of [-0.19, 0.19])
      for (const dz of [-0.18, 0.18])
        box(solid, [dx, 0.22, dz], [0.04, 0.44, 0.04], { colour, gloss: 0.35 })
    solid.grid(
      8,
      4,
      (u, v) => [(u - 0.5) * 0.44, 0.86 - v * 0.4, -0.2 - 0.06 * Math.sin(u * 3.14)],
      { colour, gloss: 0.35 },
    )
  })
}

/** A banner and two flags at the back wall. */
function backWall({ solid }: Stage, depth: number, height: number): void {
  solid.quad(
    [
      [-2.6, height - 0.5, -depth + 0.06],
      [2.6, height - 0.5, -depth + 0.06],
      [2.6, height - 1.35, -depth + 0.06],
      [-2.6, height - 1.35, -depth + 0.06],
    ],
    PRINTED,
    { picture: [0, 0, 1, 0.165] },
  )
  for (const x of [-3.4, 3.4]) {
    tube(
      solid,
      [
        [x, 0, -depth + 0.5],
        [x, 2.3, -depth + 0.5],
      ],
      [0.025, 0.02],
      { colour: hex('#c9a02c'), gloss: 0.6 },
      { around: 8 },
    )
    for (const [from, colour] of [
      [0, '#c81f26'],
      [0.5, '#f4f1ea'],
    ] as const)
      solid.grid(
        10,
        10,
        (u, v) => [
          x + 0.02 + (from / 2 + u / 4) * 0.75 + 0.1 * v,
          2.2 - v * 1.2,
          -depth + 0.5 + 0.07 * Math.sin((from * 4 + u * 3) * 3 + v),
        ],
        { colour: hex(colour), pattern: 'cloth' },
      )
  }
}

const SEATED: Pose = {
  ...POSE.sit,
  arms: [
    { lift: 0.55, bend: 1 },
    { lift: 0.55, bend: 1 },
  ],
}

/** Villagers on chairs before the leaders' table. */
export const meeting: Scene = (stage) => {
  const { solid, random } = stage
  room(stage, 6, 10, 4, hex('#efe6d0'))
  backWall(stage, 10, 4)
  for (const x of [-1.6, 1.6]) desk(stage, x, -7.6, 3.1)
  box(solid, [0, 0.4, -7.23], [6.3, 0.75, 0.03], { colour: hex('#1f5d3f'), pattern: 'cloth' })
  for (let i = 0; i < 5; i++) {
    const x = -2.4 + i * 1.2
    const khaki = { top: KHAKI, bottom: KHAKI }
    stands(
      solid,
      [x, 0, -8.2],
      0,
      i % 2
        ? woman(random, { ...khaki, head: 'hijab', headColour: hex('#7a5a34') })
        : man(random, { ...khaki, head: 'peci', headColour: BLACK, longSleeves: true }),
      SEATED,
    )
    box(solid, [x, 0.77, -7.5], [0.3, 0.02, 0.22], { colour: hex('#f4efe2') })
    solid.place(moved(x + 0.3, 0.755, -7.5), () =>
      lathe(
        solid,
        [
          [0.012, 0.2],
          [0.03, 0.15],
          [0.03, 0],
        ],
        { colour: hex('#cfe2ea'), gloss: 0.8 },
        10,
      ),
    )
  }
  const red = hex('#a8322c')
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 8; column++) {
      if (column === 4 || random() < 0.07) continue
      const x = -4.1 + column * 1.02
      const z = -5.4 + row * 1.15
      chair(stage, x, z, Math.PI, red)
      stands(
        solid,
        [x, 0, z],
        Math.PI + between(random, -0.15, 0.15),
        column < 4
          ? man(random, { head: pick(random, ['peci', 'peci', 'hair'] as const) })
          : woman(random),
        SEATED,
      )
    }
  stands(
    solid,
    [-0.05, 0, -4.6],
    Math.PI,
    man(random, { top: hex('#f1eee6'), head: 'peci', longSleeves: true }),
    { arms: [{ spread: 0.1 }, { lift: 1.3, bend: 1.2 }] },
  )
  return {
    weather: INDOORS,
    atlas: sheet(1024, (context) =>
      strip(
        context,
        [0, 0, 1024, 169],
        'MUSYAWARAH DESA\nRencana Kerja Pemerintah Desa',
        '#1f5d3f',
        '#fff7e0',
      ),
    ),
    camera: camera([-0.5, 2.35, 2.4], [0, 1.3, -6.5], 44),
    shadows: { centre: [0, 1, -5], radius: 9 },
  }
}

const SPINES = [
  '#a63a2b',
  '#1d5e8a',
  '#c9850a',
  '#1f5d3f',
  '#6b4e8e',
  '#d8cdb4',
  '#33443f',
  '#b5755f',
  '#e0c063',
].map(hex)

/** Children read on the library's floor before full shelves. */
export const library: Scene = (stage) => {
  const { solid, random } = stage
  room(stage, 4.6, 6.4, 3.4, hex('#f0e4c4'))
  const shelf = (x: number, z: number, width: number, turn: number) =>
    solid.place(then(turned(turn), moved(x, 0, z)), () => {
      box(solid, [0, 1.15, -0.16], [width, 2.3, 0.03], TIMBER)
      for (const side of [-1, 1])
        box(solid, [(side * width) / 2, 1.15, 0], [0.05, 2.3, 0.34], TIMBER)
      for (let level = 0; level < 6; level++) {
        const y = 0.06 + level * 0.44
        box(solid, [0, y, 0], [width, 0.035, 0.34], TIMBER)
        if (level === 5) continue
        let at = -width / 2 + 0.05
        while (at < width / 2 - 0.08) {
          const thick = between(random, 0.022, 0.055)
          const tall = between(random, 0.22, 0.36)
          if (random() < 0.93)
            box(solid, [at + thick / 2, y + 0.018 + tall / 2, 0.03], [thick * 0.94, tall, 0.22], {
              colour: scale(pick(random, SPINES), between(random, 0.7, 1.1)),
              gloss: 0.2,
            })
          at += thick
        }
      }
    })
  for (const x of [-3, 0, 3]) shelf(x, -6.1, 2.7, 0)
  shelf(-4.3, -3.4, 3.4, Math.PI / 2)
  shelf(4.3, -3.4, 3.4, -Math.PI / 2)
  box(solid, [0, 0.012, -2.9], [5.4, 0.02, 3.6], { colour: hex('#a8433a'), pattern: 'cloth' })
  box(solid, [0, 0.018, -2.9], [4.9, 0.02, 3.1], { colour: hex('#c9853f'), pattern: 'cloth' })
  const book = (x: number, y: number, z: number, turn: number) =>
    solid.place(then(turned(turn), moved(x, y, z)), () => {
      for (const side of [-1, 1]) {
        solid.grid(
          5,
          1,
          (u, v) => [
            side * u * 0.17,
            0.05 * Math.sin(u * 3.1) + 0.015 + u * 0.03,
            (v - 0.5) * 0.24,
          ],
          { colour: hex('#f6f1e2') },
        )
        solid.grid(1, 1, (u, v) => [side * u * 0.18, u * 0.03, (v - 0.5) * 0.26], {
          colour: pick(random, SPINES),
        })
      }
    })
  const readers: readonly (readonly [number, number, number])[] = [
    [-1.7, -2.6, 0.7],
    [-0.7, -3.4, 0.2],
    [0.5, -3.5, -0.2],
    [1.6, -2.8, -0.6],
    [-1.2, -1.6, 1.6],
    [1.2, -1.7, -1.4],
  ]
  for (const [x, z, a] of readers) {
    stands(
      solid,
      [x, 0.03, z],
      a,
      child(random, {
        head: random() < 0.5 ? 'hijab' : 'hair',
        top: pick(random, [
          hex('#f1eee6'),
          hex('#c8453c'),
          hex('#2f6ea8'),
          hex('#e0a322'),
          hex('#2f7a55'),
        ]),
      }),
      POSE.floor,
    )
    book(x + Math.sin(a) * 0.42, 0.3, z + Math.cos(a) * 0.42, a)
  }
  stands(
    solid,
    [0, 0.03, -4.5],
    0,
    woman(random, { head: 'hijab', headColour: hex('#3f6b5c'), top: hex('#d8b25a') }),
    {
      ...POSE.floor,
      hips: 0.2,
      arms: [
        { lift: 1, bend: 0.9 },
        { lift: 1, bend: 0.9 },
      ],
    },
  )
  book(0, 0.72, -4.05, 0)
  for (let i = 0; i < 7; i++)
    book(between(random, -2, 2), 0.04, between(random, -2.6, -1), random() * 6)
  stands(solid, [3.3, 0, -4.6], -2.4, child(random), {
    arms: [{ lift: 2, bend: 0.2 }, { spread: 0.1 }],
  })
  return {
    weather: INDOORS,
    camera: camera([-0.3, 1.55, 1.7], [0, 0.95, -4], 46),
    shadows: { centre: [0, 1, -3], radius: 7 },
  }
}

function sewingMachine({ solid }: Stage, x: number, z: number): void {
  const body = { colour: hex('#22262a'), gloss: 0.75 }
  solid.place(then(turned(Math.PI), moved(x, 0.755, z)), () => {
    box(solid, [0, 0.03, 0], [0.44, 0.06, 0.2], body)
    box(solid, [0.17, 0.16, 0], [0.1, 0.24, 0.12], body)
    tube(
      solid,
      [
        [0.17, 0.27, 0],
        [0, 0.29, 0],
        [-0.16, 0.26, 0],
        [-0.17, 0.14, 0],
      ],
      [0.055, 0.05, 0.05, 0.035],
      body,
      { around: 10 },
    )
    tube(
      solid,
      [
        [-0.17, 0.14, 0],
        [-0.17, 0.06, 0],
      ],
      [0.006, 0.006],
      { colour: hex('#d8dde0'), gloss: 0.9 },
      { around: 5 },
    )
    solid.place(
      (p) => [0.24 + p[1] * 0.5, 0.22 + p[0], p[2]],
      () =>
        lathe(
          solid,
          [
            [0.001, 0.05],
            [0.085, 0.05],
            [0.085, 0],
            [0.001, 0],
          ],
          { colour: hex('#b9903c'), gloss: 0.7 },
          18,
        ),
    )
    ball(solid, [0.06, 0.36, 0], [0.02, 0.035, 0.02], { colour: hex('#c8453c') }, 6)
  })
}

/** Women learn to sew at machines. */
export const sewing: Scene = (stage) => {
  const { solid, random } = stage
  room(stage, 5, 8, 3.6, hex('#e6ecdf'))
  solid.quad(
    [
      [-2.2, 3.1, -7.92],
      [2.2, 3.1, -7.92],
      [2.2, 2.38, -7.92],
      [-2.2, 2.38, -7.92],
    ],
    PRINTED,
    { picture: [0, 0, 1, 0.165] },
  )
  const cloths = ['#c8453c', '#2f6ea8', '#e0a322', '#7a4458', '#2f7a55', '#d8b7a0'].map(hex)
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const x = -2.9 + column * 2.7 + row * 0.15
      const z = -1.9 - row * 2
      desk(stage, x, z, 1.3, 0.62, hex('#a8784a'))
      sewingMachine(stage, x + 0.1, z)
      solid.grid(
        14,
        12,
        (u, v) => [
          x - 0.5 + u * 0.62,
          v < 0.5 ? 0.77 + 0.02 * Math.sin(u * 13 + v * 8) : 0.77 - (v - 0.5) * 0.9,
          z + 0.05 + Math.min(v, 0.5) * 0.56 + 0.02 * Math.sin(u * 17),
        ],
        { colour: pick(random, cloths), pattern: 'cloth' },
      )
      stands(solid, [x, 0, z - 0.62], between(random, -0.12, 0.12), woman(random), {
        ...SEATED,
        lean: 0.24,
        arms: [
          { lift: 0.85, bend: 0.65 },
          { lift: 0.85, bend: 0.65 },
        ],
      })
    }
  stands(
    solid,
    [-1.4, 0, -2.7],
    1.0,
    woman(random, { head: 'hijab', headColour: hex('#c9a24f'), top: hex('#1f5d3f') }),
    {
      lean: 0.3,
      arms: [
        { lift: 0.9, bend: 0.4 },
        { lift: 0.6, bend: 0.6 },
      ],
    },
  )
  for (const [i, colour] of cloths.slice(0, 4).entries())
    solid.place(moved(-3.6 + i * 0.75, 0, -7.5), () => {
      tube(
        solid,
        [
          [0, 0, 0],
          [0, 1.1, 0],
        ],
        [0.02, 0.02],
        TIMBER,
        { around: 6 },
      )
      tube(
        solid,
        [
          [0, 0.75, 0],
          [0, 0.95, 0],
          [0, 1.2, 0],
          [0, 1.45, 0],
          [0, 1.55, 0],
        ],
        [0.24, 0.14, 0.17, 0.18, 0.05],
        { colour, pattern: 'cloth' },
        { around: 16, rows: 14, flatness: 0.65 },
      )
    })
  for (let i = 0; i < 9; i++)
    box(solid, [2.6 + (i % 3) * 0.55, 0.12 + Math.floor(i / 3) * 0.22, -7.4], [0.5, 0.2, 0.4], {
      colour: pick(random, cloths),
      pattern: 'cloth',
    })
  return {
    weather: INDOORS,
    atlas: sheet(1024, (context) =>
      strip(
        context,
        [0, 0, 1024, 169],
        'PELATIHAN MENJAHIT\nKelompok Saluyu',
        '#12557a',
        '#fff7e0',
      ),
    ),
    camera: camera([-0.7, 1.75, 1.4], [0, 0.95, -4], 46),
    shadows: { centre: [0, 1, -3.5], radius: 8 },
  }
}

/** Staff serve villagers at the office counter. */
export const counter: Scene = (stage) => {
  const { solid, random } = stage
  room(stage, 4.8, 6.6, 3.5, hex('#f1ead8'))
  backWall(stage, 6.6, 3.5)
  box(solid, [0, 0.52, -3.4], [6.6, 1.04, 0.5], {
    colour: hex('#8f6239'),
    pattern: 'wood',
    gloss: 0.3,
  })
  box(solid, [0, 1.06, -3.35], [6.9, 0.06, 0.7], {
    colour: hex('#5f3a24'),
    pattern: 'wood',
    gloss: 0.6,
  })
  for (let i = 0; i < 5; i++)
    box(solid, [-2.6 + i * 1.3, 0.52, -3.13], [1.1, 0.8, 0.02], {
      colour: hex('#a3733f'),
      pattern: 'wood',
      gloss: 0.3,
    })
  for (const [i, x] of [-2.1, 0, 2.1].entries()) {
    const khaki = { top: KHAKI, bottom: KHAKI }
    stands(
      solid,
      [x + 0.1, 0, -4.1],
      between(random, -0.2, 0.2),
      i === 1
        ? man(random, { ...khaki, head: 'peci', headColour: BLACK, longSleeves: true })
        : woman(random, {
            ...khaki,
            head: i ? 'long hair' : 'hijab',
            headColour: i ? BLACK : hex('#3f6b5c'),
          }),
      POSE.give,
    )
    solid.place(then(turned(Math.PI + 0.35), moved(x + 0.62, 1.09, -3.45)), () => {
      box(solid, [0, 0.22, 0], [0.48, 0.3, 0.03], { colour: hex('#22262a'), gloss: 0.4 })
      box(solid, [0, 0.05, 0], [0.06, 0.1, 0.05], { colour: hex('#22262a') })
      box(solid, [0, 0.01, 0], [0.2, 0.02, 0.14], { colour: hex('#22262a') })
    })
    for (let k = 0; k < 4; k++)
      box(solid, [x - 0.3, 1.1 + k * 0.008, -3.3], [0.22, 0.008, 0.3], {
        colour: hex(k === 3 ? '#f4efe2' : '#d9cfb8'),
      })
    solid.quad(
      [
        [x - 0.42, 1.42, -3.02],
        [x + 0.12, 1.42, -3.02],
        [x + 0.12, 1.2, -3],
        [x - 0.42, 1.2, -3],
      ],
      PRINTED,
      { picture: [0, 0.2 + i * 0.1, 1, 0.3 + i * 0.1] },
    )
  }
  stands(
    solid,
    [-2.2, 0, -2.35],
    Math.PI - 0.15,
    woman(random, { head: 'hijab', headColour: hex('#b5755f') }),
    POSE.give,
  )
  stands(
    solid,
    [0.15, 0, -2.3],
    Math.PI + 0.1,
    man(random, { top: hex('#2f5f7a'), head: 'hair' }),
    POSE.give,
  )
  stands(
    solid,
    [2, 0, -2.4],
    Math.PI,
    man(random, { head: 'peci', top: hex('#e3e0d6') }),
    POSE.give,
  )
  for (let i = 0; i < 4; i++) {
    const x = -4 + i * 0.62
    if (i === 2) continue
    chair(stage, x, -1.1 - i * 0.12, 2.4, hex('#2f6ea8'))
    if (i !== 1) stands(solid, [x, 0, -1.1 - i * 0.12], 2.4, woman(random), SEATED)
  }
  solid.place(moved(4.1, 0, -5.6), () => {
    lathe(
      solid,
      [
        [0.22, 0.4],
        [0.17, 0],
      ],
      { colour: hex('#b4583a'), pattern: 'plaster' },
      20,
    )
    for (let i = 0; i < 16; i++) {
      const a = i * 2.4
      solid.grid(
        2,
        8,
        (u, v) => [
          Math.cos(a) * v * 0.5 + (u - 0.5) * 0.12 * Math.sin(v * 3.1) * Math.sin(a),
          0.4 + 0.9 * v - 0.55 * v * v,
          Math.sin(a) * v * 0.5 - (u - 0.5) * 0.12 * Math.sin(v * 3.1) * Math.cos(a),
        ],
        { colour: hex('#4f8033'), translucent: 0.3, gloss: 0.4 },
      )
    }
  })
  ball(solid, [0, 3.36, -3], [0.16, 0.05, 0.16], { colour: hex('#fff6e2'), glow: 3 })
  return {
    weather: INDOORS,
    atlas: sheet(1024, (context) => {
      strip(
        context,
        [0, 0, 1024, 169],
        'PELAYANAN DESA SUKAMAJU\nSenin–Jumat 08.00–15.00',
        '#1f5d3f',
        '#fff7e0',
      )
      for (const [i, name] of ['SURAT', 'KEPENDUDUKAN', 'PENGADUAN'].entries())
        strip(context, [0, 205 + i * 102, 1024, 102], name, '#fff7e0', '#1f5d3f')
    }),
    camera: camera([-0.6, 1.75, 1.6], [0, 1.2, -3.6], 46),
    shadows: { centre: [0, 1, -3], radius: 7.5 },
  }
}
