import { between, fbm } from '../engine/random'
import { hex, mix, smoothstep } from '../engine/vector'
import { moved, then, turned } from '../engine/matrix'
import { ridge, volcano } from '../models/land'
import { palm, tree, tuft } from '../models/plants'
import { WEATHER } from '../models/weather'
import { camera, type Scene } from '../stage'

const STEP = 0.9

/** The slope that the terraces cut: a bowl that rises to both sides and away from the viewer. */
function slope(x: number, z: number): number {
  const away = Math.max(0, -z - 4)
  const bowl = 0.0042 * x * x * (1 + 0.3 * Math.sin(z * 0.05))
  return away * 0.16 + bowl + 2.6 * (fbm(x * 0.035 + 2, z * 0.035 + 5, 3) - 0.5)
}

/** Terraced paddies under water, with green bunds, palms and a volcano in the morning. */
export const terraces: Scene = ({ solid, backdrop, random }) => {
  const flat = (x: number, z: number) => Math.floor(slope(x, z) / STEP) * STEP
  const rise = (x: number, z: number) => slope(x, z) / STEP - Math.floor(slope(x, z) / STEP)
  const [x0, x1, z0, z1] = [-46, 46, -78, 4]
  const height = (x: number, z: number) => {
    const t = rise(x, z)
    const bank = smoothstep(0.86, 1, t) * STEP
    const bund = 0.16 * smoothstep(0.0, 0.03, t) * smoothstep(0.1, 0.05, t)
    return flat(x, z) + bank + bund + 0.03 * fbm(x * 2, z * 2, 2)
  }
  solid.grid(
    300,
    340,
    (u, v) => {
      const x = x0 + (x1 - x0) * u
      const z = z0 + (z1 - z0) * (1 - (1 - v) ** 1.4)
      return [x, height(x, z), z]
    },
    { colour: hex('#5f7f35'), pattern: 'ground' },
    {
      tint: (_u, _v, [x, , z]) => {
        const t = rise(x, z)
        const grass = mix(hex('#567d2c'), hex('#8a9a3e'), fbm(x * 0.6, z * 0.6, 3))
        return t > 0.1 && t < 0.86 ? hex('#5a4a30') : grass
      },
    },
  )
  for (let level = -3; level < 22; level++) {
    const y = level * STEP + 0.07
    const cell = 0.7
    for (let x = x0; x < x1; x += cell)
      for (let z = z0; z < z1; z += cell) {
        const levels = [
          [0, 0],
          [cell, 0],
          [0, cell],
          [cell, cell],
        ].map(([dx = 0, dz = 0]) => Math.floor(slope(x + dx, z + dz) / STEP))
        const near = levels.includes(level) && levels.every((at) => at >= level)
        if (near)
          solid.quad(
            [
              [x, y, z],
              [x + cell, y, z],
              [x + cell, y, z + cell],
              [x, y, z + cell],
            ],
            { colour: hex('#4a5238'), pattern: 'water', translucent: 0.25 },
          )
      }
  }
  for (let i = 0; i < 9000; i++) {
    const z = between(random, -46, 3)
    const x = between(random, -1, 1) * (10 - z * 0.75)
    const t = rise(x, z)
    const planted = Math.floor(slope(x, z) / STEP) % 3 !== 0
    const paddy = t > 0.14 && t < 0.84
    if (paddy && !planted) continue
    const [gx, gz] = paddy ? [Math.round(x / 0.32) * 0.32, Math.round(z / 0.32) * 0.32] : [x, z]
    const y = paddy ? flat(gx, gz) + 0.05 : height(x, z)
    solid.place(moved(gx, y, gz), () =>
      tuft(
        solid,
        random,
        paddy ? 0.05 : 0.22,
        paddy ? 0.34 : 0.26,
        paddy ? 6 : 7,
        [hex('#7fae33'), hex('#b5c84e')],
        paddy ? 0.03 : 0.03,
      ),
    )
  }
  const trees: [number, number, number][] = [
    [-15, -17, 10],
    [-18.5, -23, 8.5],
    [17, -30, 9],
    [21, -27, 8],
    [-24, -40, 10],
    [8, -62, 9],
    [12, -66, 10],
    [-9, -60, 8],
  ]
  for (const [x, z, h] of trees)
    solid.place(then(turned(random() * 6), moved(x, height(x, z), z)), () => palm(solid, random, h))
  for (let i = 0; i < 26; i++) {
    const x = between(random, -44, 44)
    const z = between(random, -80, -60) + Math.abs(x) * 0.2
    solid.place(moved(x, height(x, z), z), () =>
      tree(solid, random, between(random, 4, 8), hex('#48692f'), 0.5),
    )
  }
  ridge(backdrop, -150, 34, 4, hex('#48672f'), 4)
  ridge(backdrop, -330, 70, 11, hex('#3d5d38'), 6)
  volcano(backdrop, [-190, 0, -1100], 420, 3)
  ridge(backdrop, -800, 120, 23, hex('#3d5d40'), 0)
  return {
    weather: WEATHER.morning,
    camera: camera([0, 7.4, 11], [0, 4.6, -14], 42),
    shadows: { centre: [0, 4, -24], radius: 42 },
  }
}
