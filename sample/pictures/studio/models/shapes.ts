import type { GridOptions, Material, Mesh } from '../engine/mesh'
import { add, cross, mix, scale, sub, unit, type V3 } from '../engine/vector'

const TURN = 2 * Math.PI

/** A box with its middle at `centre`; `size` is whole widths. */
export function box(
  mesh: Mesh,
  centre: V3,
  size: V3,
  material: Material,
  options?: GridOptions,
): void {
  const [x, y, z] = scale(size, 0.5)
  const at = (sx: number, sy: number, sz: number) => add(centre, [sx * x, sy * y, sz * z])
  const faces: [V3, V3, V3, V3][] = [
    [at(-1, 1, 1), at(1, 1, 1), at(1, -1, 1), at(-1, -1, 1)],
    [at(1, 1, -1), at(-1, 1, -1), at(-1, -1, -1), at(1, -1, -1)],
    [at(-1, 1, -1), at(-1, 1, 1), at(-1, -1, 1), at(-1, -1, -1)],
    [at(1, 1, 1), at(1, 1, -1), at(1, -1, -1), at(1, -1, 1)],
    [at(-1, 1, -1), at(1, 1, -1), at(1, 1, 1), at(-1, 1, 1)],
    [at(-1, -1, 1), at(1, -1, 1), at(1, -1, -1), at(-1, -1, -1)],
  ]
  for (const face of faces) mesh.quad(face, material, options)
}

/** A ball or egg; `radii` along x, y, z. */
export function ball(
  mesh: Mesh,
  centre: V3,
  radii: V3,
  material: Material,
  detail = 12,
  options?: GridOptions,
): void {
  mesh.grid(
    detail * 2,
    detail,
    (u, v) => {
      const [a, b] = [-u * TURN, v * Math.PI]
      return add(centre, [
        radii[0] * Math.sin(b) * Math.cos(a),
        radii[1] * Math.cos(b),
        radii[2] * Math.sin(b) * Math.sin(a),
      ])
    },
    material,
    options,
  )
}

/** A turned body: `profile` gives (radius, height) from top to bottom, joined by straight lines. */
export function lathe(
  mesh: Mesh,
  profile: readonly (readonly [radius: number, height: number])[],
  material: Material,
  detail = 28,
  options?: GridOptions,
): void {
  const last = profile.length - 1
  mesh.grid(
    detail,
    last * 3,
    (u, v) => {
      const at = Math.min(last - 1e-9, v * last)
      const i = Math.floor(at)
      const [r0, y0] = profile[i] ?? [0, 0]
      const [r1, y1] = profile[i + 1] ?? [r0, y0]
      const t = at - i
      const a = -u * TURN
      return [
        (r0 + (r1 - r0) * t) * Math.cos(a),
        y0 + (y1 - y0) * t,
        (r0 + (r1 - r0) * t) * Math.sin(a),
      ]
    },
    material,
    options,
  )
}

/** A point on the smooth curve through `path` (Catmull–Rom), t in [0, 1]. */
export function along(path: readonly V3[], t: number): V3 {
  const last = path.length - 1
  const at = Math.min(last - 1e-6, Math.max(0, t * last))
  const i = Math.floor(at)
  const f = at - i
  const p = (k: number): V3 => path[Math.min(last, Math.max(0, k))] ?? [0, 0, 0]
  const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)]
  const term = (k: 0 | 1 | 2) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * f +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * f * f +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * f ** 3)
  return [term(0), term(1), term(2)]
}

function valueAlong(values: readonly number[], t: number): number {
  const last = values.length - 1
  const at = Math.min(last, Math.max(0, t * last))
  const i = Math.min(last - 1, Math.floor(at))
  const [a, b] = [values[Math.max(0, i)] ?? 0, values[i + 1] ?? values[0] ?? 0]
  const f = at - i
  return a + (b - a) * f * f * (3 - 2 * f)
}

/** A limb, branch or rope: a round tube along `path`; `flatness` narrows its depth. */
export function tube(
  mesh: Mesh,
  path: readonly V3[],
  radii: readonly number[],
  material: Material,
  {
    around = 10,
    rows = path.length * 4,
    flatness = 1,
    up = [0, 0, 1] as V3,
    ...options
  }: GridOptions & { around?: number; rows?: number; flatness?: number; up?: V3 } = {},
): void {
  mesh.grid(
    around,
    rows,
    (u, v) => {
      const t = v
      const ahead = unit(
        sub(along(path, Math.min(1, t + 0.02)), along(path, Math.max(0, t - 0.02))),
      )
      const side = unit(
        cross(
          ahead,
          Math.abs(ahead[0] * up[0] + ahead[1] * up[1] + ahead[2] * up[2]) > 0.97
            ? [1, 0, 0.1]
            : up,
        ),
      )
      const front = cross(side, ahead)
      const a = u * TURN
      const r = valueAlong(radii, t)
      return add(
        along(path, t),
        add(scale(side, r * Math.cos(a)), scale(front, r * flatness * Math.sin(a))),
      )
    },
    material,
    options,
  )
}

/** A leaf or blade from `root` to `tip`, `width` at its widest, hanging by `droop` in its middle. */
export function blade(
  mesh: Mesh,
  root: V3,
  tip: V3,
  width: number,
  droop: number,
  material: Material,
  segments = 3,
  tint?: V3,
): void {
  const ahead = unit(sub(tip, root))
  const side = unit(cross(ahead, Math.abs(ahead[1]) > 0.95 ? [1, 0, 0.3] : [0, 1, 0]))
  mesh.grid(
    1,
    segments,
    (u, v) => {
      const spread = width * (u - 0.5) * Math.sin(Math.PI * (0.12 + 0.88 * v)) ** 0.8
      const middle = mix(root, tip, v)
      return add([middle[0], middle[1] + droop * 4 * v * (1 - v), middle[2]], scale(side, spread))
    },
    material,
    tint ? { tint: () => tint } : {},
  )
}
