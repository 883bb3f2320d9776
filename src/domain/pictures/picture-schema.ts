import * as v from 'valibot'
import { LIMITS } from '../limits'
import { optionalText, optionalUrl } from '../text/text-schema'

const dimension = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000)), 0)

/** Fields of a picture in a document. Width and height are 0 if unknown. */
export const pictureFields = {
  imageurl: optionalUrl('Foto', LIMITS.url),
  imagewidth: dimension,
  imageheight: dimension,
  imagealt: optionalText('Keterangan foto', LIMITS.caption),
}
