/** Numbers in [0, 1) that are the same at every run (mulberry32). */
export type Random = () => number

export function seeded(name: string): Random {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (random: Random, low: number, high: number): number =>
  low + (high - low) * random()

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

function lattice(x: number, y: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth value noise in [0, 1) with features one unit wide. */
export function noise(x: number, y: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  const ease = (t: number) => t * t * (3 - 2 * t)
  const [u, v] = [ease(x - ix), ease(y - iy)]
  const low = lattice(ix, iy) * (1 - u) + lattice(ix + 1, iy) * u
  const high = lattice(ix, iy + 1) * (1 - u) + lattice(ix + 1, iy + 1) * u
  return low * (1 - v) + high * v
}

/** Noise of `octaves` scales, each half as wide and half as strong, in [0, 1). */
export function fbm(x: number, y: number, octaves = 4): number {
  let [sum, strength, total] = [0, 1, 0]
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x * 2 ** octave + octave * 17, y * 2 ** octave - octave * 31)
    total += strength
    strength /= 2
  }
  return sum / total
}
