import type { Material, Mesh } from '../engine/mesh'
import { hex, mix, type V3 } from '../engine/vector'
import { box, tube } from './shapes'

export const TILE: Material = { colour: hex('#b4583a'), pattern: 'tiles' }
export const TIMBER: Material = { colour: hex('#7a5536'), pattern: 'wood', gloss: 0.15 }
export const WHITEWASH: Material = { colour: hex('#ece5d3'), pattern: 'plaster' }
export const CONCRETE: Material = { colour: hex('#b9b4a8'), pattern: 'plaster' }
const GLASS: Material = { colour: hex('#1d2a30'), gloss: 0.9 }

/** A tiled slope with corners eaves-left, eaves-right, ridge-right, ridge-left, and a soffit under it. */
export function roofSlope(
  mesh: Mesh,
  corners: readonly [V3, V3, V3, V3],
  material: Material = TILE,
): void {
  const [a, b, c, d] = corners
  const wide = Math.hypot(b[0] - a[0], b[2] - a[2])
  const tall = Math.hypot(d[0] - a[0], d[1] - a[1], d[2] - a[2])
  mesh.quad([d, c, b, a], material, { picture: [0, 0, wide / 0.28, tall / 0.3] })
  const lower = ([x, y, z]: V3): V3 => [x, y - 0.08, z]
  mesh.quad([lower(a), lower(b), lower(c), lower(d)], TIMBER)
  mesh.quad([a, b, lower(b), lower(a)], { colour: hex('#8a4630') })
}

/** A hipped roof over the rectangle from -w to w and -d to d, its eaves at `y`, ridge along x. */
export function hipRoof(
  mesh: Mesh,
  w: number,
  d: number,
  y: number,
  rise: number,
  hip: number,
  material: Material = TILE,
): void {
  const top = y + rise
  const ridge = w - hip
  roofSlope(
    mesh,
    [
      [-w, y, d],
      [w, y, d],
      [ridge, top, 0],
      [-ridge, top, 0],
    ],
    material,
  )
  roofSlope(
    mesh,
    [
      [w, y, -d],
      [-w, y, -d],
      [-ridge, top, 0],
      [ridge, top, 0],
    ],
    material,
  )
  roofSlope(
    mesh,
    [
      [w, y, d],
      [w, y, -d],
      [ridge, top, 0],
      [ridge, top, 0],
    ],
    material,
  )
  roofSlope(
    mesh,
    [
      [-w, y, -d],
      [-w, y, d],
      [-ridge, top, 0],
      [-ridge, top, 0],
    ],
    material,
  )
  tube(
    mesh,
    [
      [-ridge, top, 0],
      [ridge, top, 0],
    ],
    [0.11, 0.11],
    { colour: hex('#9a4a31') },
    { around: 8, rows: 2, up: [0, 1, 0] },
  )
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      tube(
        mesh,
        [
          [sx * ridge, top, 0],
          [sx * w, y, sz * d],
        ],
        [0.09, 0.09],
        { colour: hex('#9a4a31') },
        { around: 7, rows: 2 },
      )
}

/** A window or door frame with its pane, on a wall that faces the viewer. */
export function opening(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  door = false,
  frame: Material = TIMBER,
): void {
  box(mesh, [x, y, z], [w, h, 0.08], frame)
  if (door) {
    box(mesh, [x, y, z + 0.035], [w - 0.14, h - 0.1, 0.04], {
      ...TIMBER,
      colour: mix(frame.colour, hex('#3a2415'), 0.4),
    })
    return
  }
  const panes = Math.max(1, Math.round(w / 0.7))
  const pane = (w - 0.08) / panes
  for (let i = 0; i < panes; i++)
    box(
      mesh,
      [x - w / 2 + 0.04 + pane * (i + 0.5), y, z + 0.035],
      [pane - 0.08, h - 0.16, 0.03],
      GLASS,
    )
}

export interface House {
  width: number
  depth: number
  wall: number
  rise: number
  /** Depth of the verandah before the front wall, with posts under the eaves. */
  verandah: number
  paint?: Material
  roof?: Material
  trim?: V3
}

/** A village house round the origin whose front faces the viewer. */
export function house(
  mesh: Mesh,
  {
    width,
    depth,
    wall,
    rise,
    verandah,
    paint = WHITEWASH,
    roof = TILE,
    trim = hex('#3f6b52'),
  }: House,
): void {
  const [w, d] = [width / 2, depth / 2]
  const frame: Material = { colour: trim, gloss: 0.25 }
  box(mesh, [0, 0.2, verandah / 2], [width + 0.5, 0.4, depth + verandah + 0.3], CONCRETE)
  box(mesh, [0, 0.4 + wall / 2, 0], [width, wall, depth], paint)
  box(mesh, [0, 0.62, 0], [width + 0.04, 0.45, depth + 0.04], {
    colour: mix(trim, hex('#8d8778'), 0.55),
    pattern: 'plaster',
  })
  opening(mesh, 0, 1.45, d, 1.1, 2.1, true, frame)
  for (const side of [-1, 1])
    opening(mesh, side * w * 0.58, 1.65, d, Math.min(1.8, width * 0.24), 1.3, false, frame)
  for (const end of [-1, 1]) box(mesh, [end * w, 1.65, 0], [0.06, 1.2, 1.4], GLASS)
  const eaves = 0.4 + wall
  mesh.place(
    ([x, y, z]) => [x, y, z + verandah / 2],
    () =>
      hipRoof(
        mesh,
        w + 0.7,
        d + verandah / 2 + 0.6,
        eaves - 0.05,
        rise,
        Math.min(w * 0.55, d + 0.4),
        roof,
      ),
  )
  if (verandah <= 0) return
  const posts = Math.max(2, Math.round(width / 2.6))
  for (let i = 0; i <= posts; i++) {
    const x = -w + 0.1 + ((width - 0.2) * i) / posts
    box(mesh, [x, 0.4 + wall / 2, d + verandah - 0.1], [0.17, wall, 0.17], frame)
    box(mesh, [x, 0.75, d + verandah - 0.1], [0.32, 0.7, 0.32], paint)
  }
}

/** A red and white flag on a pole that leaves its cloth in the wind. */
export function flag(mesh: Mesh, height: number, size = 1.2): void {
  tube(
    mesh,
    [
      [0, 0, 0],
      [0, height, 0],
    ],
    [0.035, 0.028],
    { colour: hex('#e8e6e0'), gloss: 0.5 },
    { around: 8, rows: 2 },
  )
  const wave = (u: number, v: number): V3 => [
    0.04 + u * size * 0.94,
    height - 0.08 - v * size * 0.62 - u * u * 0.16,
    Math.sin(u * 6.5 + v * 1.2) * 0.1 * u * size,
  ]
  const cloth = (colour: V3): Material => ({ colour, translucent: 0.4 })
  mesh.grid(16, 4, (u, v) => wave(u, v * 0.5), cloth(hex('#c81f26')))
  mesh.grid(16, 4, (u, v) => wave(u, 0.5 + v * 0.5), cloth(hex('#f4f1ea')))
}
