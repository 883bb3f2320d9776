import type { Material, Mesh } from '../engine/mesh'
import { moved, then, turned } from '../engine/matrix'
import { between, pick, type Random } from '../engine/random'
import { add, hex, mix, scale, unit, type V3 } from '../engine/vector'
import { along, ball, blade, tube } from './shapes'

const BARK: Material = { colour: hex('#6f5a45'), pattern: 'rock' }
const LEAF: Material = { colour: hex('#3f6b2a'), translucent: 0.45, gloss: 0.25 }

/** A leafy tree: a forked trunk under clouds of small leaves. */
export function tree(
  mesh: Mesh,
  random: Random,
  height: number,
  leaf: V3 = LEAF.colour,
  fineness = 1,
): void {
  const crown = height * 0.36
  const fork: V3 = [between(random, -0.1, 0.1) * height, height * 0.45, 0]
  tube(
    mesh,
    [[0, -0.3, 0], [fork[0] * 0.4, height * 0.22, 0.05 * height], fork],
    [height * 0.035, height * 0.022, height * 0.018],
    BARK,
    { around: 7 },
  )
  const clouds = 6 + Math.floor(random() * 4)
  for (let i = 0; i < clouds; i++) {
    const angle = (i / clouds) * 6.28 + random()
    const out = between(random, 0.25, 0.75) * crown
    const centre: V3 = [
      fork[0] + Math.cos(angle) * out,
      height * between(random, 0.58, 0.86),
      Math.sin(angle) * out,
    ]
    tube(
      mesh,
      [fork, add(scale(add(fork, centre), 0.5), [0, -0.06 * height, 0]), centre],
      [height * 0.014, height * 0.008, 0.01],
      BARK,
      { around: 5 },
    )
    leafCloud(mesh, random, centre, crown * between(random, 0.42, 0.62), leaf, fineness, height)
  }
}

function leafCloud(
  mesh: Mesh,
  random: Random,
  centre: V3,
  radius: number,
  leaf: V3,
  fineness: number,
  height: number,
) {
  const size = (height * 0.05) / Math.sqrt(fineness)
  const count = Math.round(170 * fineness)
  const tone = between(random, 0.75, 1.2)
  for (let i = 0; i < count; i++) {
    const d = unit([random() - 0.5, random() - 0.42, random() - 0.5])
    const r = radius * (0.55 + 0.5 * Math.sqrt(random()))
    const at = add(centre, [d[0] * r, d[1] * r * 0.72, d[2] * r])
    const to = add(
      at,
      scale(
        unit([d[0] + random() - 0.5, d[1] * 0.4 - 0.3 + random() * 0.5, d[2] + random() - 0.5]),
        size * between(random, 0.8, 1.5),
      ),
    )
    const shade = scale(
      mix(leaf, hex('#8d9a2f'), random() * 0.35),
      tone * between(random, 0.7, 1.15),
    )
    blade(mesh, at, to, size * 0.75, size * 0.08, LEAF, 2, shade)
  }
}

/** Dense round bushes of leaves, for hedges and the edge of a wood. */
export function bush(mesh: Mesh, random: Random, radius: number, leaf: V3 = LEAF.colour): void {
  leafCloud(mesh, random, [0, radius * 0.6, 0], radius, leaf, 1.4, radius * 4)
}

/** A coconut palm with feathered leaves. */
export function palm(mesh: Mesh, random: Random, height: number): void {
  const lean = between(random, -0.12, 0.12) * height
  const top: V3 = [lean, height, between(random, -0.05, 0.05) * height]
  tube(
    mesh,
    [[0, -0.3, 0], [lean * 0.15, height * 0.4, 0], top],
    [0.22, 0.14, 0.11],
    { colour: hex('#8a7763'), pattern: 'rock' },
    { around: 8, rows: 14 },
  )
  const fronds = 17
  for (let i = 0; i < fronds; i++) {
    const angle = (i / fronds) * 6.28 * 2.4 + random() * 0.5
    const rise = between(random, -0.35, 0.95)
    const reach = between(random, 2.3, 3) * (height > 6 ? 1 : height / 6)
    const out: V3 = [Math.cos(angle), 0, Math.sin(angle)]
    const path: V3[] = [
      top,
      add(top, add(scale(out, reach * 0.45), [0, rise * reach * 0.42, 0])),
      add(top, add(scale(out, reach * 0.85), [0, rise * reach * 0.35 - reach * 0.2, 0])),
      add(top, add(scale(out, reach * 1.05), [0, rise * reach * 0.1 - reach * 0.62, 0])),
    ]
    tube(mesh, path, [0.035, 0.02, 0.008], { colour: hex('#7d8b3a') }, { around: 4, rows: 8 })
    const side: V3 = [-out[2], 0, out[0]]
    for (let k = 2; k < 34; k++) {
      const t = k / 34
      const at = along(path, t)
      const span = reach * 0.27 * Math.sin(Math.PI * (0.1 + 0.85 * t)) ** 0.7
      const shade = scale(
        mix(hex('#4f7d2c'), hex('#a3a83f'), random() * 0.4),
        between(random, 0.7, 1.1),
      )
      for (const hand of [-1, 1])
        blade(
          mesh,
          at,
          add(at, [
            side[0] * span * hand + out[0] * span * 0.5,
            -span * between(random, 0.25, 0.6),
            side[2] * span * hand + out[2] * span * 0.5,
          ]),
          0.09,
          0.03,
          LEAF,
          2,
          shade,
        )
    }
  }
  for (let i = 0; i < 6; i++)
    ball(
      mesh,
      add(top, [Math.cos(i * 1.05) * 0.2, -0.22, Math.sin(i * 1.05) * 0.2]),
      [0.13, 0.15, 0.13],
      { colour: hex('#8d8a3c'), gloss: 0.2 },
      6,
    )
}

/** A banana plant: wide leaves that arch and hang. */
export function banana(mesh: Mesh, random: Random, height: number): void {
  tube(
    mesh,
    [
      [0, -0.2, 0],
      [0, height * 0.5, 0],
    ],
    [height * 0.06, height * 0.04],
    { colour: hex('#8f9a55'), pattern: 'cloth' },
    { around: 8 },
  )
  for (let i = 0; i < 9; i++) {
    const angle = i * 2.4 + random() * 0.4
    const reach = height * between(random, 0.45, 0.62)
    const rise = height * between(random, 0.15, 0.5)
    const out: V3 = [Math.cos(angle), 0, Math.sin(angle)]
    const side: V3 = [-out[2], 0, out[0]]
    const top: V3 = [0, height * 0.5, 0]
    const path: V3[] = [
      top,
      add(top, add(scale(out, reach * 0.4), [0, rise, 0])),
      add(top, add(scale(out, reach * 0.85), [0, rise * 0.8, 0])),
      add(top, add(scale(out, reach * 1.2), [0, rise * 0.1, 0])),
    ]
    const shade = mix(hex('#5d9135'), hex('#a4b548'), random() * 0.5)
    for (const hand of [-1, 1])
      mesh.grid(
        3,
        16,
        (u, v) => {
          const t = 0.12 + 0.88 * v
          const rim =
            height *
            0.1 *
            Math.sin(Math.PI * Math.min(1, t * 0.98)) ** 0.55 *
            (1 - 0.12 * Math.abs(Math.sin(v * 37 + i)))
          return add(
            along(path, t),
            add(scale(side, hand * u * rim), [0, u * rim * 0.35 - u * u * rim * 0.8, 0]),
          )
        },
        { ...LEAF, colour: shade, gloss: 0.4 },
      )
  }
}

/** A stand of bamboo. */
export function bamboo(mesh: Mesh, random: Random, height: number): void {
  for (let i = 0; i < 14; i++) {
    const root: V3 = [between(random, -0.9, 0.9), 0, between(random, -0.6, 0.6)]
    const bend = add(scale(root, 1.6), [between(random, -1, 1), 0, between(random, -1, 1)])
    const h = height * between(random, 0.75, 1.05)
    const path: V3[] = [
      root,
      [root[0] + bend[0] * 0.2, h * 0.6, root[2] + bend[2] * 0.2],
      [root[0] + bend[0] * 1.2, h, root[2] + bend[2] * 1.2],
      [root[0] + bend[0] * 2, h * 0.93, root[2] + bend[2] * 2],
    ]
    tube(
      mesh,
      path,
      [0.05, 0.045, 0.02, 0.01],
      { colour: hex('#9aa653'), gloss: 0.3 },
      { around: 6, rows: 16 },
    )
    for (let k = 0; k < 130; k++) {
      const at = along(path, 0.3 + 0.7 * random())
      const d: V3 = [random() - 0.5, -0.1 - random() * 0.35, random() - 0.5]
      const start = add(at, scale(d, 0.7 * random()))
      blade(
        mesh,
        start,
        add(start, scale(unit(d), 0.42)),
        0.07,
        0.03,
        LEAF,
        2,
        scale(mix(hex('#5f8a35'), hex('#b7b75c'), random() * 0.5), between(random, 0.7, 1.1)),
      )
    }
  }
}

/** Tufts of grass or rice, `count` blades of `height` within `radius`. */
export function tuft(
  mesh: Mesh,
  random: Random,
  radius: number,
  height: number,
  count: number,
  colours: readonly [V3, V3],
  width = 0.014,
): void {
  for (let i = 0; i < count; i++) {
    const angle = random() * 6.28
    const r = radius * Math.sqrt(random())
    const root: V3 = [Math.cos(angle) * r, 0, Math.sin(angle) * r]
    const h = height * between(random, 0.6, 1.1)
    const out = add(scale(root, 1.2), [
      between(random, -0.4, 0.4) * h,
      h,
      between(random, -0.4, 0.4) * h,
    ])
    blade(
      mesh,
      root,
      out,
      width,
      h * 0.14,
      { ...LEAF, translucent: 0.5 },
      2,
      scale(mix(...colours, random()), between(random, 0.75, 1.15)),
    )
  }
}

export interface Spot {
  x: number
  y: number
  z: number
}

/** Plants `grow` on each spot, turned at random. */
export function planted(
  mesh: Mesh,
  random: Random,
  spots: readonly Spot[],
  grow: (spot: Spot) => void,
): void {
  for (const spot of spots)
    mesh.place(then(turned(random() * 6.28), moved(spot.x, spot.y, spot.z)), () => grow(spot))
}

/** Any of the big plants of a West Java garden. */
export function gardenPlant(mesh: Mesh, random: Random): void {
  pick(random, [
    () => palm(mesh, random, between(random, 7, 10)),
    () => banana(mesh, random, between(random, 3, 4.2)),
    () => tree(mesh, random, between(random, 5, 8)),
    () => tree(mesh, random, between(random, 4, 6), hex('#55782f')),
  ])()
}
