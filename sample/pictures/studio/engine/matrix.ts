import { cross, dot, scale, sub, unit, type V3 } from './vector'

/** Column-major 4×4, as WebGL takes it. */
export type Matrix = Float32Array

const at = (m: Matrix, index: number): number => m[index] ?? 0

export function multiply(a: Matrix, b: Matrix): Matrix {
  const out = new Float32Array(16)
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 4; row++)
      for (let k = 0; k < 4; k++)
        out[column * 4 + row] =
          at(out, column * 4 + row) + at(a, k * 4 + row) * at(b, column * 4 + k)
  return out
}

export function perspective(
  verticalAngle: number,
  aspect: number,
  near: number,
  far: number,
): Matrix {
  const f = 1 / Math.tan(verticalAngle / 2)
  const depth = near - far
  // prettier-ignore
  return new Float32Array([
    f / aspect, 0, 0, 0,
    0, f, 0, 0,
    0, 0, (far + near) / depth, -1,
    0, 0, (2 * far * near) / depth, 0,
  ])
}

/** A box of `half` to each side and from 0 to `depth` ahead. */
export function orthographic(half: number, depth: number): Matrix {
  // prettier-ignore
  return new Float32Array([
    1 / half, 0, 0, 0,
    0, 1 / half, 0, 0,
    0, 0, -2 / depth, 0,
    0, 0, -1, 1,
  ])
}

export function lookAt(eye: V3, target: V3, up: V3): Matrix {
  const back = unit(sub(eye, target))
  const right = unit(cross(up, back))
  const top = cross(back, right)
  // prettier-ignore
  return new Float32Array([
    right[0], top[0], back[0], 0,
    right[1], top[1], back[1], 0,
    right[2], top[2], back[2], 0,
    -dot(right, eye), -dot(top, eye), -dot(back, eye), 1,
  ])
}

/** The right and up directions of a viewer at `eye`. */
export function lens(eye: V3, target: V3): readonly [right: V3, up: V3] {
  const back = unit(sub(eye, target))
  const right = unit(cross([0, 1, 0], back))
  return [right, cross(back, right)]
}

/** A placing of things: where a point of the thing comes to lie. */
export type Placing = (point: V3) => V3

export const moved =
  (x: number, y: number, z: number): Placing =>
  (p) => [p[0] + x, p[1] + y, p[2] + z]

export const scaled =
  (k: number): Placing =>
  (p) =>
    scale(p, k)

/** Turned about the y axis, anticlockwise from above. */
export function turned(angle: number): Placing {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return (p) => [p[0] * c + p[2] * s, p[1], p[2] * c - p[0] * s]
}

/** Tipped about the x axis; positive falls towards the viewer. */
export function tipped(angle: number): Placing {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return (p) => [p[0], p[1] * c - p[2] * s, p[1] * s + p[2] * c]
}

/** Rolled about the z axis; positive falls to the left. */
export function rolled(angle: number): Placing {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return (p) => [p[0] * c - p[1] * s, p[0] * s + p[1] * c, p[2]]
}

/** The first placing is done first. */
export const then =
  (...placings: readonly Placing[]): Placing =>
  (p) =>
    placings.reduce((point, place) => place(point), p)
