import { seeded } from '../engine/random'
import { combined, field, sum } from './field'
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

/** Strands of hair along the direction from the parting. */
const strands =
  (colour: string, light: string, from: Point) =>
  (context: Context): void => {
    everywhere(colour)(context)
    const random = seeded('strands')
    context.strokeStyle = light
    context.globalAlpha = 0.16
    context.lineWidth = 1.2
    for (let i = 0; i < 900; i++) {
      const angle = Math.PI * (1.05 * random() - 0.02)
      const reach = 40 + random() * 190
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      const start: Point = [from[0] + dx * reach * 0.4, from[1] + dy * reach * 0.16]
      context.beginPath()
      context.moveTo(...start)
      context.quadraticCurveTo(
        start[0] + dx * 55,
        start[1] + dy * 8,
        start[0] + dx * 75,
        start[1] + 26 + dy * 60 * random(),
      )
      context.stroke()
    }
    context.globalAlpha = 1
  }

const HAIR_SHADOW = { right: 4, down: 7, blur: 6, strength: 0.38 }

/** Short hair of a man: round the skull, a side parting, trimmed at the temples. */
export function shortHair(colour: string, light: string): Layer {
  const path = smooth([
    [266, 400], [262, 340], [270, 268], [306, 210], [360, 180], [420, 176], [480, 194], [520, 240],
    [536, 300], [538, 350], [534, 400], [514, 396], [514, 344], [512, 306], [484, 276], [430, 262],
    [384, 268], [336, 262], [304, 284], [290, 320], [286, 360], [286, 396],
  ]) // prettier-ignore
  return hairLayer(path, colour, light)
}

function hairLayer(path: Path2D, colour: string, light: string): Layer {
  const mask = filled(path)
  return {
    mask: combined(mask, mask, (value) => value),
    height: sum(
      cushion(mask, 20, 44),
      field(WIDTH, HEIGHT, (x, y) => -((x - MIDDLE) ** 2) / 700 - (y - 250) ** 2 / 900),
    ),
    colour: strands(colour, light, [360, 190]),
    gloss: 0.16,
    sheen: 0.1,
    shadow: HAIR_SHADOW,
  }
}

/** The hair that a peci leaves free at the temples. */
export function temples(colour: string): Layer {
  const path = new Path2D()
  for (const side of [1, -1]) {
    const at = (x: number, y: number): Point => [MIDDLE + side * x, y]
    path.addPath(
      smooth([
        at(126, 268),
        at(131, 330),
        at(130, 385),
        at(124, 392),
        at(119, 345),
        at(104, 300),
        at(96, 268),
      ]),
    )
  }
  const mask = filled(path)
  return {
    mask,
    height: cushion(mask, 10, 14),
    colour: strands(colour, '#8a7a70', [400, 190]),
    shadow: { right: 2, down: 3, blur: 5, strength: 0.25 },
  }
}

/** The black velvet cap of Indonesian officials. */
export function peci(): Layer {
  const path = new Path2D()
  path.moveTo(270, 300)
  path.bezierCurveTo(264, 266, 270, 214, 284, 178)
  path.bezierCurveTo(340, 156, 460, 156, 516, 178)
  path.bezierCurveTo(530, 214, 536, 266, 530, 300)
  path.bezierCurveTo(490, 272, 440, 264, 400, 264)
  path.bezierCurveTo(360, 264, 310, 272, 270, 300)
  path.closePath()
  const mask = filled(path)
  return {
    mask,
    height: field(WIDTH, HEIGHT, (x, y) => {
      const u = Math.min(0.995, Math.abs(x - MIDDLE) / 138)
      const top = 168 + 12 * u * u
      return 120 * Math.sqrt(1 - u * u) - 10 * Math.max(0, 1 - (y - top) / 10)
    }),
    colour: (context) => {
      everywhere('#17171a')(context)
      const random = seeded('velvet')
      for (let i = 0; i < 9000; i++) {
        context.fillStyle = random() < 0.5 ? '#ffffff0a' : '#00000022'
        context.fillRect(250 + random() * 300, 130 + random() * 180, 2, 2)
      }
      context.strokeStyle = '#00000088'
      context.lineWidth = 2
      context.beginPath()
      context.moveTo(404, 164)
      context.lineTo(402, 266)
      context.stroke()
    },
    gloss: 0.03,
    sheen: 0.16,
    shadow: { right: 6, down: 14, blur: 9, strength: 0.5 },
  }
}

/** Swags that hang between the shoulders, and the falls beside the face. */
const DRAPE = [
  {
    points: [
      [282, 520],
      [318, 600],
      [392, 634],
      [468, 606],
      [520, 520],
    ],
    width: 15,
    depth: 11,
  },
  {
    points: [
      [268, 560],
      [310, 650],
      [396, 694],
      [486, 654],
      [536, 560],
    ],
    width: 17,
    depth: 12,
  },
  {
    points: [
      [250, 600],
      [300, 712],
      [404, 764],
      [508, 700],
      [550, 600],
    ],
    width: 19,
    depth: 12,
  },
  {
    points: [
      [226, 660],
      [290, 780],
      [410, 836],
      [530, 760],
      [570, 640],
    ],
    width: 20,
    depth: 11,
  },
  {
    points: [
      [262, 470],
      [250, 560],
      [232, 660],
      [196, 760],
    ],
    width: 22,
    depth: 10,
  },
  {
    points: [
      [538, 470],
      [552, 560],
      [570, 660],
      [604, 760],
    ],
    width: 22,
    depth: 10,
  },
  {
    points: [
      [300, 250],
      [270, 340],
      [270, 430],
      [284, 520],
    ],
    width: 12,
    depth: 6,
  },
  {
    points: [
      [500, 250],
      [530, 340],
      [530, 430],
      [516, 520],
    ],
    width: 12,
    depth: 6,
  },
] as const

/** The cloth round the face, in shade. */
export function lining(colour: string): Layer {
  const mask = filled(
    smooth(
      mirrored([
        [MIDDLE, 220],
        [MIDDLE + 132, 330],
        [MIDDLE + 130, 500],
        [MIDDLE + 60, 600],
        [MIDDLE, 610],
      ]),
    ),
  )
  return {
    mask,
    height: cushion(mask, 20, -20),
    colour: (context) => {
      everywhere(colour)(context)
      everywhere('#00000066')(context)
    },
  }
}

/** A headscarf pinned under the chin and draped over the chest. */
export function hijab(colour: string): Layer {
  const outer = smooth(
    mirrored([
      [MIDDLE, 174], [MIDDLE + 70, 184], [MIDDLE + 128, 238], [MIDDLE + 152, 330], [MIDDLE + 152, 430],
      [MIDDLE + 150, 530], [MIDDLE + 164, 620], [MIDDLE + 214, 706], [MIDDLE + 232, 780],
      [MIDDLE + 160, 850], [MIDDLE + 70, 896], [MIDDLE, 908],
    ]),
  ) // prettier-ignore
  const opening = smooth(
    mirrored([
      [MIDDLE, 254], [MIDDLE + 58, 266], [MIDDLE + 98, 312], [MIDDLE + 111, 380], [MIDDLE + 108, 450],
      [MIDDLE + 88, 516], [MIDDLE + 48, 560], [MIDDLE, 572],
    ]),
  ) // prettier-ignore
  outer.addPath(opening)
  const mask = filled(outer, 'evenodd')
  const whole = filled(
    smooth(
      mirrored([
        [MIDDLE, 174],
        [MIDDLE + 128, 238],
        [MIDDLE + 152, 430],
        [MIDDLE + 164, 620],
        [MIDDLE + 232, 780],
        [MIDDLE + 70, 896],
        [MIDDLE, 908],
      ]),
    ),
  )
  const round = sum(cushion(whole, 40, 105), cushion(mask, 9, 10))
  return {
    mask,
    height: sum(round, creases(DRAPE)),
    colour: (context) => {
      everywhere(colour)(context)
      const random = seeded('voile')
      for (let i = 0; i < 9000; i++) {
        context.fillStyle = random() < 0.5 ? '#ffffff0c' : '#0000000c'
        context.fillRect(random() * WIDTH, 160 + random() * 760, 2, 1)
      }
    },
    sheen: 0.06,
    shadow: { right: 7, down: 11, blur: 10, strength: 0.42 },
  }
}

/** The narrow band under a headscarf's edge. */
export function band(colour: string): Layer {
  const path = smooth(
    mirrored([
      [MIDDLE, 240],
      [MIDDLE + 70, 250],
      [MIDDLE + 116, 330],
      [MIDDLE + 122, 420],
      [MIDDLE + 108, 424],
      [MIDDLE + 104, 350],
      [MIDDLE + 66, 286],
      [MIDDLE, 272],
    ]),
  )
  const mask = filled(path)
  return {
    mask,
    height: cushion(mask, 8, 16),
    colour: everywhere(colour),
    shadow: { right: 2, down: 5, blur: 5, strength: 0.3 },
  }
}

/** Hair behind the neck, down to the shoulders. */
export function longHair(colour: string): Layer {
  const path = smooth(
    mirrored([
      [MIDDLE, 168], [MIDDLE + 80, 182], [MIDDLE + 142, 260], [MIDDLE + 158, 380], [MIDDLE + 166, 520],
      [MIDDLE + 178, 640], [MIDDLE + 150, 706], [MIDDLE + 80, 690], [MIDDLE, 660],
    ]),
  ) // prettier-ignore
  return { ...hairLayer(path, colour, '#7a5a48'), height: cushion(filled(path), 34, 80) }
}

/** Hair falling from a parting to both sides of the forehead. */
export function fringe(colour: string, low: number): Layer {
  const path = smooth([
    [414, 172], [340, 176], [276, 226], [250, 320], [242, low], [268, low + 6], [282, 420], [288, 350],
    [318, 296], [372, 262], [420, 236], [462, 262], [500, 310], [516, 370], [522, 430], [534, low + 6],
    [560, low], [552, 320], [526, 228], [472, 178],
  ]) // prettier-ignore
  return hairLayer(path, colour, '#8a6a58')
}

/** A knot of hair on the crown's back, seen above the head. */
export function bun(colour: string): Layer {
  const path = new Path2D()
  path.ellipse(MIDDLE + 4, 176, 74, 46, 0, 0, 7)
  return { ...hairLayer(path, colour, '#7a5a48'), height: cushion(filled(path), 16, 40) }
}
