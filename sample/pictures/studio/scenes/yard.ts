import type { Stage } from '../stage'
import { between, fbm, type Random } from '../engine/random'
import { moved, then, turned } from '../engine/matrix'
import { hex, scale, mix } from '../engine/vector'
import { house } from '../models/buildings'
import { ground, lawn, ridge, volcano } from '../models/land'
import { bush, gardenPlant, tuft } from '../models/plants'

/** The village's own hills behind any outdoor scene; the volcano stands off-centre at `peak`. */
export function hills({ backdrop }: Stage, seed: number, peak = -220): void {
  ridge(backdrop, -75, 13, seed, hex('#4c6d33'), -1)
  ridge(backdrop, -170, 34, seed + 3, hex('#456636'), -2)
  ridge(backdrop, -420, 80, seed + 7, hex('#3d5d3a'), -4)
  volcano(backdrop, [peak, -20, -1150], 340, seed)
}

/** Level ground with worn grass, tufts near the viewer. */
export function yard(
  { solid, random }: Stage,
  from: number,
  tufts: number,
  bare: (x: number, z: number) => boolean = () => false,
): void {
  const height = (x: number, z: number) =>
    0.05 * fbm(x * 0.8, z * 0.8, 3) - 0.03 + (z < -34 ? (-34 - z) * 0.03 : 0)
  ground(
    solid,
    [-60, -80, 60, from],
    height,
    { colour: hex('#66833a'), pattern: 'ground' },
    (x, z) => (bare(x, z) ? mix(hex('#a58a62'), hex('#8b7350'), fbm(x, z, 2)) : lawn(x, z)),
    110,
  )
  for (let i = 0; i < tufts; i++) {
    const z = from - 1 - (from + 26) * random() ** 1.5
    const x = between(random, -1, 1) * (5 + (from - z) * 0.7)
    if (bare(x, z) || fbm(x * 0.16 + 3, z * 0.22 + 9, 4) > 0.53) continue
    solid.place(moved(x, height(x, z), z), () =>
      tuft(
        solid,
        random,
        0.12,
        between(random, 0.08, 0.2),
        6,
        [hex('#6d9a34'), hex('#a9b455')],
        0.02,
      ),
    )
  }
}

/** Houses and garden plants along the far side of a place, from x0 to x1 at about z. */
export function hamlet(
  { solid, random }: Stage,
  x0: number,
  x1: number,
  z: number,
  houses: number,
  plants: number,
): void {
  for (let i = 0; i < houses; i++) {
    const x = x0 + ((x1 - x0) * (i + 0.5)) / houses + between(random, -1, 1)
    solid.place(
      then(turned(between(random, -0.35, 0.35)), moved(x, 0, z + between(random, -2, 1))),
      () => anyHouse(solid, random),
    )
  }
  for (let i = 0; i < plants; i++) {
    const x = between(random, x0, x1)
    solid.place(moved(x, 0, z - 5 - 9 * random()), () => gardenPlant(solid, random))
    if (i % 2 === 0)
      solid.place(moved(x + 1, 0, z + 3), () =>
        bush(solid, random, between(random, 0.5, 0.9), hex('#4f7a30')),
      )
  }
}

const PAINTS = ['#efe7d2', '#d9e3da', '#f0d9b5', '#cfdde4', '#e9cfc0'].map(hex)
const TRIMS = ['#3f6b52', '#7a4a2c', '#35586f', '#8a3b2c'].map(hex)

function anyHouse(solid: Stage['solid'], random: Random): void {
  const paint = PAINTS[Math.floor(random() * PAINTS.length)] ?? hex('#efe7d2')
  const trim = TRIMS[Math.floor(random() * TRIMS.length)] ?? hex('#3f6b52')
  house(solid, {
    width: between(random, 6, 8),
    depth: 5,
    wall: 2.7,
    rise: between(random, 1.7, 2.2),
    verandah: 1.6,
    paint: { colour: paint, pattern: 'plaster' },
    trim,
    roof: { colour: scale(hex('#b4583a'), between(random, 0.8, 1.1)), pattern: 'tiles' },
  })
}
