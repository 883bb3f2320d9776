import { VARIANT_WIDTHS } from '@/domain/picture'
import {
  CHOSEN_MAX_BYTES,
  CHOSEN_MAX_MEGAPIXELS,
  fitWithin,
  isHeic,
  PICTURE_MAX_SIDE,
  pictureTypeOf,
} from '@/domain/picture-file'
import { UserFacingError } from '../errors'
import { openPicture } from './open-picture'

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

const UNREADABLE = 'Foto ini tidak dapat dibuka. Mungkin berkasnya rusak atau terlalu besar.'
const HEIC_UNREADABLE =
  'Foto ini berformat HEIC, yang tidak dapat dibuka di sini. Di iPhone, pilih Pengaturan → Kamera → ' +
  'Format → Paling Kompatibel, lalu ambil ulang fotonya. Atau kirim foto ini lewat WhatsApp ke nomor ' +
  'Anda sendiri, dan pakai foto yang diterima di sana.'
const OUT_OF_MEMORY = 'Memori perangkat ini tidak cukup untuk mengolah foto.'

/**
 * Checks a chosen file by its content and encodes it anew: a master whose longer side is at most
 * `PICTURE_MAX_SIDE` and its variants. Throws a UserFacingError that says why it cannot be used.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  if (file.size === 0) throw new UserFacingError('Berkas ini kosong.')
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const type = pictureTypeOf(head)
  // Some browsers can open HEIC; the others say what to do.
  const heic = isHeic(head)
  if (!type && !heic) throw new UserFacingError('Berkas ini bukan foto PNG, JPEG, GIF, atau WebP.')
  if (file.size > CHOSEN_MAX_BYTES)
    throw new UserFacingError(
      `Ukuran foto ${megabytes(file.size)} MB; paling besar ${megabytes(CHOSEN_MAX_BYTES)} MB. ` +
        'Kecilkan dahulu, atau ambil ulang dengan resolusi lebih rendah.',
    )
  const picture = await openPicture(file, type)
  if (!picture) throw new UserFacingError(heic ? HEIC_UNREADABLE : UNREADABLE)
  try {
    const megapixels = Math.floor((picture.width * picture.height) / 1e6)
    if (megapixels > CHOSEN_MAX_MEGAPIXELS)
      throw new UserFacingError(
        `Foto ini ${megapixels} megapiksel; paling besar ${CHOSEN_MAX_MEGAPIXELS}. ` +
          'Kecilkan dahulu, atau ambil ulang dengan resolusi lebih rendah.',
      )
    const { width, height } = fitWithin(picture.width, picture.height, PICTURE_MAX_SIDE)
    const drawn = await picture.decode(Math.max(width, height)).then(
      (image) => draw(image, width, height),
      () => null,
    )
    if (!drawn) throw new UserFacingError(heic ? HEIC_UNREADABLE : UNREADABLE)
    const master = await encode(drawn, 'image/jpeg', MASTER_QUALITY)
    const variants = []
    for (const variant of VARIANT_WIDTHS.filter((narrower) => narrower < width)) {
      const small = draw(drawn, variant, Math.max(1, Math.round((height * variant) / width)))
      variants.push({
        width: variant,
        content: await encode(small, 'image/webp', VARIANT_QUALITY),
      })
    }
    return { master, width, height, variants }
  } finally {
    picture.close()
  }
}

function draw(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new UserFacingError(OUT_OF_MEMORY)
  context.imageSmoothingQuality = 'high'
  // JPEG knows no transparency; without this it would come out black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

async function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  const encoded = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!encoded) throw new UserFacingError(OUT_OF_MEMORY)
  // A browser that cannot write the type answers with PNG.
  return encoded.type === type ? encoded : encode(canvas, 'image/jpeg', quality)
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toLocaleString('id-ID', { maximumFractionDigits: 1 })
}
