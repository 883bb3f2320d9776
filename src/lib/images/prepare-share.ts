import { placeInShare, SHARE_MAX_BYTES, SHARE_SIZE } from '@/domain/pictures/share-picture'
import { PAPER } from '@/domain/settings/palette'
import { encode, newCanvas } from './draw-picture'

/** JPEG qualities that are tried in turn. The last one is used even if the file is too large. */
const QUALITIES = [0.8, 0.6, 0.4] as const

/**
 * Returns the picture for link previews, a JPEG of `SHARE_SIZE`, with a background where the picture does not
 * fill the frame.
 */
export async function prepareShare(drawn: HTMLCanvasElement): Promise<Blob> {
  const { width, height } = SHARE_SIZE
  const { canvas, context } = newCanvas(width, height, PAPER)
  const place = placeInShare(drawn.width, drawn.height)
  context.drawImage(drawn, place.x, place.y, place.width, place.height)
  for (const quality of QUALITIES.slice(0, -1)) {
    const share = await encode(canvas, 'image/jpeg', quality)
    if (share.size <= SHARE_MAX_BYTES) return share
  }
  return encode(canvas, 'image/jpeg', QUALITIES[2])
}
