import * as v from 'valibot'
import { PUBLISHING_FAILURES } from './publishing-failure'
import { instant } from './change-metadata-schema'

/** Document `publishing/state`. Written by functions only. */
export const publishingState = v.object({
  /** Time of the first unpublished change, or null. */
  dirty: v.nullable(instant),
  /** Start of the latest publication, which contains all earlier changes. */
  began: v.nullable(instant),
  number: v.number(),
  released: v.nullable(instant),
  version: v.string(),
  day: v.string(),
  build: v.string(),
  /** The last failure: its code, its start (`at`) and, for the code `pages`, the titles of the pages that failed. */
  failure: v.nullable(
    v.object({
      code: v.picklist(PUBLISHING_FAILURES),
      at: instant,
      pages: v.optional(v.array(v.string())),
    }),
  ),
  /** Number of versions that Hosting is configured to store. */
  keeps: v.number(),
  /** Number of stored documents that the app cannot read, by collection. Counted each night. */
  hidden: v.optional(v.record(v.string(), v.number())),
})
export type PublishingState = v.InferOutput<typeof publishingState>
