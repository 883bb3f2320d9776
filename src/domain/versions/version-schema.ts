import * as v from 'valibot'
import { instant } from '../publishing/stamp-schema'

/** Of each thing so many earlier versions are kept, for so many days. */
export const VERSIONS_KEPT = 20
export const VERSION_DAYS = 90

/** `versions/{event}`: what a public document was before a change. Written by functions alone. */
export const version = v.object({
  collection: v.string(),
  document: v.string(),
  /** The whole document, with who had written it and when. */
  data: v.record(v.string(), v.unknown()),
  /** Who changed it then; '' where the document does not say. */
  replacedBy: v.string(),
  replacedAt: instant,
})
export type Version = v.InferOutput<typeof version>
