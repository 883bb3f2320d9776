import { COMPLAINT_PHOTO_MAX_BYTES } from '@/domain/complaints/complaint'
import { REPLY_PHOTO_MAX_SIDE } from '@/domain/complaints/reply-photos'
import { fitWithin } from '@/domain/pictures/picture-file'
import { draw, drawChosen, encode } from './draw-picture'

/** Tried in turn; where none suffices, again with a smaller picture. */
const QUALITIES = [0.82, 0.7, 0.55]
const NEXT_SIDE = 0.75

/**
 * A chosen picture as a JPEG of at most `COMPLAINT_PHOTO_MAX_BYTES`, encoded anew and so without the
 * place and device that the camera wrote into it. Throws a UserFacingError that says why it cannot be
 * used.
 */
export async function prepareReportPhoto(file: Blob): Promise<Blob> {
  let drawn = await drawChosen(file)
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
 * The same for a photo that a reply shows: small, for it is looked at on phones. At its most it has a third of
 * the bytes that may be stored.
 */
export async function prepareReplyPhoto(file: Blob): Promise<Blob> {
  const drawn = await drawChosen(file)
  const { width, height } = fitWithin(drawn.width, drawn.height, REPLY_PHOTO_MAX_SIDE)
  return encode(draw(drawn, width, height), 'image/jpeg', 0.75)
}
