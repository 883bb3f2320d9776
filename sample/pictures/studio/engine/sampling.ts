import { lookAt, multiply, orthographic, type Matrix } from './matrix'
import type { Picture, Weather } from './picture'
import { add, cross, dot, mix, scale, unit, type V3 } from './vector'

const GOLDEN = 0.61803398875
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** The i-th of many numbers in [0, 1) spread evenly, another series for each `k`. */
export const jitter = (i: number, k: number): number => (i * GOLDEN * k + 0.37 * k) % 1

/** The i-th of `count` directions spread evenly over the upper half of the sky. */
export function domeDirection(i: number, count: number): V3 {
  const y = (i + 0.5) / count
  const r = Math.sqrt(1 - y * y)
  return [r * Math.cos(i * GOLDEN_ANGLE), y, r * Math.sin(i * GOLDEN_ANGLE)]
}

/** The i-th of `count` points spread evenly over a disc of radius 1. */
export function discPoint(i: number, count: number): [number, number] {
  const r = Math.sqrt((i + 0.5) / count)
  return [r * Math.cos(i * GOLDEN_ANGLE), r * Math.sin(i * GOLDEN_ANGLE)]
}

/** Two directions at right angles to `direction` and each other. */
function aside(direction: V3): [V3, V3] {
  const a = unit(cross(direction, Math.abs(direction[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  return [a, cross(direction, a)]
}

/** The i-th of `count` directions towards points of the sun. */
export function sunDirection(
  { sunDirection: sun, sunSpread }: Weather,
  i: number,
  count: number,
): V3 {
  const [x, y] = discPoint(i, count)
  const [a, b] = aside(sun)
  return unit(add(sun, scale(add(scale(a, x), scale(b, y)), sunSpread)))
}

/** The view of a light that comes from `direction`, rolled by `turn` so that its grain averages out. */
export function distantView(
  direction: V3,
  { centre, radius }: Picture['shadows'],
  turn: number,
): Matrix {
  const [a, b] = aside(direction)
  const up = add(scale(a, Math.cos(turn)), scale(b, Math.sin(turn)))
  const eye = add(centre, scale(direction, radius * 2))
  return multiply(orthographic(radius, radius * 4), lookAt(eye, centre, up))
}

/** The sky's light from a direction, without clouds. */
export function skyLight({ zenith, horizon, glow, sunDirection: sun }: Weather, direction: V3): V3 {
  const base = mix(horizon, zenith, 1 - (1 - direction[1]) ** 3.2)
  return add(base, scale(glow, 0.45 * Math.max(0, dot(direction, sun)) ** 6))
}
