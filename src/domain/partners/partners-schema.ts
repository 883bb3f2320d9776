import * as v from 'valibot'

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
