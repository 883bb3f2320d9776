import * as v from 'valibot'
import type { Partners } from './partners'

/** `partners/1`. An invalid list is read as empty. */
export const partners = v.object({
  partners: v.fallback(
    v.array(v.object({ name: v.string(), logourl: v.string(), url: v.string() })),
    [],
  ),
}) satisfies v.GenericSchema<unknown, Partners>
