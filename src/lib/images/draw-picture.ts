import {
  CHOSEN_MAX_BYTES,
  CHOSEN_MAX_MEGAPIXELS,
  isHeic,
  masterSize,
  pictureTypeOf,
} from '@/domain/pictures/picture-file'
import { UserFacingError } from '../errors'
import { openPicture } from './open-picture'

const UNREADABLE = 'Foto ini tidak dapat dibuka. Mungkin berkasnya rusak atau terlalu besar.'
const HEIC_UNREADABLE =
  'Foto ini berformat HEIC, yang tidak dapat dibuka di sini. Di iPhone, pilih Pengaturan → Kamera → ' +
  'Format → Paling Kompatibel, lalu ambil ulang fotonya. Atau kirim foto ini lewat WhatsApp ke nomor ' +
  'Anda sendiri, dan pakai foto yang diterima di sana.'
const FETCH_FIRST =
  'Mungkin fotonya hanya ada di Google Foto atau iCloud, atau sudah dipindahkan. Unduh dahulu foto itu ' +
  'ke perangkat ini, lalu pilih lagi.'
const OUT_OF_MEMORY = 'Memori perangkat ini tidak cukup untuk mengolah foto.'

/** Checks a chosen file and draws it at `masterSize`. Throws a UserFacingError if the file cannot be used. */
export async function drawChosenFile(file: Blob, ground = '#fff'): Promise<HTMLCanvasElement> {
  if (file.size === 0) throw new UserFacingError(`Berkas ini kosong. ${FETCH_FIRST}`)
  const head = new Uint8Array(await readHead(file))
  const type = pictureTypeOf(head)
  // Some browsers can open HEIC. For others, the message explains what to do.
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
    const { width, height } = masterSize(picture.width, picture.height)
    const drawn = await picture.decode(Math.max(width, height)).then(
      (image) => draw(image, width, height, ground),
      () => null,
    )
    if (!drawn) throw new UserFacingError(heic ? HEIC_UNREADABLE : UNREADABLE)
    return drawn
  } finally {
    picture.close()
  }
}

/** Reads the first bytes of a file, which may not be on the device or may become unavailable. */
function readHead(file: Blob): Promise<ArrayBuffer> {
  return file
    .slice(0, 12)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new UserFacingError(`Foto ini tidak dapat dibaca. ${FETCH_FIRST}`, { cause })
    })
}

export function draw(
  source: CanvasImageSource,
  width: number,
  height: number,
  ground = '#fff',
): HTMLCanvasElement {
  const { canvas, context } = newCanvas(width, height, ground)
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

/** Creates a canvas with a background, because JPEG would turn transparency black. */
export function newCanvas(width: number, height: number, colour: string) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new UserFacingError(OUT_OF_MEMORY)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  return { canvas, context }
}

/** Encodes the picture as `type`, or as `otherwise` if the browser does not support `type`. */
export async function encode(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
  otherwise = 'image/jpeg',
): Promise<Blob> {
  const encoded = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!encoded) throw new UserFacingError(OUT_OF_MEMORY)
  // A browser that does not support the type returns PNG.
  return [type, otherwise].includes(encoded.type) ? encoded : encode(canvas, otherwise, quality)
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toLocaleString('id-ID', { maximumFractionDigits: 1 })
}
