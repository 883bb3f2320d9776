import type { Grade } from './picture'
import { seeded } from './random'
import { clamp, lerp, smoothstep } from './vector'

/** Light spilled round bright places: the picture's highlights, blurred wide. */
function bloom(linear: Float32Array, width: number, height: number): Float32Array {
  const step = 4
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)]
  let small = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let c = 0; c < 3; c++) {
        const value =
          linear[
            (Math.min(height - 1, y * step) * width + Math.min(width - 1, x * step)) * 4 + c
          ] ?? 0
        small[(y * w + x) * 3 + c] = Math.min(6, Math.max(0, value - 0.75))
      }
  for (const radius of [4, 9, 14])
    small = boxBlur(boxBlur(small, w, h, radius, 1, 0), w, h, radius, 0, 1)
  const out = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [fx, fy] = [x / step, y / step]
      const [x0, y0] = [Math.min(w - 2, Math.floor(fx)), Math.min(h - 2, Math.floor(fy))]
      for (let c = 0; c < 3; c++) {
        const at = (dx: number, dy: number) => small[((y0 + dy) * w + x0 + dx) * 3 + c] ?? 0
        const low = lerp(at(0, 0), at(1, 0), Math.min(1, fx - x0))
        const high = lerp(at(0, 1), at(1, 1), Math.min(1, fx - x0))
        out[(y * width + x) * 3 + c] = lerp(low, high, Math.min(1, fy - y0))
      }
    }
  return out
}

function boxBlur(
  from: Float32Array,
  w: number,
  h: number,
  radius: number,
  dx: number,
  dy: number,
): Float32Array<ArrayBuffer> {
  const to = new Float32Array(from.length)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let c = 0; c < 3; c++) {
        let total = 0
        for (let k = -radius; k <= radius; k++) {
          const px = clamp(x + k * dx, 0, w - 1)
          const py = clamp(y + k * dy, 0, h - 1)
          total += from[(py * w + px) * 3 + c] ?? 0
        }
        to[(y * w + x) * 3 + c] = total / (2 * radius + 1)
      }
  return to
}

/** The shoulder and toe of film (Narkowicz's fit of the ACES curve). */
const film = (x: number) => clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14))
const encode = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)

/** The one development of all pictures: film curve, warm lights, green-blue shadows, fine grain. */
export function develop(
  linear: Float32Array,
  width: number,
  height: number,
  grade: Grade,
): ImageData {
  const image = new ImageData(width, height)
  const spill = bloom(linear, width, height)
  const random = seeded('grain')
  const white = [1 + 0.09 * grade.warmth, 1, 1 - 0.13 * grade.warmth]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (height - 1 - y) * width + x
      const [ex, ey] = [x / width - 0.5, y / height - 0.5]
      const edge = 1 - grade.vignette * smoothstep(0.12, 0.55, ex * ex + ey * ey)
      const rgb = [0, 1, 2].map((c) => {
        const light = (linear[from * 4 + c] ?? 0) + grade.bloom * (spill[from * 3 + c] ?? 0)
        return film(light * grade.exposure * edge * (white[c] ?? 1) * 0.8)
      })
      const luma = 0.25 * (rgb[0] ?? 0) + 0.65 * (rgb[1] ?? 0) + 0.1 * (rgb[2] ?? 0)
      const noise = (random() + random() + random() - 1.5) * grade.grain
      const shade = 1 - smoothstep(0, 0.5, luma)
      const tint = [-0.006 * shade + 0.012 * luma, 0.004 * shade, 0.008 * shade - 0.014 * luma]
      for (let c = 0; c < 3; c++) {
        let value = encode(clamp(lerp(luma, rgb[c] ?? 0, grade.saturation))) + (tint[c] ?? 0)
        value = lerp(value, value * value * (3 - 2 * value), grade.contrast)
        image.data[(y * width + x) * 4 + c] = 255 * clamp(value + noise * (1 - 0.6 * luma))
      }
      image.data[(y * width + x) * 4 + 3] = 255
    }
  return image
}
