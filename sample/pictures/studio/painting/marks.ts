import { brushed } from './field'
import { smooth, type Context, type Point } from './shape'

const GREEN = '#1f5d3f'
const AMBER = '#c9850a'
const BLUE = '#1d5e8a'
const BROWN = '#6b3f22'

/** A pen's line: thick where the hand is slow, thin where it hurries. */
function penned(context: Context, points: readonly Point[]): void {
  const [first = [0, 0], ...rest] = points
  let [x, y] = first
  for (const [index, end] of rest.entries()) {
    const before = points[index - 1] ?? first
    const start = points[index] ?? first
    const after = points[index + 2] ?? end
    for (let step = 1; step <= 24; step++) {
      const t = step / 24
      const on = (k: 0 | 1) =>
        0.5 *
        (2 * start[k] +
          (end[k] - before[k]) * t +
          (2 * before[k] - 5 * start[k] + 4 * end[k] - after[k]) * t * t +
          (3 * start[k] - before[k] - 3 * end[k] + after[k]) * t ** 3)
      const [nx, ny] = [on(0), on(1)]
      context.lineWidth = Math.max(
        1.8,
        6.2 - 0.62 * Math.hypot(nx - x, ny - y) + (ny > y ? 1.1 : 0),
      )
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(nx, ny)
      context.stroke()
      ;[x, y] = [nx, ny]
    }
  }
}

/** The village head's signature on nothing, in blue-black ink. */
export function signature(): OffscreenCanvas {
  return brushed(600, 240, (context) => {
    context.strokeStyle = '#1b2a4a'
    context.lineCap = 'round'
    penned(context, [[92, 66], [150, 44], [168, 70], [120, 150], [84, 196], [70, 180], [110, 128], [190, 96], [214, 112], [190, 150], [204, 160], [236, 122], [252, 120], [244, 156], [262, 152], [286, 116], [294, 150], [312, 142], [330, 84], [352, 34], [360, 48], [338, 116], [334, 158], [352, 146], [376, 118], [392, 124], [384, 154], [404, 150], [430, 112], [440, 150], [468, 142], [520, 104]]) // prettier-ignore
    penned(context, [
      [112, 196],
      [250, 178],
      [420, 166],
      [548, 148],
      [470, 176],
      [330, 196],
      [292, 206],
    ])
    penned(context, [
      [404, 92],
      [410, 96],
    ])
  }).canvas
}

interface Partner {
  name: readonly [string, string]
  colour: string
  font: string
  sign: (context: Context) => void
}

function logo({ name, colour, font, sign }: Partner): OffscreenCanvas {
  return brushed(480, 240, (context) => {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, 480, 240)
    context.save()
    context.translate(108, 120)
    sign(context)
    context.restore()
    context.fillStyle = colour
    context.font = `600 24px ${font}`
    context.fillText(name[0], 200, 106)
    context.font = `700 38px ${font}`
    context.fillText(name[1], 199, 148, 264)
  }).canvas
}

function disc(context: Context, x: number, y: number, r: number, colour: string): void {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, r, 0, 7)
  context.fill()
}

/** Two coffee beans under a leaf. */
function coffee(context: Context): void {
  for (const [x, tilt, colour] of [
    [-22, -0.5, BROWN],
    [26, 0.5, '#8a5630'],
  ] as const) {
    context.save()
    context.translate(x, 18)
    context.rotate(tilt)
    context.fillStyle = colour
    context.beginPath()
    context.ellipse(0, 0, 27, 39, 0, 0, 7)
    context.fill()
    context.strokeStyle = '#ffffff'
    context.lineWidth = 5
    context.stroke(
      smooth(
        [
          [2, -38],
          [-8, -14],
          [8, 14],
          [-2, 38],
        ],
        false,
      ),
    )
    context.restore()
  }
  context.fillStyle = GREEN
  context.fill(
    smooth([
      [0, -18],
      [16, -52],
      [58, -62],
      [44, -28],
    ]),
  )
}

/** Three coins that grow like a stair, in a round field. */
function savings(context: Context): void {
  disc(context, 0, 0, 66, BLUE)
  for (const [index, height] of [26, 48, 72].entries()) {
    context.fillStyle = index === 2 ? '#f0b84a' : '#ffffff'
    context.beginPath()
    context.roundRect(-42 + index * 30, 38 - height, 24, height, 5)
    context.fill()
  }
}

/** A drop of water with a leaf's vein of hills. */
function drop(context: Context): void {
  const outline = new Path2D('M0-68C26-34 50-8 50 20a50 50 0 0 1-100 0C-50-8-26-34 0-68Z')
  context.fillStyle = '#2f86b5'
  context.fill(outline)
  context.clip(outline)
  context.fillStyle = GREEN
  context.fill(
    smooth([
      [-70, 40],
      [-30, 14],
      [0, 34],
      [34, 8],
      [80, 36],
      [80, 100],
      [-70, 100],
    ]),
  )
  context.strokeStyle = '#ffffff'
  context.lineWidth = 4
  context.stroke(
    smooth(
      [
        [-60, 56],
        [-10, 46],
        [30, 58],
        [70, 48],
      ],
      false,
    ),
  )
}

/** A gear whose middle is an open book. */
function polytechnic(context: Context): void {
  for (let tooth = 0; tooth < 10; tooth++) {
    context.save()
    context.rotate((tooth * Math.PI) / 5)
    context.fillStyle = AMBER
    context.fillRect(-11, -70, 22, 30)
    context.restore()
  }
  disc(context, 0, 0, 57, AMBER)
  disc(context, 0, 0, 44, '#ffffff')
  for (const side of [-1, 1]) {
    context.fillStyle = side < 0 ? '#2b3a67' : '#3d5191'
    context.beginPath()
    context.moveTo(side * 2, -14)
    context.quadraticCurveTo(side * 18, -26, side * 35, -16)
    context.lineTo(side * 35, 18)
    context.quadraticCurveTo(side * 18, 9, side * 2, 22)
    context.fill()
  }
}

/** The fictional partners of the village. */
export const LOGOS = {
  'mitra-1': () =>
    logo({ name: ['Koperasi Kopi', 'Giriwangi'], colour: BROWN, font: 'serif', sign: coffee }),
  'mitra-2': () =>
    logo({
      name: ['Bank Perkreditan', 'Mandala'],
      colour: BLUE,
      font: 'sans-serif',
      sign: savings,
    }),
  'mitra-3': () =>
    logo({ name: ['Yayasan', 'Air Lestari'], colour: GREEN, font: 'sans-serif', sign: drop }),
  'mitra-4': () =>
    logo({
      name: ['Politeknik', 'Mandalagiri'],
      colour: '#2b3a67',
      font: 'serif',
      sign: polytechnic,
    }),
}
