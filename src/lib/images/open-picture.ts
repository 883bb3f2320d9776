import type { PictureType } from '@/domain/pictures/picture-file'

/** File with known dimensions whose pixels are not decoded yet. */
interface OpenPicture {
  /** Width in pixels, after rotation by the camera's orientation. */
  width: number
  height: number
  /** Decodes the pixels with a longer side of at least `side`, if the picture is that large. Rejects broken files. */
  decode: (side: number) => Promise<CanvasImageSource>
  close: () => void
}

/** Number of pixels above which pictures are decoded at a lower resolution to save memory. */
const LARGE_PIXELS = 12_000_000

/** Reads only the dimensions of a file. Returns null if the browser cannot open it. */
export async function openPicture(
  file: Blob,
  type: PictureType | null,
): Promise<OpenPicture | null> {
  const image = new Image()
  const loaded = new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
  })
  image.src = URL.createObjectURL(file)
  let frame: VideoFrame | null = null
  const close = () => {
    URL.revokeObjectURL(image.src)
    frame?.close()
  }
  if (!(await loaded)) {
    close()
    return null
  }
  const { naturalWidth: width, naturalHeight: height } = image

  async function decode(side: number): Promise<CanvasImageSource> {
    if (type === 'image/jpeg' && width * height > LARGE_PIXELS)
      frame = await decodeSmaller(file, Math.max(width, height), side).catch(() => null)
    if (frame) return frame
    await image.decode()
    return image
  }

  return { width, height, decode, close }
}

/**
 * Decodes a JPEG at a multiple of an eighth of its size, so that 64 megapixels need 60 MB of memory instead of 600
 * (Chromium 150). Returns null if the browser does not support it.
 */
async function decodeSmaller(
  file: Blob,
  longest: number,
  side: number,
): Promise<VideoFrame | null> {
  // A browser without support for rotation would show portrait photos sideways.
  if (!('ImageDecoder' in globalThis) || !('rotation' in VideoFrame.prototype)) return null
  const desired = Math.ceil((longest * Math.ceil((8 * side) / longest)) / 8)
  const data = await file.arrayBuffer()
  const options = { data, type: 'image/jpeg', desiredWidth: desired, desiredHeight: desired }
  const decoder = new ImageDecoder(options)
  try {
    const { image } = await decoder.decode()
    if (Math.max(image.displayWidth, image.displayHeight) >= side) return image
    image.close()
    return null
  } finally {
    decoder.close()
  }
}
