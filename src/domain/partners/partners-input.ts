import * as v from 'valibot'
import { LIMITS } from '../limits'
import { optionalUrl, outsideUrl, requiredText } from '../text/text-schema'

export const partnerInput = v.object({
  name: requiredText('Nama mitra', LIMITS.name),
  logourl: v.pipe(
    optionalUrl('Logo', LIMITS.url),
    v.regex(/^(https?:\/\/\S{1,500}|\/\S{1,501})?$/i, 'Logo terlalu panjang.'),
  ),
  url: outsideUrl('Situs mitra'),
})

export const partnersInput = v.object({
  partners: v.pipe(
    v.array(partnerInput),
    v.maxLength(LIMITS.logos, `Paling banyak ${LIMITS.logos} mitra.`),
  ),
})
