import * as v from 'valibot'

import { LIMITS } from '../limits'
import { optionalUrl, outsideUrl, requiredText } from '../text/text-schema'

export interface Partner {
  name: string
  logourl: string
  url: string
}

/** Content of `partners/1`. Lists are in the order of the home page. */
export interface Partners {
  partners: Partner[]
}

/** Schema of `partners/1`. Invalid lists become empty. */
export const partners = v.object({
  partners: v.fallback(
    v.array(v.object({ name: v.string(), logourl: v.string(), url: v.string() })),
    [],
  ),
}) satisfies v.GenericSchema<unknown, Partners>

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
