import type { Placing } from './matrix'
import { add, cross, length, scale, sub, unit, type V3 } from './vector'

/** What the shader adds to a plain colour; the numbers are those of shaders/surface.ts. */
export const PATTERN = {
  plain: 0,
  foliage: 1,
  wood: 2,
  water: 3,
  ground: 4,
  picture: 5,
  plaster: 6,
  tiles: 7,
  weave: 8,
  cloth: 9,
  skin: 10,
  rock: 11,
} as const

export interface Material {
  colour: V3
  pattern?: keyof typeof PATTERN
  /** 0 dull … 1 polished. */
  gloss?: number
  /** Share of the light that comes through, as with leaves and lampshades. */
  translucent?: number
  /** Radiance of its own, a multiple of its colour. */
  glow?: number
}

export interface GridOptions {
  /** The colour of a point, instead of the material's. */
  tint?: (u: number, v: number, point: V3) => V3
  /** The rectangle of the picture atlas (u0, v0, u1, v1); v runs downwards. */
  picture?: readonly [number, number, number, number]
}

/** Numbers of a vertex: point 3, normal 3, colour 3, uv 2, pattern, gloss, translucent, glow. */
export const VERTEX_SIZE = 15

/** Triangles, collected where the current placing puts them. */
export class Mesh {
  readonly vertices: number[] = []
  readonly indices: number[] = []
  private placings: readonly Placing[] = []

  /** Everything that `build` adds is placed by `placing`, inside the placings around it. */
  place(placing: Placing, build: () => void): void {
    const outer = this.placings
    this.placings = [placing, ...outer]
    build()
    this.placings = outer
  }

  /**
   * A curved sheet: `shape` says where (u, v) in [0, 1]² lies. Its normals come from the placed
   * points, so any placing may bend or squeeze it.
   */
  grid(
    columns: number,
    rows: number,
    shape: (u: number, v: number) => V3,
    material: Material,
    { tint, picture = [0, 0, 1, 1] }: GridOptions = {},
  ): void {
    const wide = columns + 1
    const points: V3[] = []
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++)
        points.push(this.placed(shape(column / columns, row / rows)))
    const pointAt = (column: number, row: number): V3 => points[row * wide + column] ?? [0, 0, 0]
    const closed =
      length(sub(pointAt(0, rows >> 1), pointAt(columns, rows >> 1))) < 1e-6 && columns > 2
    const first = this.vertices.length / VERTEX_SIZE
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++) {
        const left = column > 0 ? column - 1 : closed ? columns - 1 : 0
        const right = column < columns ? column + 1 : closed ? 1 : columns
        // At a pole all columns meet: the neighbouring row says which way is round.
        const aside = row === 0 ? 1 : row === rows ? rows - 1 : row
        let along = sub(pointAt(right, row), pointAt(left, row))
        if (length(along) < 1e-7) along = sub(pointAt(right, aside), pointAt(left, aside))
        const down = sub(
          pointAt(column, Math.min(rows, row + 1)),
          pointAt(column, Math.max(0, row - 1)),
        )
        const [u, v] = [column / columns, row / rows]
        const point = pointAt(column, row)
        this.vertex(point, unit(cross(along, down)), material, tint?.(u, v, point), [
          picture[0] + (picture[2] - picture[0]) * u,
          picture[1] + (picture[3] - picture[1]) * v,
        ])
      }
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const corner = first + row * wide + column
        this.indices.push(corner, corner + 1, corner + wide)
        this.indices.push(corner + 1, corner + wide + 1, corner + wide)
      }
  }

  /** A flat four-cornered sheet; corners in order round it, from the picture's upper left. */
  quad(corners: readonly [V3, V3, V3, V3], material: Material, options?: GridOptions): void {
    const [a, b, c, d] = corners
    this.grid(
      1,
      1,
      (u, v) =>
        add(
          scale(add(scale(a, 1 - u), scale(b, u)), 1 - v),
          scale(add(scale(d, 1 - u), scale(c, u)), v),
        ),
      material,
      options,
    )
  }

  private placed(point: V3): V3 {
    let at = point
    for (const placing of this.placings) at = placing(at)
    return at
  }

  private vertex(
    point: V3,
    normal: V3,
    material: Material,
    colour: V3 = material.colour,
    uv: readonly [number, number],
  ): void {
    const { pattern = 'plain', gloss = 0, translucent = 0, glow = 0 } = material
    this.vertices.push(...point, ...normal, ...colour, ...uv)
    this.vertices.push(PATTERN[pattern], gloss, translucent, glow)
  }
}
