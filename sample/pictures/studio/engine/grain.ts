import { seeded } from './random'

/** Cells along an edge of the volume, and of its coarsest noise. */
export const GRAIN_SIZE = 64
const COARSEST = 8

/** Value noise of four scales that repeats at the edges: (slope x, y, z, value) for each cell. */
export function grainVolume(): Float32Array {
  const size = GRAIN_SIZE
  const values = new Float32Array(size ** 3)
  let strength = 0.53
  for (let cells = COARSEST; cells <= size; cells *= 2, strength /= 2) {
    const random = seeded(`grain ${cells}`)
    const lattice = Float32Array.from({ length: cells ** 3 }, random)
    const at = (x: number, y: number, z: number) =>
      lattice[((z % cells) * cells + (y % cells)) * cells + (x % cells)] ?? 0
    const ease = (t: number) => t * t * (3 - 2 * t)
    const lerp = (a: number, b: number, t: number) => a + (b - a) * t
    for (let z = 0, i = 0; z < size; z++)
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++, i++) {
          const [px, py, pz] = [x, y, z].map((c) => (c * cells) / size) as [number, number, number]
          const [ix, iy, iz] = [Math.floor(px), Math.floor(py), Math.floor(pz)]
          const [u, v, w] = [ease(px - ix), ease(py - iy), ease(pz - iz)]
          const plane = (k: number) =>
            lerp(
              lerp(at(ix, iy, k), at(ix + 1, iy, k), u),
              lerp(at(ix, iy + 1, k), at(ix + 1, iy + 1, k), u),
              v,
            )
          values[i] = (values[i] ?? 0) + strength * lerp(plane(iz), plane(iz + 1), w)
        }
  }
  const out = new Float32Array(size ** 3 * 4)
  const near = (x: number, y: number, z: number) => {
    const wrap = (c: number) => (c + size) % size
    return values[(wrap(z) * size + wrap(y)) * size + wrap(x)] ?? 0
  }
  const perUnit = GRAIN_SIZE / COARSEST / 2
  for (let z = 0, i = 0; z < size; z++)
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++, i += 4) {
        out[i] = (near(x + 1, y, z) - near(x - 1, y, z)) * perUnit
        out[i + 1] = (near(x, y + 1, z) - near(x, y - 1, z)) * perUnit
        out[i + 2] = (near(x, y, z + 1) - near(x, y, z - 1)) * perUnit
        out[i + 3] = near(x, y, z)
      }
  return out
}
