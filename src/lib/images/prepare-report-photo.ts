import { COMPLAINT_PHOTO_MAX_BYTES } from '@/domain/complaints/complaint'
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
