import {
  fitWithin,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_SIDE,
  pictureTypeOf,
  VARIANT_WIDTHS,
} from '@/domain/picture'

/** A picture cannot be used; the message says why to whoever chose it. */
export class PictureError extends Error {}

export interface PreparedPicture {
  /** JPEG, so without the place and device that the camera wrote into the file. */
  master: Blob
  width: number
  height: number
  /** By width; only those narrower than the master. WebP, or JPEG where the browser writes none. */
  variants: { width: number; content: Blob }[]
}

const MASTER_QUALITY = 0.82
const VARIANT_QUALITY = 0.74

/**
 * Checks a chosen file by its content and encodes it anew: a master whose longer side is at most
 * `PICTURE_MAX_SIDE` and its variants. Throws a PictureError when the file is none that can be used.
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  if (file.size === 0) throw new PictureError('Berkas ini kosong.')
  if (!pictureTypeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer())))
    throw new PictureError('Berkas ini bukan foto PNG, JPEG, GIF, atau WebP.')
  if (file.size > PICTURE_MAX_BYTES)
    throw new PictureError(
      `Ukuran foto ${megabytes(file.size)} MB; paling besar ${megabytes(PICTURE_MAX_BYTES)} MB. ` +
        'Kecilkan dahulu, atau ambil ulang dengan resolusi lebih rendah.',
    )
  const source = await decode(file)
  try {
    const { width, height } = fitWithin(source.naturalWidth, source.naturalHeight, PICTURE_MAX_SIDE)
    const drawn = draw(source, width, height)
    const master = await encode(drawn, 'image/jpeg', MASTER_QUALITY)
    const variants = []
    for (const variant of VARIANT_WIDTHS.filter((narrower) => narrower < width)) {
      const small = draw(drawn, variant, Math.round((height * variant) / width))
      variants.push({
        width: variant,
        content: await encode(small, 'image/webp', VARIANT_QUALITY),
      })
    }
    return { master, width, height, variants }
  } finally {
    URL.revokeObjectURL(source.src)
  }
}

/** An element decodes on its own thread and turns the picture as the camera was held. */
async function decode(file: File): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } catch {
    URL.revokeObjectURL(image.src)
    throw new PictureError(
      'Foto ini tidak dapat dibuka. Mungkin berkasnya rusak atau terlalu besar.',
    )
  }
}

function draw(
  source: HTMLImageElement | HTMLCanvasElement,
  width: number,
  height: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('Memori perangkat ini tidak cukup untuk mengolah foto.')
  context.imageSmoothingQuality = 'high'
  // JPEG knows no transparency; without this it would come out black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

async function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  const encoded = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!encoded) throw new PictureError('Memori perangkat ini tidak cukup untuk mengolah foto.')
  // A browser that cannot write the type answers with PNG.
  return encoded.type === type ? encoded : encode(canvas, 'image/jpeg', quality)
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toLocaleString('id-ID', { maximumFractionDigits: 1 })
}
