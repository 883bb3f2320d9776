import * as v from 'valibot'

/** Document `imports/opensid`: what an import has written. */
export const importRecord = v.object({
  /** One line for each imported item: `news/{id}`. A missing item was deleted by staff and is not imported again. */
  items: v.fallback(v.string(), ''),
  /** One line for each article (`redirectsIn`). */
  redirects: v.fallback(v.string(), ''),
  /** Settings that the import has filled. */
  settings: v.fallback(v.record(v.string(), v.unknown()), {}),
})
export type ImportRecord = v.InferOutput<typeof importRecord>

export const IMPORT_RECORD = 'imports/opensid'
