import type { PictureKey } from '../../catalogue'
import type { Layer } from './relief'
import { everywhere, smooth, type Context, type Point } from './shape'
import { label, leaf, lump, oval, speckled, strewn, vessel, woven } from './still'
import { CLOTH } from './dress'

const SMALL = { right: 5, down: 6, blur: 5, strength: 0.5 }

/** A ground colour under a label. */
const labelled =
  (
    ground: string,
    x: number,
    y: number,
    w: number,
    h: number,
    lines: readonly [string, string],
    ink: string,
  ) =>
  (context: Context): void => {
    everywhere(ground)(context)
    label(context, x, y, w, h, lines, ink)
  }

function pouch(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: (context: Context) => void,
): Layer {
  const [l, r, t, b] = [x - w / 2, x + w / 2, y - h, y]
  return lump(
    smooth([
      [l + 6, t],
      [x, t + 4],
      [r - 6, t],
      [r - 2, t + 30],
      [r + 8, y - h * 0.35],
      [r, b - 8],
      [x, b + 8],
      [l, b - 8],
      [l - 8, y - h * 0.35],
      [l + 2, t + 30],
    ]),
    { colour, radius: 30, rise: 70, gloss: 0.1 },
  )
}

function jar(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: (context: Context) => void,
  lid: string,
): Layer[] {
  const t = y - h
  return [
    vessel(
      x,
      [
        [t, w * 0.8],
        [t + h * 0.08, w * 0.86],
        [t + h * 0.17, w],
        [y - h * 0.06, w],
        [y, w * 0.93],
      ],
      { colour, gloss: 0.7 },
    ),
    vessel(
      x,
      [
        [t - 30, w * 0.84],
        [t + 10, w * 0.86],
      ],
      { colour: lid, gloss: 0.4, shadow: SMALL },
    ),
  ]
}

function bottle(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: (context: Context) => void,
  cap: string,
): Layer[] {
  const t = y - h
  return [
    vessel(
      x,
      [
        [t, w * 0.34],
        [t + h * 0.16, w * 0.36],
        [t + h * 0.3, w * 0.8],
        [t + h * 0.38, w],
        [y - 14, w],
        [y, w * 0.92],
      ],
      { colour, gloss: 0.75 },
    ),
    vessel(
      x,
      [
        [t - 24, w * 0.4],
        [t + 12, w * 0.4],
      ],
      { colour: cap, gloss: 0.3, shadow: SMALL },
    ),
  ]
}

const bowl = (x: number, y: number, w: number, h: number, colour: string, gloss = 0.5): Layer =>
  vessel(
    x,
    [
      [y - h, w],
      [y - h * 0.7, w * 0.96],
      [y - h * 0.3, w * 0.78],
      [y, w * 0.45],
    ],
    { colour, gloss },
    0.26,
  )

const inside = (
  x: number,
  y: number,
  w: number,
  colour: string | ((context: Context) => void),
  rise = 10,
): Layer =>
  lump(oval(x, y, w, w * 0.26), {
    colour,
    radius: 10,
    rise,
    gloss: 0.15,
    shadow: { right: 0, down: 0, blur: 2, strength: 0 },
  })

/** A rounded slab seen from above its front edge: top and front. */
function slab(
  x: number,
  y: number,
  w: number,
  h: number,
  top: string | ((context: Context) => void),
  front: string | ((context: Context) => void),
  gloss = 0.15,
): Layer[] {
  const d = w * 0.3
  const face = new Path2D()
  face.roundRect(x - w / 2, y - h, w, h, 7)
  const upper = smooth([
    [x - w / 2 + 2, y - h + 4],
    [x - w / 2 + d * 0.7, y - h - d * 0.62],
    [x + w / 2 - d * 0.3, y - h - d * 0.62],
    [x + w / 2 - 2, y - h + 4],
    [x, y - h + 6],
  ])
  return [
    lump(face, { colour: front, radius: 7, rise: 12, gloss }),
    lump(upper, {
      colour: top,
      radius: 7,
      rise: 10,
      gloss: gloss + 0.1,
      shadow: { ...SMALL, strength: 0.15 },
    }),
  ]
}

const disc = (x: number, y: number, w: number, h: number, colour: string, top: string): Layer[] => [
  vessel(
    x,
    [
      [y - h, w],
      [y - h * 0.5, w * 1.03],
      [y, w * 0.98],
    ],
    { colour, gloss: 0.3 },
    0.3,
  ),
  lump(oval(x, y - h, w * 0.98, w * 0.29), {
    colour: top,
    radius: 6,
    rise: 8,
    gloss: 0.25,
    shadow: { ...SMALL, strength: 0 },
  }),
]

function chilli(x: number, y: number, long: number, tilt: number): Layer[] {
  const end = (k: number, off: number): Point => [
    x + Math.cos(tilt) * long * k - Math.sin(tilt) * off,
    y + Math.sin(tilt) * long * k + Math.cos(tilt) * off,
  ]
  return [
    lump(
      smooth([
        end(0, -13),
        end(0.5, -15),
        end(0.85, -4),
        end(1, 6),
        end(0.8, 8),
        end(0.4, 12),
        end(0, 12),
      ]),
      { colour: '#c0261b', radius: 8, rise: 20, gloss: 0.8, shadow: SMALL },
    ),
    lump(smooth([end(-0.22, -3), end(-0.02, -9), end(0.04, 0), end(-0.02, 9), end(-0.22, 4)]), {
      colour: '#4f7d2c',
      radius: 5,
      rise: 10,
      shadow: SMALL,
    }),
  ]
}

const root = (x: number, y: number, k: number): Layer =>
  lump(
    smooth([
      [x - 70 * k, y],
      [x - 40 * k, y - 24 * k],
      [x - 8 * k, y - 16 * k],
      [x + 6 * k, y - 44 * k],
      [x + 26 * k, y - 42 * k],
      [x + 28 * k, y - 14 * k],
      [x + 72 * k, y - 16 * k],
      [x + 78 * k, y + 8 * k],
      [x + 20 * k, y + 20 * k],
      [x - 40 * k, y + 22 * k],
    ]),
    {
      colour: speckled('#c8892f', ['#a06820', '#dba048', '#8a5418'], 5000, [14, 1.4]),
      radius: 13,
      rise: 30,
      gloss: 0.15,
    },
  )

const egg = (x: number, y: number, k: number, colour = '#a9cfc9', tilt = 0): Layer =>
  lump(oval(x, y, 50 * k, 39 * k, tilt), {
    colour,
    radius: 19 * k,
    rise: 52 * k,
    gloss: 0.3,
    shadow: { right: 12, down: 9, blur: 9, strength: 0.5 },
  })

function fish(x: number, y: number, k: number): Layer[] {
  const at = (dx: number, dy: number): Point => [x + dx * k, y + dy * k]
  const skin = (context: Context) => {
    speckled('#8a5222', ['#5c3214', '#b57a34', '#d49a4c', '#40220e'], 9000, [9, 3])(context)
    context.fillStyle = '#1b0f08'
    context.beginPath()
    context.arc(...at(-150, -10), 9 * k, 0, 7)
    context.fill()
    context.strokeStyle = '#2c170a'
    context.lineWidth = 4
    context.stroke(smooth([at(-116, -36), at(-104, 0), at(-118, 34)], false))
    for (const dx of [-50, 0, 50])
      context.stroke(smooth([at(dx, -34), at(dx + 18, 0), at(dx + 8, 34)], false))
  }
  return [
    lump(smooth([at(128, -8), at(190, -52), at(178, 0), at(192, 50), at(126, 12)]), {
      colour: '#6a3c18',
      radius: 8,
      rise: 12,
      gloss: 0.3,
      shadow: SMALL,
    }),
    lump(
      smooth([
        at(-196, 2),
        at(-160, -34),
        at(-80, -58),
        at(20, -50),
        at(140, -12),
        at(140, 14),
        at(20, 46),
        at(-90, 52),
        at(-160, 30),
      ]),
      { colour: skin, radius: 22, rise: 52, gloss: 0.55 },
    ),
  ]
}

const leafAt = (x: number, y: number, long: number, tilt: number, colour: string): Layer =>
  lump(
    (() => {
      const end = (k: number, off: number): Point => [
        x + Math.cos(tilt) * long * k - Math.sin(tilt) * off,
        y + Math.sin(tilt) * long * k + Math.cos(tilt) * off,
      ]
      return smooth([
        end(0, 0),
        end(0.3, -long * 0.17),
        end(0.65, -long * 0.16),
        end(1, 0),
        end(0.65, long * 0.16),
        end(0.3, long * 0.17),
      ])
    })(),
    { colour, radius: 12, rise: 16, gloss: 0.35, shadow: SMALL },
  )

const avocado = (x: number, y: number): Layer =>
  lump(
    smooth([
      [x - 8, y - 100],
      [x + 20, y - 92],
      [x + 44, y - 40],
      [x + 62, y + 10],
      [x + 40, y + 52],
      [x, y + 62],
      [x - 42, y + 50],
      [x - 62, y + 8],
      [x - 40, y - 44],
      [x - 26, y - 88],
    ]),
    {
      colour: speckled('#3f5f2a', ['#5d8138', '#2c4720', '#76964a'], 7000, [3, 2]),
      radius: 26,
      rise: 70,
      gloss: 0.45,
    },
  )

const strips = (x: number, y: number, w: number, h: number): Path2D =>
  smooth([
    [x - w, y - h],
    [x, y - h - 6],
    [x + w, y - h],
    [x + w * 0.97, y - h * 0.5],
    [x + w * 0.86, y],
    [x, y + w * 0.16],
    [x - w * 0.86, y],
    [x - w * 0.97, y - h * 0.5],
  ])

/** The near half of a basket's rim. */
const rim = (x: number, y: number, w: number): Layer => {
  const path = new Path2D()
  path.ellipse(x, y, w + 8, w * 0.28 + 12, 0, 0, Math.PI)
  path.ellipse(x, y, w - 10, w * 0.28 - 14, 0, Math.PI, 0, true)
  path.closePath()
  return lump(path, { colour: woven(13, '#c79a58', '#7a5528'), radius: 8, rise: 22, shadow: SMALL })
}

const handle = (x: number, y: number, w: number, h: number): Path2D => {
  const path = new Path2D()
  path.ellipse(x, y, w, h, 0, Math.PI, 0)
  path.ellipse(x, y, w - 20, h - 20, 0, 0, Math.PI, true)
  path.closePath()
  return path
}

const folded = (y: number, w: number, h: number, cloth: (context: Context) => void): Layer => {
  const path = new Path2D()
  path.roundRect(400 - w / 2, y - h, w, h, [26, 12, 12, 26])
  return lump(path, { colour: cloth, radius: 13, rise: 34, gloss: 0.04 })
}

/** The same cloth, its pattern moved up by `up` pixels. */
const shifted =
  (cloth: (context: Context) => void, up: number) =>
  (context: Context): void => {
    context.translate(0, -up)
    cloth(context)
  }

const RICE = speckled('#efe9da', ['#ffffff', '#d9d0bb', '#c9bea4', '#f7f2e6'], 26000, [7, 2.1])
const beans = (x: number, y: number, random: () => number) => oval(x, y, 13, 9, random() * 3)

/** The village's goods, each a still life. */
export const PRODUCTS = {
  'kopi-bubuk': () => [
    pouch(
      300,
      690,
      230,
      330,
      labelled('#a97c50', 300, 560, 168, 170, ['KOPI', 'SUKAMAJU'], '#5a3218'),
    ),
    bowl(560, 700, 92, 110, '#ece4d6'),
    inside(560, 592, 84, '#2c1810', -14),
    ...strewn('beans', 70, [400, 790, 270, 70], beans, { colour: '#5c3418', gloss: 0.45 }),
  ],
  'keripik-singkong': () => [
    pouch(
      570,
      660,
      220,
      320,
      labelled('#e3b83f', 570, 530, 164, 150, ['KERIPIK', 'SINGKONG'], '#855600'),
    ),
    ...strewn(
      'heap',
      46,
      [310, 600, 150, 62],
      (x, y, random) => oval(x, y, 46 + random() * 12, 26 + random() * 12, random() * 3),
      { colour: speckled('#e9c469', ['#d9a844', '#f3d98c', '#c98f30'], 5000, [6, 4]), gloss: 0.25 },
    ),
    bowl(310, 760, 190, 140, '#8a5a34', 0.2),
    ...strewn(
      'rim',
      22,
      [310, 612, 150, 30],
      (x, y, random) => oval(x, y, 46, 27 + random() * 10, random() * 3),
      { colour: speckled('#eccb74', ['#d9a844', '#f6e09c'], 5000, [6, 4]), gloss: 0.25 },
    ),
    ...strewn('loose', 5, [560, 820, 120, 40], (x, y, random) => oval(x, y, 48, 27, random() * 3), {
      colour: '#e8c163',
      gloss: 0.25,
    }),
  ],
  'gula-aren': () => [
    leaf(400, 770, 330, 110, -0.06),
    ...disc(290, 760, 96, 62, '#7a431c', '#8d5226'),
    ...disc(510, 765, 96, 62, '#70401c', '#85501f'),
    ...disc(400, 680, 98, 62, '#7d471f', '#945a2a'),
    ...disc(400, 800, 98, 62, '#754019', '#8d5226'),
  ],
  'madu-hutan': () => [
    ...jar(
      330,
      750,
      122,
      300,
      labelled('#b8660d', 330, 640, 176, 130, ['MADU', 'HUTAN'], '#855600'),
      '#c9a24a',
    ),
    ...bottle(
      570,
      760,
      66,
      330,
      labelled('#a8560a', 570, 670, 104, 110, ['MADU', 'HUTAN'], '#855600'),
      '#33251a',
    ),
    lump(oval(440, 830, 120, 26), {
      colour: '#c9780f',
      radius: 10,
      rise: 14,
      gloss: 0.95,
      shadow: SMALL,
    }),
  ],
  'beras-organik': () => [
    lump(
      smooth([
        [230, 470],
        [400, 450],
        [570, 470],
        [596, 600],
        [588, 760],
        [400, 790],
        [212, 760],
        [204, 600],
      ]),
      {
        colour: labelled('#d3bf94', 400, 660, 230, 150, ['BERAS', 'ORGANIK'], '#1f5d3f'),
        radius: 44,
        rise: 130,
        gloss: 0,
      },
    ),
    lump(oval(400, 470, 172, 60), {
      colour: RICE,
      radius: 22,
      rise: 44,
      gloss: 0.05,
      shadow: { ...SMALL, strength: 0.2 },
    }),
    lump(
      smooth([
        [228, 462],
        [400, 506],
        [572, 462],
        [586, 498],
        [400, 546],
        [214, 498],
      ]),
      { colour: '#c9b284', radius: 11, rise: 24, shadow: SMALL },
    ),
    ...strewn(
      'grains',
      260,
      [400, 842, 250, 44],
      (x, y, random) => oval(x, y, 8, 3, random() * 3),
      { colour: '#f0e9d8', radius: 2, rise: 4 },
    ),
  ],
  tempe: () => [
    leaf(400, 770, 340, 120, 0.05),
    ...slab(310, 700, 270, 96, '#4f8238', '#44742f', 0.2),
    ...[430, 490, 550].flatMap((x, i) =>
      slab(
        x,
        800 + i * 8,
        64,
        96,
        speckled('#e9dfc6', ['#d2bd8c', '#f6f0e0', '#c7ad78'], 3000, [11, 8]),
        speckled('#eae1cb', ['#d3bf90', '#fffaf0', '#c4a870'], 3600, [11, 8]),
        0.05,
      ),
    ),
  ],
  'anyaman-bambu': () => [
    lump(oval(400, 520, 224, 64), { colour: '#5e4524', radius: 12, rise: -24 }),
    lump(strips(400, 770, 226, 250), {
      colour: woven(26, '#d9b778', '#8f6a38'),
      radius: 62,
      rise: 150,
      gloss: 0.15,
    }),
    lump(
      smooth([
        [172, 516],
        [400, 580],
        [628, 516],
        [632, 546],
        [400, 614],
        [168, 546],
      ]),
      { colour: woven(13, '#c79a58', '#7a5528'), radius: 10, rise: 24, shadow: SMALL },
    ),
  ],
  'batik-tulis': () => [
    folded(800, 460, 78, shifted(CLOTH.megamendung, 0)),
    folded(722, 440, 74, shifted(CLOTH.kawung, 0)),
    folded(650, 450, 72, everywhere('#2b3f63')),
    folded(578, 430, 76, shifted(CLOTH.megamendung, 130)),
    lump(
      smooth([
        [180, 506],
        [300, 440],
        [520, 436],
        [622, 506],
        [400, 524],
      ]),
      { colour: CLOTH.kawung, radius: 12, rise: 16, gloss: 0.05 },
    ),
  ],
  dodol: () => [
    leaf(400, 760, 330, 120, -0.08),
    ...(
      [
        [270, 720],
        [390, 700],
        [520, 730],
        [320, 800],
        [460, 815],
        [395, 640],
      ] as const
    ).flatMap(([x, y]) => slab(x, y, 106, 58, '#43210f', '#341708', 0.6)),
  ],
  'telur-asin': () => [
    lump(oval(390, 656, 244, 74), { colour: '#5e4524', radius: 12, rise: -24 }),
    ...(
      [
        [250, 610],
        [350, 590],
        [455, 592],
        [545, 615],
        [300, 650],
        [405, 645],
        [500, 655],
      ] as const
    ).map(([x, y], i) => egg(x, y, 1.25, '#a9cfc9', i * 0.7)),
    lump(strips(390, 800, 244, 144), {
      colour: woven(24, '#d0aa6a', '#7f5c30'),
      radius: 40,
      rise: 110,
      gloss: 0.15,
    }),
    rim(390, 656, 244),
    egg(620, 830, 1.1, '#f6f1e4'),
    lump(oval(620, 830, 26, 20), {
      colour: '#e07a12',
      radius: 6,
      rise: 8,
      gloss: 0.6,
      shadow: { ...SMALL, strength: 0 },
    }),
  ],
  sambal: () => [
    ...jar(
      350,
      750,
      128,
      290,
      labelled('#a82313', 350, 650, 180, 120, ['SAMBAL', 'BAWANG'], '#a63a2b'),
      '#2b2320',
    ),
    ...chilli(500, 760, 190, -0.2),
    ...chilli(520, 820, 180, 0.1),
    ...chilli(250, 840, 190, -0.06),
    lump(oval(560, 700, 40, 36), { colour: '#b98a94', radius: 16, rise: 40, gloss: 0.4 }),
  ],
  'jamu-kunyit': () => [
    ...bottle(
      300,
      760,
      88,
      380,
      labelled('#dd9a12', 300, 660, 136, 130, ['JAMU', 'KUNYIT ASAM'], '#855600'),
      '#e8dcc0',
    ),
    vessel(
      520,
      [
        [540, 74],
        [600, 72],
        [720, 62],
        [752, 56],
      ],
      { colour: '#e0a21c', gloss: 0.85 },
    ),
    inside(520, 546, 66, '#eebc3a', 4),
    root(430, 830, 0.9),
    root(590, 820, 0.7),
  ],
  'tas-pandan': () => [
    lump(handle(400, 470, 130, 150), { colour: '#9a7440', radius: 7, rise: 16 }),
    lump(
      smooth([
        [196, 470],
        [400, 456],
        [604, 470],
        [622, 640],
        [606, 792],
        [400, 812],
        [194, 792],
        [178, 640],
      ]),
      { colour: woven(34, '#dcc48e', '#9c8048'), radius: 50, rise: 130, gloss: 0.08 },
    ),
    lump(handle(400, 500, 136, 190), { colour: '#8a6434', radius: 7, rise: 16, shadow: SMALL }),
  ],
  gerabah: () => [
    vessel(
      560,
      [
        [420, 34],
        [450, 30],
        [500, 40],
        [560, 92],
        [640, 118],
        [720, 96],
        [750, 70],
      ],
      { colour: '#a8583a', gloss: 0.12 },
    ),
    bowl(310, 790, 170, 120, '#94492f', 0.1),
    inside(310, 676, 150, speckled('#7d3d28', ['#8f4a32', '#6a3020'], 6000, [4, 3]), -20),
    lump(
      smooth([
        [330, 660],
        [350, 640],
        [470, 560],
        [500, 572],
        [496, 604],
        [390, 690],
        [350, 694],
      ]),
      { colour: '#8a432b', radius: 14, rise: 40, gloss: 0.1 },
    ),
  ],
  'ikan-asap': () => [
    lump(oval(400, 740, 345, 150), {
      colour: woven(18, '#c8a468', '#7d5c32'),
      radius: 14,
      rise: 26,
    }),
    leaf(400, 735, 310, 122, 0.04),
    ...fish(400, 670, 1.1),
    ...fish(410, 755, 1.15),
    ...chilli(560, 830, 110, -0.15),
  ],
  'bibit-alpukat': () => [
    lump(
      smooth([
        [356, 330],
        [366, 330],
        [372, 460],
        [364, 560],
        [352, 560],
        [362, 460],
      ]),
      { colour: '#6b5a34', radius: 4, rise: 9 },
    ),
    ...(
      [
        [362, 340, 130, -2.3],
        [362, 340, 140, -0.8],
        [362, 350, 120, -1.6],
        [366, 400, 170, -2.8],
        [366, 400, 165, -0.3],
        [364, 450, 150, 2.9],
        [366, 450, 150, 0.25],
        [364, 372, 150, -0.55],
      ] as const
    ).map(([x, y, long, tilt], i) =>
      leafAt(x, y, long, tilt, ['#4f8a35', '#3f7530', '#68a044'][i % 3] ?? '#4f8a35'),
    ),
    vessel(
      360,
      [
        [560, 96],
        [600, 98],
        [760, 88],
        [790, 82],
      ],
      { colour: '#26262a', gloss: 0.35 },
    ),
    inside(360, 562, 90, speckled('#4a3320', ['#2f2013', '#6b4c30', '#7d5c3c'], 5000, [5, 4]), 14),
    avocado(560, 750),
    avocado(655, 790),
  ],
} satisfies Partial<Record<PictureKey, () => Layer[]>>
