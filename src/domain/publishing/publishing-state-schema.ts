import * as v from 'valibot'
import { PUBLISHING_FAILURES } from './publishing-failure'
import { instant } from './stamp-schema'

/** `publishing/state`: how far what is published is what is in Firestore. Written by functions alone. */
export const publishingState = v.object({
  /** When something changed that is not published yet; null where nothing did. */
  dirty: v.nullable(instant),
  /** When the last publication began: what was written before that, it shows or a next one will. */
  began: v.nullable(instant),
  /** Of the last publication, which is live unless somebody deployed since. */
  number: v.number(),
  released: v.nullable(instant),
  /** Its version's name; '' while there was none. */
  version: v.string(),
  /** Its day in the village, `YYYY-MM-DD`. */
  day: v.string(),
  build: v.string(),
  /** Why nothing has been published since, `at` the first time; or all but these pages (their titles). */
  failure: v.nullable(
    v.object({
      code: v.picklist(PUBLISHING_FAILURES),
      at: instant,
      pages: v.optional(v.array(v.string())),
    }),
  ),
  /** How many versions Hosting was told to keep. */
  keeps: v.number(),
})
export type PublishingState = v.InferOutput<typeof publishingState>
