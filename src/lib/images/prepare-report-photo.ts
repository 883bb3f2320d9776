import { COMPLAINT_PHOTO_MAX_BYTES } from '@/domain/complaints/complaint'
import { REPLY_PHOTO_MAX_SIDE } from '@/domain/complaints/reply-photos'
import { fitWithin } from '@/domain/pictures/picture-file'
import { draw, drawChosenFile, encode } from './draw-picture'

/** JPEG qualities to try in this order, then again with a smaller picture. */
const QUALITIES = [0.82, 0.7, 0.55]
const NEXT_SIDE = 0.75

/**
 * Returns a chosen picture as a JPEG of at most `COMPLAINT_PHOTO_MAX_BYTES`, without the camera's metadata. Throws a
 * UserFacingError with the reason if the picture cannot be used.
 */
export async function prepareReportPhoto(file: Blob): Promise<Blob> {
  let drawn = await drawChosenFile(file)
  for (;;) {
    for (const quality of QUALITIES) {
      const photo = await encode(drawn, 'image/jpeg', quality)
      if (photo.size <= COMPLAINT_PHOTO_MAX_BYTES) return photo
    }
    const { width, height } = drawn
    const smaller = fitWithin(width, height, Math.max(width, height) * NEXT_SIDE)
    drawn = draw(drawn, smaller.width, smaller.height)
  }
}

/**
 * Prepares a photo of a reply. The photo is smaller than a reporter's, because reporters view it on phones, and uses at
 * most a third of the allowed bytes.
 */
export async function prepareReplyPhoto(file: Blob): Promise<Blob> {
  const drawn = await drawChosenFile(file)
  const { width, height } = fitWithin(drawn.width, drawn.height, REPLY_PHOTO_MAX_SIDE)
  return encode(draw(drawn, width, height), 'image/jpeg', 0.75)
}
