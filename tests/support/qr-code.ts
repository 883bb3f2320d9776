import jsQR from 'jsqr'
import type { Page } from 'playwright-core'

/** Width of the white border of a QR code in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4
const PIXELS_OFF = 1.5

/** Returns the text of a QR code and whether its white border is wide enough, or null if the picture has no QR code. */
export async function scan(page: Page, png: Buffer) {
  const { width, height, base64 } = await pixelsOf(page, png)
  const pixels = new Uint8ClampedArray(Buffer.from(base64, 'base64'))
  const found = jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })
  if (!found) return null
  const { topLeftCorner: from, bottomRightCorner: to } = found.location
  const module = (to.x - from.x) / (17 + 4 * found.version)
  const isWithin = (x: number, y: number, margin: number) =>
    x >= from.x - margin && x <= to.x + margin && y >= from.y - margin && y <= to.y + margin
  let isQuiet = true
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isDark = (pixels[4 * (y * width + x)] ?? 0) < 128
      const isAround =
        isWithin(x, y, QUIET_ZONE * module - PIXELS_OFF) && !isWithin(x, y, PIXELS_OFF)
      if (isDark && isAround) isQuiet = false
    }
  return { text: found.data, isQuiet }
}

const pixelsOf = (page: Page, png: Buffer) =>
  page.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')!
    context.drawImage(image, 0, 0)
    let bytes = ''
    for (const value of context.getImageData(0, 0, width, height).data)
      bytes += String.fromCharCode(value)
    return { width, height, base64: btoa(bytes) }
  }, png.toString('base64'))
