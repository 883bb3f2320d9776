import * as v from 'valibot'
import { instant } from '../publishing/change-metadata-schema'

/** Maximum number of previous versions of each document, and number of days for which they are stored. */
export const MAX_VERSIONS = 20
export const VERSION_DAYS = 90

/** Document `versions/{event}`: a public document before it was changed. Written by functions only. */
export const version = v.object({
  collection: v.string(),
  document: v.string(),
  /** The complete document, including the user and time of its last change. */
  data: v.record(v.string(), v.unknown()),
  replacedBy: v.string(),
  replacedAt: instant,
})
export type Version = v.InferOutput<typeof version>
