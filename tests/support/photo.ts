import type { Page } from 'playwright-core'

/** Returns a JPEG made in the browser: blue with a red upper left quarter. */
export function photo(page: Page, width: number, height: number): Promise<Buffer> {
  return draw(page, width, height, false)
}

/** Returns a square JPEG of random pixels, which is the hardest picture to compress. */
export function randomPicture(page: Page, side: number): Promise<Buffer> {
  return draw(page, side, side, true)
}

async function draw(page: Page, width: number, height: number, noisy: boolean): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ width, height, noisy }) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas.')
      context.fillStyle = '#00f'
      context.fillRect(0, 0, width, height)
      context.fillStyle = '#f00'
      context.fillRect(0, 0, width / 2, height / 2)
      if (noisy) {
        const dots = context.getImageData(0, 0, width, height)
        // `getRandomValues` fills at most 65,536 bytes per call.
        for (let at = 0; at < dots.data.length; at += 65_536)
          crypto.getRandomValues(dots.data.subarray(at, at + 65_536))
        context.putImageData(dots, 0, 0)
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    { width, height, noisy },
  )
  return Buffer.from(base64, 'base64')
}

const EXIF_PLACE = '7 LU SECRET PLACE'

/** Returns the JPEG with EXIF metadata: orientation 6, and `EXIF_PLACE` as the name of the GPS area. */
export function withCameraMetadata(jpeg: Buffer): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16LE(tag, 0)
    bytes.writeUInt16LE(type, 2)
    bytes.writeUInt32LE(count, 4)
    bytes.writeUInt32LE(value, 8)
    return bytes
  }
  const gpsAt = 8 + 2 + 2 * 12 + 4
  const placeAt = gpsAt + 2 + 12 + 4
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'),
    Buffer.from([2, 0]),
    entry(0x0112, 3, 1, 6),
    entry(0x8825, 4, 1, gpsAt),
    Buffer.alloc(4),
    Buffer.from([1, 0]),
    entry(0x001c, 7, EXIF_PLACE.length, placeAt),
    Buffer.alloc(4),
    Buffer.from(EXIF_PLACE, 'latin1'),
  ])
  const segment = Buffer.from([0xff, 0xe1, 0, 0])
  segment.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, exif, jpeg.subarray(2)])
}

/** Returns the size of a picture and whether each of its four corners is red, row by row. */
export function inspectPicture(page: Page, address: string) {
  return page.evaluate(async (address) => {
    const response = await fetch(address)
    const picture = await createImageBitmap(await response.blob())
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('No canvas.')
    context.drawImage(picture, 0, 0)
    const isRed = (x: number, y: number) => (context.getImageData(x, y, 1, 1).data[0] ?? 0) > 128
    const [right, bottom] = [width - 9, height - 9]
    const corners = [isRed(8, 8), isRed(right, 8), isRed(8, bottom), isRed(right, bottom)]
    return { width, height, corners }
  }, address)
}
