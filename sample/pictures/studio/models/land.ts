import type { Material, Mesh } from '../engine/mesh'
import { fbm } from '../engine/random'
import { hex, mix, smoothstep, type V3 } from '../engine/vector'

/** The height of the ground at (x, z). */
export type Height = (x: number, z: number) => number

const FOREST: Material = { colour: hex('#3f5f33'), pattern: 'foliage' }

/** A wooded ridge across the view at distance `z`, its crest about `height` high. */
export function ridge(
  mesh: Mesh,
  z: number,
  height: number,
  seed: number,
  colour: V3 = FOREST.colour,
  base = 0,
): void {
  const width = Math.abs(z) * 2.6
  const depth = height * 2.2
  mesh.grid(
    180,
    36,
    (u, v) => {
      const x = (u - 0.5) * width
      const crest = 0.35 + 0.9 * fbm(u * 5 + seed, seed * 3.1, 5)
      const fold = fbm(u * 16 + seed, v * 4 + seed, 4)
      const up = Math.sin(v * Math.PI * 0.5)
      return [
        x,
        base + height * (crest * up * (0.8 + 0.35 * fold) - 0.08),
        z + depth * (0.5 - v) - fold * depth * 0.3,
      ]
    },
    { ...FOREST, colour },
  )
}

/** A lone volcano with folded flanks. */
export function volcano(
  mesh: Mesh,
  centre: V3,
  height: number,
  seed: number,
  colour: V3 = hex('#45604f'),
): void {
  mesh.grid(
    160,
    60,
    (u, v) => {
      const a = -u * 2 * Math.PI
      const r = 0.035 + v * 1.9
      const gully = fbm(Math.cos(a) * 5 + seed, Math.sin(a) * 5 + v * 1.6 + seed, 5)
      const profile =
        Math.exp(-1.5 * (r - 0.035)) * (1 - 0.33 * smoothstep(0.02, 0.6, v) * gully) - 0.075
      const bite = 0.012 * smoothstep(0.06, 0, v) * (1 + Math.sin(a + seed))
      return [
        centre[0] + Math.cos(a) * r * height * 1.25,
        centre[1] + height * (profile - bite),
        centre[2] + Math.sin(a) * r * height * 1.25,
      ]
    },
    { ...FOREST, colour },
  )
}

/** Open ground over a rectangle, finer towards the viewer. */
export function ground(
  mesh: Mesh,
  [x0, z0, x1, z1]: readonly [number, number, number, number],
  height: Height,
  material: Material,
  tint?: (x: number, z: number, y: number) => V3,
  detail = 120,
): void {
  mesh.grid(
    detail,
    detail,
    (u, v) => {
      const x = x0 + (x1 - x0) * u
      const z = z0 + (z1 - z0) * (1 - (1 - v) ** 1.6)
      return [x, height(x, z), z]
    },
    material,
    tint ? { tint: (_u, _v, [x, y, z]) => tint(x, z, y) } : {},
  )
}

/** Colours of a worn lawn: earth where feet pass, grass elsewhere. */
export function lawn(x: number, z: number): V3 {
  const worn = smoothstep(0.42, 0.62, fbm(x * 0.16 + 3, z * 0.22 + 9, 4))
  return mix(hex('#66833a'), hex('#a58a5e'), worn * 0.75)
}
