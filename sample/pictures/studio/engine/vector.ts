/** A point, direction or linear colour. Metres; x to the right, y up, z towards the viewer. */
export type V3 = readonly [number, number, number]

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: V3, k: number): V3 => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (a: V3): number => Math.hypot(...a)
export const unit = (a: V3): V3 => scale(a, 1 / (length(a) || 1))
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const mix = (a: V3, b: V3, t: number): V3 => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
]
export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x))
export const smoothstep = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** The linear colour of `#rrggbb`. */
export function hex(colour: string): V3 {
  const channel = (at: number) => {
    const s = parseInt(colour.slice(at, at + 2), 16) / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}
